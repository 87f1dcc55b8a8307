#!/bin/sh
# @e965/xlsx 0.20.3, a copy of SheetJS, on Node 20.20 writes the results of games as an Apple
# Numbers file, which it reads back itself and numbers-parser 4.22.0 reads on Python 3.11;
# compared with the same sheet as .xlsx and .ods.
#
# Behaviour: each negative number becomes 0 in the file. Each date is four years and a day late,
# 1,462 days, if the sheet stores it as a number with a date format, as `aoa_to_sheet` does with a
# Date by default. Text and booleans are right, and so are dates with `cellDates: true`. About a
# quarter of the integers from 1 to 90 are no integers when read back, 24 is 24.000000000000004:
# writer and readers convert between decimal and floating-point numbers.
#
# Why it surprises: the same sheet is right as .xlsx and as .ods, and there is neither an error
# nor a warning. 1,462 days are the difference between Excel's two date systems (1900 and 1904);
# the sheet doesn't use 1904. Both readers see the zeros and the late dates, so the fault is in
# the writing. A 24 that isn't exactly 24 is a different square when the list is opened. (Version
# 3.9.6 of numbers-parser fixed the same zeros in its own writer, its issue 49. I found nothing
# about SheetJS.)
#
# What to do: write .xlsx, which Numbers opens. Otherwise make the sheet with `cellDates: true`,
# and write negative points as text.
#
# Output seen:
# xlsx: [["Ann",24,"2026-11-30"],["Bob",-5,"2026-12-24"],["Łukasz",-0.5,true]]
# ods: [["Ann",24,"2026-11-30"],["Bob",-5,"2026-12-24"],["Łukasz",-0.5,true]]
# numbers: [["Ann",24.000000000000004,"2030-12-01"],["Bob",0,"2030-12-25"],["Łukasz",0,true]]
# xlsx with cellDates: [["Ann",24,"2026-11-30"],["Bob",-5,"2026-12-24"],["Łukasz",-0.5,true]]
# ods with cellDates: [["Ann",24,"2026-11-30"],["Bob",-5,"2026-12-24"],["Łukasz",-0.5,true]]
# numbers with cellDates: [["Ann",24.000000000000004,"2026-11-30"],["Bob",0,"2026-12-24"],["Łukasz",0,true]]
# numbers-parser, default: [['Ann', 24.000000000000004, '2030-12-01'], ['Bob', 0.0, '2030-12-25'], ['Łukasz', 0.0, True]]
# numbers-parser, dates: [['Ann', 24.000000000000004, '2026-11-30'], ['Bob', 0.0, '2026-12-24'], ['Łukasz', 0.0, True]]
# read back of 1 to 90 not whole: 21, the first 12.000000000000002
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check numbers-parser==4.22.0
cat >write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import * as xlsx from '@e965/xlsx'
import zahl from '@e965/xlsx/dist/xlsx.zahl.mjs'

const results = [['Ann', 24, new Date('2026-11-30')], ['Bob', -5, new Date('2026-12-24')], ['Łukasz', -0.5, true]]
const words = (rows) => JSON.stringify(rows).replaceAll('T00:00:00.000Z', '')
for (const cellDates of [false, true]) {
  for (const bookType of ['xlsx', 'ods', 'numbers']) {
    const book = xlsx.utils.book_new()
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(results, { cellDates, UTC: true }), 'Results')
    const file = xlsx.write(book, { type: 'buffer', bookType, numbers: zahl })
    const { Sheets } = xlsx.read(file, { cellDates: true, UTC: true })
    const read = xlsx.utils.sheet_to_json(Sheets.Results, { header: 1, UTC: true })
    console.log(`${bookType}${cellDates ? ' with cellDates' : ''}: ${words(read)}`)
    if (bookType === 'numbers') writeFileSync(`${cellDates ? 'dates' : 'default'}.numbers`, file)
  }
}
const calls = Array.from({ length: 90 }, (_, index) => [index + 1])
const book = xlsx.utils.book_new()
xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(calls), 'Calls')
writeFileSync('calls.numbers', xlsx.write(book, { type: 'buffer', bookType: 'numbers', numbers: zahl }))
JS
cat >read.py <<'PY'
from numbers_parser import Document

def rows_of(name):
    return Document(f"{name}.numbers").sheets[0].tables[0].rows(values_only=True)

for name in ("default", "dates"):
    rows = [[f"{cell:%Y-%m-%d}" if hasattr(cell, "year") else cell for cell in row] for row in rows_of(name)]
    print(f"numbers-parser, {name}: {rows}")
wrong = [call for place, [call] in enumerate(rows_of("calls")) if call != place + 1]
print(f"read back of 1 to 90 not whole: {len(wrong)}, the first {wrong[0]}")
PY
{ TZ=UTC node write.mjs && python/bin/python read.py; } | tee seen
cat >expected <<'END'
xlsx: [["Ann",24,"2026-11-30"],["Bob",-5,"2026-12-24"],["Łukasz",-0.5,true]]
ods: [["Ann",24,"2026-11-30"],["Bob",-5,"2026-12-24"],["Łukasz",-0.5,true]]
numbers: [["Ann",24.000000000000004,"2030-12-01"],["Bob",0,"2030-12-25"],["Łukasz",0,true]]
xlsx with cellDates: [["Ann",24,"2026-11-30"],["Bob",-5,"2026-12-24"],["Łukasz",-0.5,true]]
ods with cellDates: [["Ann",24,"2026-11-30"],["Bob",-5,"2026-12-24"],["Łukasz",-0.5,true]]
numbers with cellDates: [["Ann",24.000000000000004,"2026-11-30"],["Bob",0,"2026-12-24"],["Łukasz",0,true]]
numbers-parser, default: [['Ann', 24.000000000000004, '2030-12-01'], ['Bob', 0.0, '2030-12-25'], ['Łukasz', 0.0, True]]
numbers-parser, dates: [['Ann', 24.000000000000004, '2026-11-30'], ['Bob', 0.0, '2026-12-24'], ['Łukasz', 0.0, True]]
read back of 1 to 90 not whole: 21, the first 12.000000000000002
END
cmp seen expected
