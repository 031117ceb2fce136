"""One puzzle in every form in which people paste it, and with words in other encodings around."""

from tests.support.formats.links import LINE

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ZEROS = LINE.replace(".", "0")
ROWS = [LINE[at : at + 9] for at in range(0, 81, 9)]
NUMBERS = [", ".join(row.replace(".", "0")) for row in ROWS]

FORMS: dict[str, str | bytes] = {
    "a bank": f"0a1b2c3d4e5f {ZEROS}  1.2\n",
    "a number": f"17\t{LINE}\n",
    "a numbered line": f"1: {LINE}\n",
    "a rating in front": f"ED=11.9/11.9/11.3 {LINE}\n",
    "a line of gsf": f"99480,99408,114,1895,{LINE},Some-Name,20.00s,C21.m/S6.f\n",
    "a puzzle and its solution": f"{LINE},{SOLUTION}\n",
    "a semicolon": f"{LINE};{SOLUTION}\n",
    "quotation marks": f'"{LINE}"\n',
    "statistics": f"{LINE},26,38,17,0,0,0,Easy,\n",
    "a link": f"https://www.sudokuwiki.org/sudoku.htm?bd={ZEROS}\n",
    "a link with a path": f"https://sudoku.coach/en/solver/{ZEROS}\n",
    **{f"{sign} for blanks": f"{LINE.replace('.', sign)}\n" for sign in "Xx-?#"},
    "81 fields": f"{','.join(LINE.replace('.', ' ')).replace(' ', '')}\n",
    "81 numbers": f"{' '.join(ZEROS)}\n",
    "81 numbers and a rating": f"{' '.join(ZEROS)}\t0.3\n",
    "81 fields and the solution": f"{','.join(ZEROS + SOLUTION)}\n",
    "groups of three": "".join(f"{row[:3]} {row[3:6]} {row[6:]}\n" for row in ROWS),
    "semicolons": "".join(f"{';'.join(row)}\n" for row in ROWS),
    "tabs, nothing for blanks": "".join("\t".join(row).replace(".", "") + "\n" for row in ROWS),
    "bars": "".join(f"|{'|'.join(row)}|\n" for row in ROWS),
    "C": "int grid[9][9] = {" + ",\n".join(f"{{{row}}}" for row in NUMBERS) + "};\n",
    "a program of C": "#include <stdio.h>\nint grid[9][9] = {\n"
    + ",\n".join(f"  {{{row}}}" for row in NUMBERS)
    + "\n};\nint main(void) {\n  return grid[0][1];\n}\n",
    "Java": "int[][] board = new int[][] {\n"
    + ",\n".join(f"{{{row}}}" for row in NUMBERS)
    + "\n};\n",
    "all cells in one array": "int grid[81] = {" + ",".join(ZEROS) + "};\n",
    "rows as strings": "char *rows[] = {\n" + ",\n".join(f'"{row}"' for row in ROWS) + "};\n",
    "Python": "board = [\n" + "".join(f"    [{row}],\n" for row in NUMBERS) + "]\nprint(board)\n",
    "what numpy prints": "[[" + "]\n [".join(row.replace(",", "") for row in NUMBERS) + "]]\n",
    "null for blanks": '{"board": ['
    + ", ".join(f"[{row}]" for row in NUMBERS).replace("0", "null")
    + "]}\n",
    "x for blanks in an array": "["
    + ",".join("[" + ",".join(f'"{sign}"' for sign in row.replace(".", "x")) + "]" for row in ROWS)
    + "]\n",
    "a comma too many": "grid = [" + "".join(f"[{row}],\n" for row in NUMBERS) + "]\n",
    "an object": f'{{"puzzle": "{LINE}", "solution": "{SOLUTION}"}}\n',
    "an object with rows": '{"board": [' + ", ".join(f"[{row}]" for row in NUMBERS) + "]}\n",
    "a Korean word in CP949": b"\xbd\xba\xb5\xb5\xc4\xed " + f"{LINE}\n".encode(),
    "a Japanese word in Shift-JIS": b"\x90\x94\x93\xc6 " + f"{LINE}\n".encode(),
    "a word in Latin-1": b"G\xe9nies: " + f"{LINE}\n".encode(),
}
"""By what each is; all have the givens of LINE."""
