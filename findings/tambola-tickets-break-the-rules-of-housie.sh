#!/bin/sh
# tambola 3.0.3 (npm) on Node 20.20 and housie 0.2.1 (PyPI) on Python 3.11: two generators of
# tickets for 90-ball bingo.
#
# Behaviour: tambola calls its tickets standard, but its columns are 1-10, 11-20, ... 81-90, where
# a ticket has 1-9, 10-19, ... 80-90, as housie states: most of its tickets have a 10, 20, ... or
# 80 one column too far to the left. And no column has three numbers, which the rules allow.
# Programs that place numbers by their tens can't show such tickets: housie silently drops the
# second of two numbers of one column in a row, and all after it.
#
# housie follows all the rules that it states, but generates few layouts: the counts of numbers
# per column determine which squares they are in. Of 735,210 layouts that the rules allow it can
# generate 1,554, one for each way to distribute 15 numbers over nine columns. It fills the
# columns from the left, so the bottom row has a number from 80 to 90 twice as often as one from 1
# to 9; over all layouts each has the same probability, 5 in 9. Its readme calls the format
# accurate.
#
# What to do: choose a layout evenly among all, then the numbers; check tickets against the rules,
# whichever library made them.
#
# Output seen:
# tambola: of 2000 tickets 1548 with a number outside its column, 0 with three numbers in a column
# housie shows fewer than 15 numbers of 975 of them
# housie: 4000 tickets, most layouts for one sharing 1; bottom row filled in % by column: 37 52 58 55 51 50 54 65 78
# layouts by the rules 735210, sharings 1554
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund tambola@3.0.3
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check housie==0.2.1
cat >tickets.cjs <<'JS'
const { writeFileSync } = require('node:fs')
const { generateTicket } = require('tambola')

let state = 1
Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647
const tickets = Array.from({ length: 2000 }, generateTicket)
const columnOf = (number) => Math.min(8, Math.floor(number / 10))
const astray = (ticket) => ticket.some((row) => row.some((number, column) => number && columnOf(number) !== column))
const three = (ticket) => ticket[0].some((_, column) => ticket.every((row) => row[column]))
const counts = `${tickets.filter(astray).length} with a number outside its column, ${tickets.filter(three).length} with three`
console.log(`tambola: of ${tickets.length} tickets ${counts} numbers in a column`)
writeFileSync('tickets.json', JSON.stringify(tickets))
JS
cat >tickets.py <<'PY'
import itertools, json, random
from housie.generate_ticket import generate_ticket
from housie.models import Ticket

def filled(ticket):
    return tuple(tuple(bool(number) for number in row) for row in ticket.get_structural_representation())

given = [Ticket(ticket) for ticket in json.load(open("tickets.json"))]
print("housie shows fewer than 15 numbers of", sum(sum(map(sum, filled(ticket))) < 15 for ticket in given), "of them")

random.seed(1)
layouts, bottom, own = {}, [0] * 9, 4000
for layout in (filled(generate_ticket()) for _ in range(own)):
    layouts.setdefault(tuple(map(sum, zip(*layout))), set()).add(layout)
    bottom = [sum(pair) for pair in zip(bottom, layout[2])]
most = max(map(len, layouts.values()))
shares = " ".join(str(round(100 * count / own)) for count in bottom)
print(f"housie: {own} tickets, most layouts for one sharing {most}; bottom row filled in % by column: {shares}")

columns = [column for column in itertools.product((0, 1), repeat=3) if any(column)]
known = {}
def ways(left, rows):  # the layouts of so many columns, with so many numbers in each row
    if left == 0:
        return int(rows == (0, 0, 0))
    if (left, rows) not in known:
        nexts = (tuple(row - cell for row, cell in zip(rows, column)) for column in columns)
        known[left, rows] = sum(ways(left - 1, rest) for rest in nexts if min(rest) >= 0)
    return known[left, rows]
sharings = sum(sum(numbers) == 15 for numbers in itertools.product((1, 2, 3), repeat=9))
print(f"layouts by the rules {ways(9, (5, 5, 5))}, sharings {sharings}")
PY
{ node tickets.cjs && python/bin/python tickets.py; } | tee seen
test "$(cat seen)" = 'tambola: of 2000 tickets 1548 with a number outside its column, 0 with three numbers in a column
housie shows fewer than 15 numbers of 975 of them
housie: 4000 tickets, most layouts for one sharing 1; bottom row filled in % by column: 37 52 58 55 51 50 54 65 78
layouts by the rules 735210, sharings 1554'
