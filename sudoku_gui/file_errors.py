"""What can be wrong with a file to be replaced that Python has no error for."""


class NoFolderError(FileNotFoundError):
    """There is no folder for the file; `filename` is what the folder would be called."""


class NotRegularError(OSError):
    """There is something of that name, and it is neither a file nor a folder."""
