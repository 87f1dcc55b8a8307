#!/bin/sh
# xberg 1.3.9 (PyPI, the successor of kreuzberg; the engine is Rust) on Python 3.11 extracts text
# from a teacher's sheets, in RTF and LaTeX. striprtf 0.0.35 and pylatexenc 2.10 (PyPI) show the
# right text.
#
# Behaviour: in RTF an emoji is lost, a non-breaking space becomes a tilde and a non-breaking
# hyphen an underscore: "25~kg", "T_shirt". In LaTeX accents are not decoded: "Caf\'e" keeps its
# backslash and gets a closing quotation mark, "B\"ar" stays unchanged, and the ß and the cedilla
# are lost.
#
# Why it surprises: these are the common ways to write such characters. RTF can write an emoji
# only as two \u, one for each UTF-16 code unit (RTF 1.9.1, "Unicode RTF"); TextEdit and Word
# write the non-breaking spaces and hyphens from their menus like this. There is no error and no
# warning in `processing_warnings`, other non-ASCII letters are right in RTF, and so are literal
# ones in a LaTeX file. (I found no issue on this.)
#
# What to do: read RTF with striprtf (its emoji come as two UTF-16 units: `text.encode("utf-16",
# "surrogatepass").decode("utf-16")`) and LaTeX with pylatexenc, or have them saved as Word
# documents.
#
# Output seen:
# an emoji: 'Prize' for 'Prize \ud83c\udf82'
# blanks and hyphens that don't break: '25~kg, T_shirt' for '25\xa0kg, T\u2011shirt'
# accents: 'Caf\\\u2019e, Garcon' for 'Caf\xe9, Gar\xe7on'
# umlauts: 'B\\"ar, Stra e' for 'B\xe4r, Stra\xdfe'
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check xberg==1.3.9 striprtf==0.0.35 pylatexenc==2.10
cat >read.py <<'PY'
import asyncio

from pylatexenc.latex2text import LatexNodes2Text
from striprtf.striprtf import rtf_to_text
from xberg import ExtractInput, extract

rtf = {
    "an emoji": r"Prize \u-10180?\u-8318?",
    "blanks and hyphens that don't break": r"25\~kg, T\_shirt",
}
latex = {"accents": r"Caf\'e, Gar\c{c}on", "umlauts": r"B\"ar, Stra\ss e"}


async def read(data, kind):
    result = await extract(ExtractInput(kind="bytes", bytes=data.encode(), mime_type=kind))
    assert not result.errors and not result.results[0].processing_warnings
    return ascii(result.results[0].content.strip())


async def main():
    for name, text in rtf.items():
        file = "{\\rtf1\\ansi\\ansicpg1252\\uc1 " + text + "\\par}"
        print(f"{name}:", await read(file, "application/rtf"), "for", ascii(rtf_to_text(file).strip()))
    for name, text in latex.items():
        file = "\\documentclass{article}\n\\begin{document}\n" + text + "\n\\end{document}\n"
        print(f"{name}:", await read(file, "application/x-latex"), "for", ascii(LatexNodes2Text().latex_to_text(text)))


asyncio.run(main())
PY
tools/bin/python read.py | tee seen
cat >expected <<'TEXT'
an emoji: 'Prize' for 'Prize \ud83c\udf82'
blanks and hyphens that don't break: '25~kg, T_shirt' for '25\xa0kg, T\u2011shirt'
accents: 'Caf\\\u2019e, Garcon' for 'Caf\xe9, Gar\xe7on'
umlauts: 'B\\"ar, Stra e' for 'B\xe4r, Stra\xdfe'
TEXT
cmp seen expected
