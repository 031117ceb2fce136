"""Links that carry no puzzle, refused by the name of their site: no page is ever opened."""

import re

from sudoku_gui.formats.format import ParseResult
from sudoku_gui.formats.links.link_site import kept_by
from sudoku_gui.formats.only_read.form import Form
from sudoku_gui.formats.text.source_text import SourceText
from sudoku_gui.language import text

_LINK = re.compile(
    r"[ \t]*(?:https?://)?(?:www\.)?([a-z0-9][a-z0-9.-]{0,28}\.[a-z]{2,8})(?:[/?#]\S*)?[ \t]*",
    re.IGNORECASE,
)
_MOST_SIGNS = 10_000


def _parse(source: SourceText) -> ParseResult | None:
    if len(source.content) > _MOST_SIGNS:
        return None
    links = [_LINK.fullmatch(line.text) for line in source.lines]
    if links[0] and all(links):
        raise kept_by(links[0][1].lower())
    return None


FORM = Form(text("links"), "line", _parse)
