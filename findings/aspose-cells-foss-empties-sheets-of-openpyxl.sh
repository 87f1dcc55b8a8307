#!/bin/sh
# aspose-cells-foss 26.10.0 (PyPI, pure Python) on Python 3.11, reading and saving workbooks that openpyxl 3.1.5 and
# XlsxWriter 3.3.1 made.
#
# Behaviour: each text cell is read as `None`, while numbers, booleans and formulas are kept.
# Saving makes the loss permanent: a sheet of words becomes a sheet of empty cells. Files from
# XlsxWriter are read, but not with `constant_memory`, its mode for large sheets: then the texts
# are lost as well. "#N/A", which openpyxl writes as an error, is the only text that survives.
#
# Why it surprises: the readme promises to load, edit and save `.xlsx` workbooks, and to preserve
# parts that it doesn't support. These writers put the text into the cell itself (`t="inlineStr"`
# with `is`, ECMA-376 part 1, 18.3.1.53 and 18.18.11), as do others that write as a stream. The
# library knows the type but looks for the text in `v`, which such a cell does not have. Files of
# Excel, LibreOffice and its own are read correctly, so tests with these pass. No error is raised.
# (exceljs had this as issue 1575, openxlsx as 112. For this package I found no issue.)
#
# What to do: read with openpyxl or python-calamine, or let one of them save the file again with
# shared strings; and count the `None` cells in columns that must contain text.
#
# Output seen:
# openpyxl: [[None, None, 12], [None, True, '#N/A']]
# saved again: [[None, None, 12], [None, True, '#N/A']]
# XlsxWriter: [['Dog', '007', 12], ['A cat', True, '#N/A']]
# XlsxWriter, constant_memory: [[None, None, 12], [None, True, None]]
# python-calamine: openpyxl [['Dog', '007', 12.0], ['A cat', True, '']]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check aspose-cells-foss==26.10.0 openpyxl==3.1.5 \
  XlsxWriter==3.3.1 python-calamine==0.9.1
cat >sheets.py <<'PY'
import openpyxl
import xlsxwriter
from aspose.cells_foss import Workbook
from python_calamine import CalamineWorkbook

ROWS = [['Dog', '007', 12], ['A cat', True, '#N/A']]

def read(name):
    cells = Workbook(name).worksheets[0].cells
    return [[cells[f'{column}{row}'].value for column in 'ABC'] for row in (1, 2)]

book = openpyxl.Workbook()
for row in ROWS:
    book.active.append(row)
book.save('openpyxl.xlsx')
print('openpyxl:', read('openpyxl.xlsx'))
Workbook('openpyxl.xlsx').save('again.xlsx')
print('saved again:', [list(row) for row in openpyxl.load_workbook('again.xlsx').active.iter_rows(values_only=True)])
for title, options in (('XlsxWriter', {}), ('XlsxWriter, constant_memory', {'constant_memory': True})):
    with xlsxwriter.Workbook('writer.xlsx', options) as other:
        sheet = other.add_worksheet()
        for place, row in enumerate(ROWS):
            sheet.write_row(place, 0, row)
    print(f'{title}:', read('writer.xlsx'))
print('python-calamine: openpyxl', CalamineWorkbook.from_path('openpyxl.xlsx').get_sheet_by_index(0).to_python())
PY
python/bin/python sheets.py | tee seen
cat >expected <<'TEXT'
openpyxl: [[None, None, 12], [None, True, '#N/A']]
saved again: [[None, None, 12], [None, True, '#N/A']]
XlsxWriter: [['Dog', '007', 12], ['A cat', True, '#N/A']]
XlsxWriter, constant_memory: [[None, None, 12], [None, True, None]]
python-calamine: openpyxl [['Dog', '007', 12.0], ['A cat', True, '']]
TEXT
cmp seen expected
