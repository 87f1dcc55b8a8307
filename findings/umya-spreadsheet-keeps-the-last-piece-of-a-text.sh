#!/bin/sh
# umya-spreadsheet 3.1.1 (crates.io) on Rust 1.95 reads and saves Excel workbooks that openpyxl
# 3.1.5 and XlsxWriter 3.3.1 (PyPI) on Python 3.11 wrote: a prize with one word in bold, a date
# and a square.
#
# Behaviour: if a text with several formats is stored inline in its cell, not in the shared
# strings, only the last run is read: " euros" of "Win five euros". openpyxl writes such texts
# inline, and so does XlsxWriter with `constant_memory`. A date in ISO 8601 format, openpyxl's
# `iso_dates`, is an empty cell. Saving the file makes the loss permanent.
#
# Why it surprises: both forms are in the standard (ISO 29500-1, 18.3.1.53 `is`, the same type as
# in the shared strings, and 18.18.11, the type `d`), and the readme has "to read and write xlsx
# file". No error is raised. What Excel itself saves is right, and so is what XlsxWriter writes by
# default. (I found no issue on this.)
#
# What to do: read with calamine if nothing is to be saved; before saving compare the texts with
# those from another reader. As a writer keep to shared strings and to numbers for dates.
#
# Output seen:
# openpyxl, by umya:  euros |  | Dog
# XlsxWriter, by umya: Win five euros | 2026-12-24 | Dog
# constant memory, by umya:  euros | 2026-12-24 | Dog
# openpyxl, by openpyxl: Win five euros | 2026-12-24 | Dog
# saved openpyxl, by openpyxl:  euros |  | Dog
# constant memory, by openpyxl: Win five euros | 2026-12-24 | Dog
# saved constant memory, by openpyxl:  euros | 2026-12-24 | Dog
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check openpyxl==3.1.5 XlsxWriter==3.3.1
cat >write.py <<'PY'
import datetime
import openpyxl
import xlsxwriter
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont

book = openpyxl.Workbook(iso_dates=True)
prize = CellRichText("Win ", TextBlock(InlineFont(b=True), "five"), " euros")
book.active.append([prize, datetime.date(2026, 12, 24), "Dog"])
book.save("openpyxl.xlsx")
for name, constant in [("XlsxWriter", False), ("constant memory", True)]:
    with xlsxwriter.Workbook(f"{name}.xlsx", {"constant_memory": constant}) as book:
        sheet = book.add_worksheet()
        sheet.write_rich_string(0, 0, "Win ", book.add_format({"bold": True}), "five", " euros")
        sheet.write_datetime(0, 1, datetime.date(2026, 12, 24), book.add_format({"num_format": "yyyy-mm-dd"}))
        sheet.write_string(0, 2, "Dog")
PY
cat >look.py <<'PY'
import openpyxl
for name in ["openpyxl", "constant memory"]:
    for way in ["", "saved "]:
        cells = next(openpyxl.load_workbook(f"{way}{name}.xlsx").active.values)
        print(f"{way}{name}, by openpyxl:", " | ".join(str(cell or "").removesuffix(" 00:00:00") for cell in cells))
PY
mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "squares"
version = "0.0.0"
edition = "2021"
[dependencies]
umya-spreadsheet = "=3.1.1"
TOML
cat >src/main.rs <<'RS'
use std::path::Path;
use umya_spreadsheet::{reader, writer};

fn main() {
    for name in ["openpyxl", "XlsxWriter", "constant memory"] {
        let book = reader::xlsx::read(Path::new(&format!("{name}.xlsx"))).unwrap();
        let cells: Vec<_> = (1..=3).map(|column| book.sheet(0).unwrap().formatted_value((column, 1))).collect();
        println!("{name}, by umya: {}", cells.join(" | "));
        writer::xlsx::write(&book, Path::new(&format!("saved {name}.xlsx"))).unwrap();
    }
}
RS
rustup=$(dirname "$(command -v cargo)")/../../.rustup
[ ! -d "$rustup" ] || export RUSTUP_HOME="$rustup"
cargo build --quiet
tools/bin/python write.py
target/debug/squares | tee seen
tools/bin/python look.py | tee -a seen
test "$(cat seen)" = 'openpyxl, by umya:  euros |  | Dog
XlsxWriter, by umya: Win five euros | 2026-12-24 | Dog
constant memory, by umya:  euros | 2026-12-24 | Dog
openpyxl, by openpyxl: Win five euros | 2026-12-24 | Dog
saved openpyxl, by openpyxl:  euros |  | Dog
constant memory, by openpyxl: Win five euros | 2026-12-24 | Dog
saved constant memory, by openpyxl:  euros | 2026-12-24 | Dog'
