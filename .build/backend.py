"""What pip asks for when it installs a checkout: as setuptools does it, with fewer questions.

There is no `prepare_metadata_for_build_wheel`: without it the metadata are taken from the wheel,
which is built anyway, and setuptools need not be started for them alone.  It is not loaded to
say that it needs nothing more, either.  Together that is about a second less.
"""

from typing import Any


def _setuptools() -> Any:
    from setuptools import build_meta  # noqa: PLC0415 - not loaded for what needs none of it

    return build_meta


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel needs besides what pyproject.toml names."""
    return []


get_requires_for_build_sdist = get_requires_for_build_editable = get_requires_for_build_wheel


def build_wheel(directory: str, config_settings: Any = None, metadata: str | None = None) -> str:
    """Write a wheel into the directory; its name."""
    return _setuptools().build_wheel(directory, config_settings, metadata)


def build_sdist(directory: str, config_settings: Any = None) -> str:
    """Write the source distribution into the directory; its name."""
    return _setuptools().build_sdist(directory, config_settings)


def build_editable(directory: str, config_settings: Any = None, metadata: str | None = None) -> str:
    """Compile in place, and write a wheel that leads there into the directory; its name."""
    return _setuptools().build_editable(directory, config_settings, metadata)


def prepare_metadata_for_build_editable(directory: str, config_settings: Any = None) -> str:
    """Write the metadata into the directory; the name of their folder there."""
    return _setuptools().prepare_metadata_for_build_editable(directory, config_settings)
