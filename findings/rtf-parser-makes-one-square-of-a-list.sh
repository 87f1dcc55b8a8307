#!/bin/sh
# rtf-parser 0.4.3 (crates.io) on Rust 1.95 extracts the text of lists in RTF, as Word and
# TextEdit save them, with `get_text`; striprtf 0.0.35 (PyPI) on Python 3.11 reads the same.
#
# Behaviour: paragraphs and cells are joined into one word, so that a list of squares becomes one
# square. After a non-breaking space or hyphen, \~ and \_, the rest of the text is lost. An é
# written as \u233? is lost together with the following space, and quotation marks of Windows-1252
# become control characters. The title of the document is put before its text.
#
# Why it surprises: the readme says that it "implements the last version of the RTF specification
# (1.9), with modern UTF-16 unicode support, including special characters", and names only binary
# data and pictures as limits. `\ansicpg1252` defines what \'93 is, and ? is the fallback for
# readers without Unicode, to be skipped. No error is returned; a single paragraph of English is
# right, and so is \line. (Its issue 17, closed, is about lost spaces; on these I found none.)
#
# What to do: read RTF in another process, with striprtf or LibreOffice; or have lists saved as
# plain text.
#
# Output seen (RTF, its text by rtf-parser, and by striprtf):
# Dog\par Cat\par Owl: "DogCatOwl" for 'Dog\nCat\nOwl'
# 25\~kg of rice: "25" for '25\xa0kg of rice'
# T\_shirt in red: "T" for 'T\u2011shirt in red'
# Caf\u233? au lait: "Cafau lait" for 'Caf\xe9 au lait'
# \'93Bingo!\'94: "\u{93}Bingo!\u{94}" for '\u201cBingo!\u201d'
# \trowd\cellx1000\cellx2000 Dog\cell Cat\cell\row: "DogCat" for 'Dog|Cat|'
# {\info{\title My list}}Dog: "My listDog" for 'Dog'
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check striprtf==0.0.35
mkdir src
cat >Cargo.toml <<'TOML'
[package]
name = "lists"
version = "0.0.0"
edition = "2021"
[dependencies]
rtf-parser = "=0.4.3"
TOML
cat >src/main.rs <<'RS'
use rtf_parser::RtfDocument;

fn main() {
    for line in std::io::stdin().lines() {
        println!("{:?}", RtfDocument::try_from(line.unwrap().as_str()).unwrap().get_text());
    }
}
RS
cat >compare.py <<'PY'
import subprocess

from striprtf.striprtf import rtf_to_text

texts = [
    r"Dog\par Cat\par Owl",
    r"25\~kg of rice",
    r"T\_shirt in red",
    r"Caf\u233? au lait",
    r"\'93Bingo!\'94",
    r"\trowd\cellx1000\cellx2000 Dog\cell Cat\cell\row",
    r"{\info{\title My list}}Dog",
]
files = [r"{\rtf1\ansi\ansicpg1252\uc1 " + text + r"\par}" for text in texts]
read = subprocess.run(["target/debug/lists"], input="\n".join(files), capture_output=True, text=True).stdout.splitlines()
for text, file, rust in zip(texts, files, read):
    print(f"{text}: {rust} for {ascii(rtf_to_text(file).strip())}")
PY
rustup=$(dirname "$(command -v cargo)")/../../.rustup
[ ! -d "$rustup" ] || export RUSTUP_HOME="$rustup"
cargo build --quiet
tools/bin/python compare.py | tee seen
cat >expected <<'TEXT'
Dog\par Cat\par Owl: "DogCatOwl" for 'Dog\nCat\nOwl'
25\~kg of rice: "25" for '25\xa0kg of rice'
T\_shirt in red: "T" for 'T\u2011shirt in red'
Caf\u233? au lait: "Cafau lait" for 'Caf\xe9 au lait'
\'93Bingo!\'94: "\u{93}Bingo!\u{94}" for '\u201cBingo!\u201d'
\trowd\cellx1000\cellx2000 Dog\cell Cat\cell\row: "DogCat" for 'Dog|Cat|'
{\info{\title My list}}Dog: "My listDog" for 'Dog'
TEXT
cmp seen expected
