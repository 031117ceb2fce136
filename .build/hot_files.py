"""How setuptools builds the hot files, those under `ext-modules` in pyproject.toml."""

import gc
import os

from setuptools.command.build_ext import build_ext

try:
    from Cython.Build import cythonize
except ImportError:  # then nothing is compiled
    cythonize = None


class HotFiles(build_ext):
    """Translates all to C in one go, which takes half of the time, and compiles each then.

    The command that Cython brings along, on which that of setuptools rests, begins anew for each
    file and reads the types of the others again.
    """

    command_name = "build_ext"  # of which pyproject.toml has the options

    def build_extensions(self) -> None:
        """Build what `ext-modules` lists."""
        if cythonize:
            self._translate()
        self.parallel = self.parallel or os.cpu_count()
        super().build_extensions()

    def _translate(self) -> None:
        gc.disable()  # Cython makes much and throws nothing away: 400 MB at the end
        try:
            translated = cythonize(
                self.extensions,
                force=self.force,
                quiet=not self.verbose,
                build_dir=self.build_temp,
                compiler_directives=self.cython_directives,
                shared_utility_qualified_name=self.shared_utility_qualified_name,
            )
        finally:
            gc.enable()
        for extension, in_c in zip(self.extensions, translated, strict=True):
            extension.sources = in_c.sources
        # The command is left nothing to translate, and nothing to copy.
        self.shared_utility_qualified_name = self.cython_c_in_temp = None
