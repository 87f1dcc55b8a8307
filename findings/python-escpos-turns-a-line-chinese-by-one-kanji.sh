#!/bin/sh
# python-escpos 3.1 (PyPI) on Python 3.11 makes the bytes for receipt printers (ESC/POS), here for
# an Epson TM-T88III: words of squares in several scripts.
#
# Behaviour: as soon as a text contains one Chinese character or kanji, all of it is written in
# GB18030, the encoding of mainland China, without any command to the printer. A German ä on the
# same line becomes four bytes, two of them digits, and each kana two bytes. Without a kanji the
# same words use code pages: "Käse" has one byte for ä, preceded by the command for its code page.
# Kana alone become a "?" each.
#
# Why it surprises: the documentation says that the text is encoded in the code pages listed in
# the printer's profile, "magic encode". GB18030 is not among them, and the printer's current
# setting isn't changed, so the bytes are printed in whatever code page was set last. A Japanese
# or Taiwanese printer reads them in its own encoding. One word changes the encoding of its whole
# line, and a test in German, Greek or Russian passes. (Issues 678 and 638 ask for other Chinese
# encodings.)
#
# What to do: check for Han characters first, and print such lines as an image (`image`), or send
# bytes in the printer's own encoding with `_raw`, with its command for kanji.
#
# Output seen:
# Käse: 1b 74 00 4b 84 73 65 (code pages)
# Käse 犬: 4b 81 30 8a 31 73 65 20 c8 ae (GB18030, no command)
# ビンゴ: 1b 74 00 3f 3f 3f (code pages)
# ビンゴ 大会: a5 d3 a5 f3 a5 b4 20 b4 f3 bb e1 (GB18030, no command)
# いぬ: 1b 74 00 3f 3f (code pages)
# 犬: c8 ae (GB18030, no command)
# Привет: 1b 74 11 8f e0 a8 a2 a5 e2 (code pages)
# Привет 犬: a7 b1 a7 e2 a7 da a7 d3 a7 d6 a7 e4 20 c8 ae (GB18030, no command)
# 5 €: 1b 74 00 35 20 1b 74 10 80 (code pages)
# 5 € 円: 35 20 a2 e3 20 83 d2 (GB18030, no command)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-escpos==3.1 setuptools==65.5.0
cat >tickets.py <<'PY'
from escpos.printer import Dummy

for text in ["Käse", "Käse 犬", "ビンゴ", "ビンゴ 大会", "いぬ", "犬", "Привет", "Привет 犬", "5 €", "5 € 円"]:
    printer = Dummy(profile="TM-T88III")
    printer.text(text)
    sent = printer.output
    try:
        read = sent.decode("gb18030")
    except UnicodeDecodeError:
        read = None
    kind = "GB18030, no command" if read == text and any(byte > 127 for byte in sent) else "code pages"
    print(f"{text}: {sent.hex(' ')} ({kind})")
PY
python/bin/python tickets.py | tee seen
cat >expected <<'TEXT'
Käse: 1b 74 00 4b 84 73 65 (code pages)
Käse 犬: 4b 81 30 8a 31 73 65 20 c8 ae (GB18030, no command)
ビンゴ: 1b 74 00 3f 3f 3f (code pages)
ビンゴ 大会: a5 d3 a5 f3 a5 b4 20 b4 f3 bb e1 (GB18030, no command)
いぬ: 1b 74 00 3f 3f (code pages)
犬: c8 ae (GB18030, no command)
Привет: 1b 74 11 8f e0 a8 a2 a5 e2 (code pages)
Привет 犬: a7 b1 a7 e2 a7 da a7 d3 a7 d6 a7 e4 20 c8 ae (GB18030, no command)
5 €: 1b 74 00 35 20 1b 74 10 80 (code pages)
5 € 円: 35 20 a2 e3 20 83 d2 (GB18030, no command)
TEXT
cmp seen expected
