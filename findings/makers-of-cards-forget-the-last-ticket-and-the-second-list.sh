#!/bin/sh
# tombolenkovac 0.2.4 and humanbingo 3.0.1 (PyPI) on Python 3.11: tickets of a tombola, 25 per
# page, and cards of "human bingo" from a list of five named columns.
#
# Behaviour: tombolenkovac omits the last ticket whenever it would be the first of its page: a
# request for 1 to 26 produces 1 to 25, for 1 to 201 it produces 200 tickets, for a single ticket
# none, and nothing is reported. humanbingo collects the columns of all XML files that it has read
# since it was started in a class attribute: the cards of a second list are made from the words of
# the first. A list that was parsed earlier changes too. Of six columns it drops the last; its
# YAML reader keeps files apart but drops the sixth as well.
#
# Why it surprises: tombolenkovac asks for "the start number" and "the stop number", and its page
# counter says "out of 2"; with 25, 50 or 100 tickets, and on the command line with one file, all
# is right. The readme of humanbingo calls the lists customizable and states no number of columns.
# On a server that makes sheets for many hosts, one host gets the cards of another. I found no
# issue about either.
#
# What to do: compare what was requested with what was made (numbers on tickets, words on cards),
# whichever library made it. With humanbingo start a process for each list, or use YAML; with
# tombolenkovac request up to a multiple of 25.
#
# Output seen:
# asked for 1 to 25: pages of 1-25
# asked for 1 to 26: pages of 1-25
# asked for 1 to 27: pages of 1-25, 26-27
# asked for 7 to 7: pages of none
# first list, alone: 5 columns, A to E
# second list: 10 columns, A to J; its card has the words a b c d e
# first list, now: 10 columns
# six columns of YAML: the card has the words a b c d e
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check setuptools==65.5.0 tombolenkovac==0.2.4 humanbingo==3.0.1
cat >cards.py <<'PY'
import contextlib, io
from humanbingo.models import CardGenerator
from humanbingo.parsers import XmlParser, YamlParser
from tombolenkovac import generate

pages = []
generate.make_A4 = lambda year, start, stop, style: pages.append(f"{start}-{stop}")  # the numbers without the drawing
generate.concatenate = lambda: None
for start, stop in (1, 25), (1, 26), (1, 27), (7, 7):
    pages.clear()
    with contextlib.redirect_stdout(io.StringIO()):
        generate.make_tickets(2026, start, stop, "plain")
    print(f"asked for {start} to {stop}: pages of {', '.join(pages) or 'none'}")

def xml(columns):
    events = [f'<category name="{column}">{f"<event>{column.lower()}</event>" * 5}</category>' for column in columns]
    return io.StringIO(f"<events>{''.join(events)}</events>")

def words(spec):
    return " ".join(next(CardGenerator().cards(spec)).cells[0])

first = XmlParser().parse(xml("ABCDE"))
print(f"first list, alone: {len(first.categories)} columns, {first.categories[0]} to {first.categories[-1]}")
second = XmlParser().parse(xml("FGHIJ"))
print(f"second list: {len(second.categories)} columns, {second.categories[0]} to {second.categories[-1]};", end=" ")
print("its card has the words", words(second))
print(f"first list, now: {len(first.categories)} columns")
columns = "".join(f"- {column}: [{', '.join([column.lower()] * 5)}]\n" for column in "ABCDEF")
six = YamlParser().parse(f"name: n\ninstructions: i\nfree_space_value: f\nproperties: !!omap\n{columns}")
print("six columns of YAML: the card has the words", words(six))
PY
python/bin/python -W ignore cards.py | tee seen
test "$(cat seen)" = 'asked for 1 to 25: pages of 1-25
asked for 1 to 26: pages of 1-25
asked for 1 to 27: pages of 1-25, 26-27
asked for 7 to 7: pages of none
first list, alone: 5 columns, A to E
second list: 10 columns, A to J; its card has the words a b c d e
first list, now: 10 columns
six columns of YAML: the card has the words a b c d e'
