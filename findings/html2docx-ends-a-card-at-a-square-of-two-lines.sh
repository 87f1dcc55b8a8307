#!/bin/sh
# html2docx 1.6.0 (PyPI) on Python 3.11 makes Word documents from HTML: cards as tables.
# python-docx 1.2.0 reads them.
#
# Behaviour: a square with two paragraphs or a list ends the table. Its second paragraph and all
# later squares become plain paragraphs after it; with a list nothing of the list is in the table.
# A square with `rowspan` doesn't shift the cells of the next row, so its numbers are in the wrong
# columns. If part of a link is bold, the link's URL is printed after that part, in the middle of
# its text.
#
# Why it surprises: the readme says "converts valid HTML input to docx output", and all of this is
# valid; rich text editors write a paragraph for each Enter within a cell. The first paragraph of
# a cell uses the cell's own; the next one is added to the document. No error is raised, and a
# card with one line in each square is right. (I found no issue on it. The project on GitHub that
# has issues under this name is a different one, htmldocx.)
#
# What to do: join the lines of a square with <br>, repeat a square in each of its rows, and keep
# bold outside of links.
#
# Output seen:
# <t><tr><td>Owl<br>Uhu</td><td>Dog</td></tr><tr><td>Fox</td><td>Cat</td></tr></t>
# - table Owl
# Uhu | Dog / Fox | Cat
# <t><tr><td><p>Owl</p><p>Uhu</p></td><td>Dog</td></tr><tr><td>Fox</td><td>Cat</td></tr></t>
# - table Owl; paragraph Uhu; paragraph Dog; paragraph Fox; paragraph Cat
# <t><tr><td><ul><li>Owl</li><li>Uhu</li></ul></td><td>Dog</td></tr></t>
# - table ; paragraph Owl; paragraph Uhu; paragraph Dog
# <t><tr><td rowspan="2">B</td><td>I</td><td>N</td></tr><tr><td>16</td><td>31</td></tr></t>
# - table B | I | N / 16 | 31 |
# <p><a href="https://example.org"><b>Join</b> the game</a></p>
# - paragraph Join https://example.org the game
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check html2docx==1.6.0 python-docx==1.2.0
cat >cards.py <<'PY'
import docx
from docx.table import Table
from html2docx import html2docx


def shown(block):
    if not isinstance(block, Table):
        return f"paragraph {block.text}"
    return "table " + " / ".join(" | ".join(cell.text for cell in row.cells) for row in block.rows)


for html in [
    "<table><tr><td>Owl<br>Uhu</td><td>Dog</td></tr><tr><td>Fox</td><td>Cat</td></tr></table>",
    "<table><tr><td><p>Owl</p><p>Uhu</p></td><td>Dog</td></tr><tr><td>Fox</td><td>Cat</td></tr></table>",
    "<table><tr><td><ul><li>Owl</li><li>Uhu</li></ul></td><td>Dog</td></tr></table>",
    '<table><tr><td rowspan="2">B</td><td>I</td><td>N</td></tr><tr><td>16</td><td>31</td></tr></table>',
    '<p><a href="https://example.org"><b>Join</b> the game</a></p>',
]:
    print(html.replace("table>", "t>"))
    document = docx.Document(html2docx(html, title="Card"))
    print("-", "; ".join(map(shown, document.iter_inner_content())))
PY
python/bin/python cards.py | tee seen
cat >expected <<'TEXT'
<t><tr><td>Owl<br>Uhu</td><td>Dog</td></tr><tr><td>Fox</td><td>Cat</td></tr></t>
- table Owl
Uhu | Dog / Fox | Cat
<t><tr><td><p>Owl</p><p>Uhu</p></td><td>Dog</td></tr><tr><td>Fox</td><td>Cat</td></tr></t>
- table Owl; paragraph Uhu; paragraph Dog; paragraph Fox; paragraph Cat
<t><tr><td><ul><li>Owl</li><li>Uhu</li></ul></td><td>Dog</td></tr></t>
- table ; paragraph Owl; paragraph Uhu; paragraph Dog
<t><tr><td rowspan="2">B</td><td>I</td><td>N</td></tr><tr><td>16</td><td>31</td></tr></t>
- table B | I | N / 16 | 31 | 
<p><a href="https://example.org"><b>Join</b> the game</a></p>
- paragraph Join https://example.org the game
TEXT
cmp seen expected
