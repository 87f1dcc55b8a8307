#!/bin/sh
# @tanstack/db 0.15.2 on Node 20.20, a live query over the results of a game, compared with mingo
# 7.2.7, which evaluates MongoDB queries: the seconds until each player's bingo, null for those
# who have none yet.
#
# Behaviour: `min`, `max`, `avg` and `sum` treat a missing value, null or undefined, as 0. So the
# fastest player of a game has 0 seconds, the average is too small, and the largest of negative
# scores is 0. A group without any value gets 0 for all four. For dates the minimum is the number
# 0, not a date. `count` of the same field ignores missing values, so that the sum divided by the
# count differs from the average.
#
# Why it surprises: the documentation calls the query SQL-like, and its reference describes `min`
# and `max` of "numbers, strings, dates" and `sum` and `avg` of number, null or undefined; it
# mentions null for `count` only. In SQL and in MongoDB all of these ignore null, and so do this
# library's comparisons. A server that aggregates with `$group` and a page that does so with a
# live query show different results, and a test where everyone has a bingo passes. (Issue 1775 is
# about a real 0, and fixed here. I found none about null.)
#
# What to do: exclude such rows from the query first, with `where(({ result }) =>
# not(isNull(result.seconds)))`, and `isUndefined` for undefined; a group with only missing values
# then has no row.
#
# Output seen:
# one has none: count 2, min 0, max 90, avg 43.33, sum 130; mingo min 40, max 90, avg 65, sum 130
# one is undefined: count 2, min 0, max 90, avg 43.33, sum 130; mingo min 40, max 90, avg 65, sum 130
# nobody has one: count 0, min 0, max 0, avg 0, sum 0; mingo min null, max null, avg null, sum 0
# negative scores: count 2, min -9, max 0, avg -4.67, sum -14; mingo min -9, max -5, avg -7, sum -14
# dates: count 1, min 0; mingo min 2026-12-24T19:00:00.000Z
# everyone has one: count 2, min 40, max 90, avg 65, sum 130; mingo min 40, max 90, avg 65, sum 130
# one has none, left out first: count 2, min 40, max 90, avg 65, sum 130
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @tanstack/db@0.15.2 @tanstack/db-ivm@0.2.0 mingo@7.2.7
cat >results.mjs <<'JS'
import { avg, count, createCollection, createLiveQueryCollection, isNull, localOnlyCollectionOptions } from '@tanstack/db'
import { max, min, not, sum } from '@tanstack/db'
import { aggregate } from 'mingo'

const shown = (value) => value?.toISOString?.() ?? (value && Number(value.toFixed(2)))
const text = (row, names) => names.map((name) => `${name} ${shown(row[name])}`).join(', ')

async function ask(game, values, names, restrict = (query) => query) {
  const rows = values.map((seconds, id) => ({ id, game, seconds }))
  const options = localOnlyCollectionOptions({ id: game, getKey: (row) => row.id, initialData: rows })
  const results = createCollection(options)
  const live = createLiveQueryCollection({
    startSync: true,
    query: (query) =>
      restrict(query.from({ result: results }))
        .groupBy(({ result }) => result.game)
        .select(({ result: { game, seconds } }) => ({
          game,
          ...{ count: count(seconds), min: min(seconds), max: max(seconds), avg: avg(seconds), sum: sum(seconds) },
        })),
  })
  await live.preload()
  return `${game}: ${text({ ...live.toArray[0] }, ['count', ...names])}`
}

const all = ['min', 'max', 'avg', 'sum']
async function both(game, values, names = all) {
  const group = { _id: null, ...Object.fromEntries(names.map((name) => [name, { [`$${name}`]: '$seconds' }])) }
  const [row] = aggregate(values.map((seconds) => ({ seconds })), [{ $group: group }])
  console.log(`${await ask(game, values, names)}; mingo ${text(row, names)}`)
}
await both('one has none', [40, null, 90])
await both('one is undefined', [40, undefined, 90])
await both('nobody has one', [null, null])
await both('negative scores', [-5, null, -9])
await both('dates', [new Date('2026-12-24T19:00:00Z'), null], ['min'])
await both('everyone has one', [40, 90])
const some = (query) => query.where(({ result }) => not(isNull(result.seconds)))
console.log(await ask('one has none, left out first', [40, null, 90], all, some))
JS
node results.mjs | tee seen
cat >expected <<'TEXT'
one has none: count 2, min 0, max 90, avg 43.33, sum 130; mingo min 40, max 90, avg 65, sum 130
one is undefined: count 2, min 0, max 90, avg 43.33, sum 130; mingo min 40, max 90, avg 65, sum 130
nobody has one: count 0, min 0, max 0, avg 0, sum 0; mingo min null, max null, avg null, sum 0
negative scores: count 2, min -9, max 0, avg -4.67, sum -14; mingo min -9, max -5, avg -7, sum -14
dates: count 1, min 0; mingo min 2026-12-24T19:00:00.000Z
everyone has one: count 2, min 40, max 90, avg 65, sum 130; mingo min 40, max 90, avg 65, sum 130
one has none, left out first: count 2, min 40, max 90, avg 65, sum 130
TEXT
cmp seen expected
