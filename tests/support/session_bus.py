"""A D-Bus session bus for tests, which starts no service that the test does not name."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.support.waiting import line_from

NO_BUS = {"DBUS_SESSION_BUS_ADDRESS": "disabled:"}
"""The environment of programs without a session bus; where it is unset, libdbus looks for one."""

_CONFIGURATION = """\
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <auth>EXTERNAL</auth>
  <servicedir>{folder}/services</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


@contextmanager
def session_bus(*services: Path) -> Iterator[str]:
    """Run a session bus that starts only `services`, D-Bus service files; yield its address."""
    with ExitStack() as ending:
        # The path of a socket is limited to about a hundred characters, and that of `tmp_path`
        # may be longer.
        folder = Path(ending.enter_context(tempfile.TemporaryDirectory(dir="/tmp")))
        (folder / "services").mkdir()
        for service in services:
            shutil.copy(service, folder / "services")
        configuration = folder / "session.conf"
        configuration.write_text(_CONFIGURATION.format(folder=folder), encoding="ascii")
        yield _start_daemon(ending, configuration)


def _start_daemon(ending: ExitStack, configuration: Path) -> str:
    """Start a bus that ends with `ending`, and return its address once it accepts connections."""
    folder = str(configuration.parent)
    reading, writing = os.pipe()
    try:
        process = ending.enter_context(
            subprocess.Popen(
                [
                    "dbus-daemon",
                    f"--config-file={configuration}",
                    "--nofork",
                    "--nopidfile",
                    f"--print-address={writing}",
                ],
                env={  # inherited by the services
                    "PATH": os.environ["PATH"],
                    "HOME": folder,
                    "XDG_RUNTIME_DIR": folder,
                    "GSETTINGS_BACKEND": "memory",
                },
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=(writing,),
            )
        )
    finally:
        os.close(writing)
    ending.callback(process.terminate)
    with os.fdopen(reading) as end:
        return line_from(end).strip()
