#!/bin/sh
# tealeg/xlsx 3.3.13 (github.com/tealeg/xlsx/v3) on Go 1.26.8 reads game results, formatted as in Excel, from a sheet
# that XlsxWriter 3.3.1 (PyPI) on Python 3.11 wrote; excelize 2.11.1 (github.com/xuri/excelize/v2) reads it too.
#
# Behaviour: a marathon of thirty hours in the format [h]:mm is 06:00, and ninety minutes in [mm]:ss are [12]:00, the
# month of Excel's day zero. A date keeps the quotation marks around its literal text, and in the format of Japan and
# China the m between them isn't replaced by the month; the long date of Windows keeps its brackets and backslashes. The
# card number 005 is 5, and 2.5 without decimals is 2. None of these returns an error.
#
# Why it surprises: `FormattedValue` is documented to apply the format "if it is possible", and otherwise to return an
# error with the raw value, as it does for some formats. In a format, [h] and [mm] count hours and minutes beyond a day,
# quoted text is shown as is, and each 0 stands for a digit (ECMA-376, part 1, 18.8.31); [h]:mm:ss is Excel's built-in
# format 46. English dates and times of day pass every test. (I found no issue on these.)
#
# What to do: read the raw value with `cell.Float` and compute the hours yourself, or use excelize.
#
# Output seen (the value and its format: tealeg/xlsx, excelize):
# 1.25 [h]:mm: 06:00, 30:00
# 1.25 [h]:mm:ss: 06:00:00, 30:00:00
# 0.0625 [mm]:ss: [12]:00, 90:00
# 1.5 [h]" h": 12" h", 36 h
# 46380 yyyy"年"m"月"d"日": 2026"年"m"月"24"日", 2026年12月24日
# 46380 d "de" mmmm: 24 "de" December, 24 de December
# 46380 [$-F800]dddd\,\ mmmm\ dd: [$-F800]Thursday\,\ December\ 24, Thursday, December 24
# 5 000: 5, 005
# 5 "No. "000: 5, No. 005
# 2.5 0: 2, 3
# 0.75 hh:mm: 18:00, 18:00
# 46380 yyyy-mm-dd: 2026-12-24, 2026-12-24
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check XlsxWriter==3.3.1
cat >write.py <<'PY'
import xlsxwriter

cells = [(1.25, "[h]:mm"), (1.25, "[h]:mm:ss"), (0.0625, "[mm]:ss"), (1.5, '[h]" h"')]
cells += [(46380, form) for form in ['yyyy"年"m"月"d"日"', 'd "de" mmmm', "[$-F800]dddd\\,\\ mmmm\\ dd"]]
cells += [(5, "000"), (5, '"No. "000'), (2.5, "0"), (0.75, "hh:mm"), (46380, "yyyy-mm-dd")]
with xlsxwriter.Workbook("results.xlsx") as book:
    sheet = book.add_worksheet("Results")
    for row, (value, form) in enumerate(cells):
        sheet.write(row, 0, value, book.add_format({"num_format": form}))
        sheet.write(row, 1, f"{value} {form}")
PY
python/bin/python write.py
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw
go mod init example.org/results 2>/dev/null
go get github.com/tealeg/xlsx/v3@v3.3.13 github.com/xuri/excelize/v2@v2.11.1 2>/dev/null
cat >main.go <<'GO'
package main

import (
	"fmt"

	"github.com/tealeg/xlsx/v3"
	"github.com/xuri/excelize/v2"
)

func main() {
	one, _ := xlsx.OpenFile("results.xlsx")
	other, _ := excelize.OpenFile("results.xlsx")
	for row := 0; row < one.Sheets[0].MaxRow; row++ {
		cell, _ := one.Sheets[0].Cell(row, 0)
		name, _ := one.Sheets[0].Cell(row, 1)
		value, err := cell.FormattedValue()
		if err != nil {
			value = "error"
		}
		shown, _ := other.GetCellValue("Results", fmt.Sprintf("A%d", row+1))
		fmt.Printf("%s: %s, %s\n", name.Value, value, shown)
	}
}
GO
go run . | tee seen
cat >expected <<'TEXT'
1.25 [h]:mm: 06:00, 30:00
1.25 [h]:mm:ss: 06:00:00, 30:00:00
0.0625 [mm]:ss: [12]:00, 90:00
1.5 [h]" h": 12" h", 36 h
46380 yyyy"年"m"月"d"日": 2026"年"m"月"24"日", 2026年12月24日
46380 d "de" mmmm: 24 "de" December, 24 de December
46380 [$-F800]dddd\,\ mmmm\ dd: [$-F800]Thursday\,\ December\ 24, Thursday, December 24
5 000: 5, 005
5 "No. "000: 5, No. 005
2.5 0: 2, 3
0.75 hh:mm: 18:00, 18:00
46380 yyyy-mm-dd: 2026-12-24, 2026-12-24
TEXT
cmp seen expected
