#!/bin/sh
# xlsx2csv 0.8.6 and pylightxl 1.61, compared with openpyxl 3.1.5 and python-calamine 0.9.1
# (PyPI), on Python 3.11, reading a table of results that xlsxwriter 3.3.1 writes: the number 12
# in custom number formats that contain a word, as Excel allows.
#
# Behaviour: a word with a d, m, y, h or s in the number format turns the number into a date.
# xlsx2csv outputs the format with a piece of a date in it, and of 12 points, 12 seconds and 12
# words no 12 is left: `0 "points"`, `0 "secon11s"`, `0 "wor11s"`. pylightxl returns a time or a
# day in January 1900, also for a number in red, since the word Red has a d. Both are also one day
# earlier than Excel.
#
# Why it surprises: in a number format, quoted text is shown literally, and [Red] is a color
# (ECMA-376, 18.8.31). The number in the cell is a plain 12, as other readers return it. "B-" and
# "G-" before a number are right, "Card " and "Round " are not. No error is raised. (xlsx2csv has
# pull request 186, open since 2019, on quotes within real dates; on numbers I found nothing.
# office_oxide 147, closed, was the same in another reader.)
#
# What to do: read with openpyxl or python-calamine, or call xlsx2csv with
# `ignore_formats=["date", "time"]`.
#
# Output seen (format: xlsx2csv; pylightxl; the other two and xlsx2csv with `ignore_formats`):
# 0: 12; 12; 12
# 0 "points": 0 "points"; 00:00:00; 12
# 0 "seconds": 0 "secon11s"; 1900/01/11 00:00:00; 12
# 0 "words": 0 "wor11s"; 1900/01/11 00:00:00; 12
# "Round "0: "roun11 "0; 1900/01/11; 12
# "Card "0: "car11 "0; 1900/01/11; 12
# "B-"0: 12; 12; 12
# [Red]0: 12; 1900/01/11; 12
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check xlsxwriter==3.3.1 xlsx2csv==0.8.6 pylightxl==1.61 openpyxl==3.1.5 \
  python-calamine==0.9.1
cat >results.py <<'PY'
import csv
import io

import openpyxl
import pylightxl
import xlsxwriter
from python_calamine import CalamineWorkbook
from xlsx2csv import Xlsx2csv

formats = ['0', '0 "points"', '0 "seconds"', '0 "words"', '"Round "0', '"Card "0', '"B-"0', "[Red]0"]
book = xlsxwriter.Workbook("results.xlsx")
sheet = book.add_worksheet("Results")
for row, text in enumerate(formats):
    sheet.write_number(row, 0, 12, book.add_format({"num_format": text}))
book.close()


def by_xlsx2csv(**options):
    out = io.StringIO()
    Xlsx2csv("results.xlsx", outputencoding="utf-8", **options).convert(out)
    return [row[0] for row in csv.reader(io.StringIO(out.getvalue()))]


lines, plain = by_xlsx2csv(), by_xlsx2csv(ignore_formats=["date", "time"])
light = pylightxl.readxl("results.xlsx").ws("Results")
cells = openpyxl.load_workbook("results.xlsx").active
calamine = CalamineWorkbook.from_path("results.xlsx").get_sheet_by_index(0).to_python()
for row, text in enumerate(formats):
    others = {int(cells.cell(row + 1, 1).value), int(calamine[row][0]), int(plain[row])}
    print(f"{text}: {lines[row]}; {light.index(row + 1, 1)}; {' '.join(map(str, others))}")
PY
env/bin/python results.py | tee seen
cat >expected <<'END'
0: 12; 12; 12
0 "points": 0 "points"; 00:00:00; 12
0 "seconds": 0 "secon11s"; 1900/01/11 00:00:00; 12
0 "words": 0 "wor11s"; 1900/01/11 00:00:00; 12
"Round "0: "roun11 "0; 1900/01/11; 12
"Card "0: "car11 "0; 1900/01/11; 12
"B-"0: 12; 12; 12
[Red]0: 12; 1900/01/11; 12
END
cmp seen expected
