"""A file on its way from or to the disk, as the thread sees it that does not do it."""


class FileTransfer:
    """How far the reading or writing of a file is, and a way to end it.

    Each attribute is written in one thread alone.
    """

    def __init__(self) -> None:
        self.size = 0
        """How much there is to do; 0 before that is known.

        That is the bytes of a file that is read.  A puzzle that is written counts each time that
        it is looked at: to write it, in some formats to see before what columns there must be, and
        when it is read again to see whether it is all there.
        """
        self.done = 0
        """How much of it is done."""
        self.is_cancelled = False
        """Whether nobody waits for it any more: the rest is left undone then."""

    def go_on(self, amount: int = 0) -> None:
        """So much more is done; raises TransferCancelledError where the rest is not wanted."""
        self.done += amount
        if self.is_cancelled:
            raise TransferCancelledError


class TransferCancelledError(Exception):
    """Nobody waits for the file any more."""
