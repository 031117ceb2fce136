"""Which fonts are learned from, and how their digits are drawn."""

from pathlib import Path

from tests.training.fonts import HEIGHT, usable_fonts
from tests.training.pillow_font import write_pillow_font


def test_the_digits_of_a_font_are_as_high_as_the_highest_is_to_be(tmp_path: Path) -> None:
    write_pillow_font(tmp_path / "fonts-a" / "usr" / "a.ttf")

    (font,) = usable_fonts(tmp_path)

    assert (font.package, font.name) == ("fonts-a", "a.ttf")
    assert len(font.digits) == 9
    assert max(digit.shape[0] for digit in font.digits) == HEIGHT
    assert all(digit.min() >= 0 and digit.max() <= 1 for digit in font.digits)


def test_digits_that_another_font_has_drawn_are_left_out(tmp_path: Path) -> None:
    write_pillow_font(tmp_path / "fonts-a" / "a.ttf")
    write_pillow_font(tmp_path / "fonts-b" / "b.otf")

    assert [font.package for font in usable_fonts(tmp_path)] == ["fonts-a"]


def test_what_is_no_font_of_text_is_left_out(tmp_path: Path) -> None:
    write_pillow_font(tmp_path / "fonts-a" / "SomeSymbols.ttf")
    (tmp_path / "fonts-a" / "damaged.ttf").write_bytes(b"no font")
    (tmp_path / "fonts-a" / "copyright").write_text("text", "utf-8")

    assert usable_fonts(tmp_path) == []
