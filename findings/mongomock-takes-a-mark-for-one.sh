#!/bin/sh
# mongomock 4.3.0 (PyPI) on Python 3.11 stands in for MongoDB in the tests of a bot: marked squares, with and without a
# note, and a list of calls. mingo 7.2.7 (npm) on Node 20.20, which evaluates MongoDB queries too, is the comparison.
#
# Behaviour: true equals 1 and false equals 0. `{ marked: 1 }` finds marked squares, `$sum` of the marks counts them,
# and a unique index refuses true after 1. In an aggregation, `$not` of null is false, and a comparison with a missing
# field omits the result. "Over 10 and below 30" on a list of numbers finds no card unless a single number meets both.
#
# Why it surprises: the readme says "it is unacceptable to behave differently", and to raise NotImplementedError
# instead. In BSON true has another type than 1 and equals no number. By MongoDB's manual `$sum` ignores non-numbers,
# `$not` of null is true, and several elements may together meet conditions on an array of documents unless `$elemMatch`
# is given. A test that counts marks by `$sum` passes, as Python has True == 1, but the bot counts 0. (Issue 868, open,
# has `$addToSet` of false as null. I found none on these.)
#
# What to do: count with `{ $sum: { $cond: ['$marked', 1, 0] } }`, and test queries against a real server.
#
# Output seen (mongomock; mingo, which follows the manual):
# find marked 1: [1, 2]; []
# find call over 10 and below 30: [2]; [1, 2]
# sum of marks: [2]; [0]
# not note: [false, false, false]; [true, true, false]
# note is late: [false, "nothing", true]; [false, false, true]
# sum of marks by $cond: [2]; [2]
# unique index on 1 and true: refused
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mingo@7.2.7
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check mongomock==4.3.0
cat >ask.json <<'JSON'
{
  "squares": [
    { "_id": 1, "marked": true, "note": null, "calls": [{ "n": 5 }, { "n": 40 }] },
    { "_id": 2, "marked": true, "calls": [{ "n": 20 }] },
    { "_id": 3, "marked": false, "note": "late", "calls": [] }
  ],
  "find": {
    "marked 1": { "marked": 1 },
    "call over 10 and below 30": { "calls.n": { "$gt": 10, "$lt": 30 } }
  },
  "aggregate": {
    "sum of marks": { "$group": { "_id": null, "x": { "$sum": "$marked" } } },
    "not note": { "$project": { "x": { "$not": ["$note"] } } },
    "note is late": { "$project": { "x": { "$eq": ["$note", "late"] } } },
    "sum of marks by $cond": { "$group": { "_id": null, "x": { "$sum": { "$cond": ["$marked", 1, 0] } } } }
  }
}
JSON
cat >mingo.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { Aggregator, Query } from 'mingo'

const { squares, find, aggregate } = JSON.parse(readFileSync('ask.json', 'utf8'))
const found = Object.values(find).map((query) => new Query(query).find(squares).all().map(({ _id }) => _id))
const made = Object.values(aggregate).map((stage) => new Aggregator([stage]).run(squares).map(({ x }) => x))
console.log(JSON.stringify([...found, ...made]))
JS
cat >mock.py <<'PY'
import json, subprocess, mongomock

ask = json.load(open("ask.json"))
other = iter(json.loads(subprocess.run(["node", "mingo.mjs"], capture_output=True).stdout))
cards = mongomock.MongoClient().bot.cards
cards.insert_many(ask["squares"])
for name, query in ask["find"].items():
    print(f"find {name}: {json.dumps([square['_id'] for square in cards.find(query)])}; {json.dumps(next(other))}")
for name, stage in ask["aggregate"].items():
    made = [square.get("x", "nothing") for square in cards.aggregate([stage])]
    print(f"{name}: {json.dumps(made)}; {json.dumps(next(other))}")
cards.create_index("value", unique=True, sparse=True)
cards.insert_one({"value": 1})
try:
    cards.insert_one({"value": True})
except mongomock.DuplicateKeyError:
    print("unique index on 1 and true: refused")
PY
python/bin/python mock.py | tee seen
cat >expected <<'TEXT'
find marked 1: [1, 2]; []
find call over 10 and below 30: [2]; [1, 2]
sum of marks: [2]; [0]
not note: [false, false, false]; [true, true, false]
note is late: [false, "nothing", true]; [false, false, true]
sum of marks by $cond: [2]; [2]
unique index on 1 and true: refused
TEXT
cmp seen expected
