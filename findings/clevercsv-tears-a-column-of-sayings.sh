#!/bin/sh
# clevercsv 0.8.5 on Python 3.11, compared with Python's `csv`: a list with one saying on each
# line, as plain text, as a CSV file of one column, and as a bulleted list.
#
# Behaviour: a list of sayings is split at its spaces. The same happens in a CSV file where each
# saying is quoted because of its comma: the space wins over the quotes, which then stay in the
# squares ("You're, mute"). A bullet becomes a separator, and for lines with times of day no
# dialect is found. A column of single words is read right, and so are quoted sayings without a
# comma.
#
# Why it surprises: the package says that it detects the dialect of messy files and is a drop-in
# replacement for `csv`; by RFC 4180 the quoted file is perfectly regular, and the csv module
# reads it right without detecting anything. A second column makes it right, so tests with tables
# pass, while a list has one column. (The tracker has false separators in tables, 35, 52 and 99; I
# found none about one column.)
#
# What to do: if the lines have no tab, comma or semicolon outside of quotes, read them as one
# column with `csv`. Passing the known delimiters to `detect` does not help: for the quoted file
# it finds none.
#
# Output seen:
# plain: separator ' ', rows [['Dog', 'barks'], ['Someone', 'is', 'late'], ['Echo']]
# quoted: separator ' ', rows [['"You\'re', 'on', 'mute"'], ['"Sorry,', 'go', 'ahead"'], ['"Let\'s', 'circle', 'back"']]
# quoted, detect among , ; and tab: None
# quoted, csv: [["You're on mute"], ['Sorry, go ahead'], ["Let's circle back"]]
# two columns: separator ',', rows [["You're on mute", '1'], ['Sorry, go ahead', '2'], ["Let's circle back", '3']]
# bullets: separator '-', rows [['', ' Dog barks'], ['', ' Someone is late'], ['', ' Echo']]
# times: no dialect
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check clevercsv==0.8.5
cat >sayings.py <<'PY'
import csv

import clevercsv
from clevercsv.detect import Detector

quoted = '"You\'re on mute"\n"Sorry, go ahead"\n"Let\'s circle back"\n'
lists = {
    'plain': 'Dog barks\nSomeone is late\nEcho\n',
    'quoted': quoted,
    'two columns': '"You\'re on mute",1\n"Sorry, go ahead",2\n"Let\'s circle back",3\n',
    'bullets': '- Dog barks\n- Someone is late\n- Echo\n',
    'times': '10:30 start\n11:00 break\n12:30 lunch\n',
}
for name, text in lists.items():
    dialect = clevercsv.Sniffer().sniff(text)
    if dialect is None:
        print(f'{name}: no dialect')
        continue
    rows = list(clevercsv.reader(text.splitlines(True), dialect))
    print(f'{name}: separator {dialect.delimiter!r}, rows {rows}')
    if name == 'quoted':
        print(f'quoted, detect among , ; and tab: {Detector().detect(text, delimiters=[",", ";", chr(9)])}')
        print(f'quoted, csv: {list(csv.reader(text.splitlines()))}')
PY
python/bin/python sayings.py | tee seen
cat >expected <<'END'
plain: separator ' ', rows [['Dog', 'barks'], ['Someone', 'is', 'late'], ['Echo']]
quoted: separator ' ', rows [['"You\'re', 'on', 'mute"'], ['"Sorry,', 'go', 'ahead"'], ['"Let\'s', 'circle', 'back"']]
quoted, detect among , ; and tab: None
quoted, csv: [["You're on mute"], ['Sorry, go ahead'], ["Let's circle back"]]
two columns: separator ',', rows [["You're on mute", '1'], ['Sorry, go ahead', '2'], ["Let's circle back", '3']]
bullets: separator '-', rows [['', ' Dog barks'], ['', ' Someone is late'], ['', ' Echo']]
times: no dialect
END
cmp seen expected
