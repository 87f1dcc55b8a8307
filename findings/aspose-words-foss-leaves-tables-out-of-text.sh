#!/bin/sh
# aspose-words-foss 26.7.0 (PyPI, pure Python) with python-docx 1.2.0 on Python 3.11: a card as a
# table in a Word document, read as text.
#
# Behaviour: `get_text()` and export to `.txt` contain the paragraphs before and after the table,
# and none of its cells. Markdown export has the table, but leaves out a table nested in a cell
# together with its text, and also text that was inserted with tracked changes, though Word shows
# it. `get_text()` and `.txt` write links in Markdown, "[rules](#rules)".
#
# Why it surprises: the readme lists `get_text()` under "Extract plain text", and plain text
# export as "extract document text content". Aspose.Words itself, whose API it mirrors, includes
# the text of cells in `get_text()`, each ended by its cell mark. A card is a table, so whatever
# searches, counts or forwards the text sees only its title, and a test with letters or reports
# passes. (python-docx's `paragraphs` leave tables out too, but its documentation says so. For
# this package I found no issue.)
#
# What to do: save as Markdown and read that, or read the cells with python-docx
# (`document.iter_inner_content()`).
#
# Output seen:
# get_text: 'Card 7\nSee [rules](#rules)'
# txt: 'Card 7\nSee [rules](#rules)'
# md: Card 7 | | Dog | Cat | | --- | ------ | | Owl | Bingo! | | See [rules](#rules)
# python-docx: ['Card 7', ['Dog', 'Cat', 'Owl', 'Bingo! ', ['Free']], 'See rules', ' bring pens']
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check aspose-words-foss==26.7.0 python-docx==1.2.0
cat >card.py <<'PY'
import aspose.words_foss as words
import docx
from docx.oxml import parse_xml
from docx.oxml.ns import nsdecls, qn

def part(tag, inner):
    return parse_xml(f'<w:{tag} {nsdecls("w")} {inner}</w:{tag.split()[0]}>')

card = docx.Document()
card.add_paragraph('Card 7')
table = card.add_table(2, 2)
for cell, text in zip((cell for row in table.rows for cell in row.cells), ('Dog', 'Cat', 'Owl', 'Bingo! ')):
    cell.text = text
table.cell(1, 1).add_table(1, 1).cell(0, 0).text = 'Free'
card.add_paragraph('See ')._p.append(part('hyperlink', 'w:anchor="rules"><w:r><w:t>rules</w:t></w:r>'))
card.add_paragraph()._p.append(part('ins', 'w:id="1" w:author="Ann"><w:r><w:t xml:space="preserve"> bring pens</w:t></w:r>'))
card.save('card.docx')

def inner(place):
    for block in place.iter_inner_content():
        if isinstance(block, docx.table.Table):
            yield [text for row in block.rows for cell in row.cells for text in inner(cell) if text]
        else:
            yield ''.join(text.text for text in block._p.iter(qn('w:t')))

read = words.Document('card.docx')
print('get_text:', repr(read.get_text()))
for kind in ('txt', 'md'):
    read.save(f'card.{kind}')
    with open(f'card.{kind}', encoding='utf-8') as file:
        text = file.read()
    print(f'{kind}:', repr(text) if kind == 'txt' else ' '.join(text.replace('\n\n', ' | ').split()).strip(' |'))
print('python-docx:', list(inner(docx.Document('card.docx'))))
PY
python/bin/python card.py | tee seen
cat >expected <<'TEXT'
get_text: 'Card 7\nSee [rules](#rules)'
txt: 'Card 7\nSee [rules](#rules)'
md: Card 7 | | Dog | Cat | | --- | ------ | | Owl | Bingo! | | See [rules](#rules)
python-docx: ['Card 7', ['Dog', 'Cat', 'Owl', 'Bingo! ', ['Free']], 'See rules', ' bring pens']
TEXT
cmp seen expected
