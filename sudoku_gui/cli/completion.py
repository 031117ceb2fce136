"""`sudoku-gui completion`: a script by which a shell completes commands, options and their values.

The script is made from what the commands say of themselves, so it knows all of them.
"""

from argparse import Action, ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence

from sudoku_gui import cli
from sudoku_gui.cli import streams
from sudoku_gui.cli.command import Command, ExitStatus
from sudoku_gui.cli.parsers import parser_of
from sudoku_gui.formats.registry import FORMATS
from sudoku_gui.language import say, text, tr
from sudoku_gui.lazy_dataclasses import dataclass
from sudoku_gui.solvers import ALGORITHMS
from sudoku_gui.solvers.engine import instant
from sudoku_gui.techniques.registry import TECHNIQUES


@dataclass(frozen=True, slots=True)
class _Option:
    """An option of a command; `values` are what may follow it, where they have names."""

    names: tuple[str, ...]
    summary: str
    takes_value: bool
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _CompletedCommand:
    name: str
    summary: str
    options: tuple[_Option, ...]
    words: tuple[str, ...]  # what may follow it otherwise, besides files


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("shell", choices=list(_SCRIPTS), help=tr("the shell to write it for"))


def _run(options: Namespace) -> ExitStatus:
    streams.write_lines(*_SCRIPTS[options.shell](tuple(map(_completed, cli.COMMANDS))))
    return ExitStatus.DONE


def _completed(name: str) -> _CompletedCommand:
    command = cli.command_named(name)
    actions = parser_of(command)._actions  # argparse has no other way to ask for them
    options = tuple(_option(name, each) for each in actions if each.option_strings)
    files = (each for each in actions if not each.option_strings)
    words = tuple(str(word) for each in files for word in each.choices or ())
    if name == "help":
        words = cli.COMMANDS
    return _CompletedCommand(name, say(command.summary), options, words)


def _option(command: str, action: Action) -> _Option:
    takes_value = action.nargs != 0
    values = tuple(map(str, action.choices or ()))
    if action.metavar == "NAME":
        values = tuple(_NAMES_FOR[action.option_strings[-1]](command))
    return _Option(tuple(action.option_strings), str(action.help), takes_value, values)


def _algorithm_names(command: str) -> Iterable[str]:
    instant_too = (instant.NAME,) if command == "solve" else ()
    return (*(each.name for each in ALGORITHMS), *instant_too)


def _format_names(_command: str) -> Iterable[str]:
    return FORMATS.names


_NAMES_FOR: dict[str, Callable[[str], Iterable[str]]] = {
    "--algorithm": _algorithm_names,
    "--procedure": _algorithm_names,
    "--format": _format_names,
    "--from": _format_names,
    "--to": _format_names,
    "--technique": lambda _: dict.fromkeys(each.name for each in TECHNIQUES),
}


def _bash(commands: Sequence[_CompletedCommand]) -> Iterator[str]:
    yield "_sudoku_gui() {"
    yield '    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=""'
    yield '    if [ "$COMP_CWORD" -eq 1 ]; then'
    yield f'        words="{" ".join(_words_at_first(commands))}"'
    yield "    else"
    yield '        case "${COMP_WORDS[1]} $before" in'
    for command, option in _options_with_values(commands):
        for name in option.names:
            yield f'            "{command.name} {name}") words="{" ".join(option.values)}" ;;'
    yield '            *) case "${COMP_WORDS[1]}" in'
    for command in commands:
        yield f'                {command.name}) words="{" ".join(_words_after(command))}" ;;'
    yield "            esac ;;"
    yield "        esac"
    yield "    fi"
    yield '    COMPREPLY=($(compgen -W "$words" -- "$word"))'
    yield "}"
    yield "complete -o default -F _sudoku_gui sudoku-gui"


def _zsh(commands: Sequence[_CompletedCommand]) -> Iterator[str]:
    yield "#compdef sudoku-gui"
    yield "_sudoku_gui() {"
    yield "    local -a found"
    yield "    if (( CURRENT == 2 )); then"
    yield f"        found=({' '.join(_words_at_first(commands))})"
    yield "    else"
    yield '        case "${words[2]} ${words[CURRENT-1]}" in'
    for command, option in _options_with_values(commands):
        for name in option.names:
            yield f"            ('{command.name} {name}') found=({' '.join(option.values)}) ;;"
    yield '            (*) case "${words[2]}" in'
    for command in commands:
        yield f"                ({command.name}) found=({' '.join(_words_after(command))}) ;;"
    yield "            esac ;;"
    yield "        esac"
    yield "    fi"
    yield "    compadd -- $found"
    yield "    _files"
    yield "}"
    yield 'if [ "$funcstack[1]" = _sudoku_gui ]; then'
    yield '    _sudoku_gui "$@"'
    yield "else"
    yield "    compdef _sudoku_gui sudoku-gui"
    yield "fi"


def _fish(commands: Sequence[_CompletedCommand]) -> Iterator[str]:
    yield "complete -c sudoku-gui -n __fish_use_subcommand -s V -l version"
    for command in commands:
        summary = _in_fish(command.summary)
        yield f"complete -c sudoku-gui -n __fish_use_subcommand -a {command.name} -d {summary}"
        seen = f"-n '__fish_seen_subcommand_from {command.name}'"
        if command.words:
            yield f"complete -c sudoku-gui {seen} -a '{' '.join(command.words)}'"
        for option in command.options:
            names = " ".join(
                f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"
                for name in option.names
            )
            values = f" -x -a '{' '.join(option.values)}'" if option.values else ""
            takes = " -r" if option.takes_value and not values else values
            yield f"complete -c sudoku-gui {seen} {names}{takes} -d {_in_fish(option.summary)}"


def _in_fish(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def _words_at_first(commands: Sequence[_CompletedCommand]) -> Iterator[str]:
    yield from (command.name for command in commands)
    yield from ("--help", "--version")


def _words_after(command: _CompletedCommand) -> Iterator[str]:
    yield from (name for option in command.options for name in option.names)
    yield from command.words


def _options_with_values(
    commands: Sequence[_CompletedCommand],
) -> Iterator[tuple[_CompletedCommand, _Option]]:
    for command in commands:
        for option in command.options:
            if option.takes_value:
                yield command, option


_SCRIPTS = {"bash": _bash, "zsh": _zsh, "fish": _fish}

COMMAND = Command(
    "completion",
    text("write a script by which a shell completes what is typed"),
    _add_arguments,
    _run,
)
