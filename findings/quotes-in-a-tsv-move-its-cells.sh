#!/bin/sh
# d3-dsv 3.0.2 (`tsvParseRows`), udsv 0.7.3, csv-parser 3.2.1, papaparse 5.7.1, csv-parse 7.0.3
# and fast-csv 5.0.8 on Node 20.20, reading tab-separated text in which the text of a cell begins
# with a quote: `"Oh no" face`.
#
# Behaviour: text/tab-separated-values, as registered with IANA, has no quoting: a cell is what is
# between two tabs. All six take a quote at the beginning of a cell for the start of a quoted
# cell, as in CSV, and each does something different when text follows the closing quote. d3-dsv
# makes two cells of it, so that all later cells move by one column. udsv drops "Oh no" and keeps
# " face". csv-parser makes one cell of the whole line. papaparse joins the line with the next,
# and lists errors next to its rows. csv-parse and fast-csv raise. The four that don't raise strip
# the quotes of a cell that is quoted as a whole. Quotes later in a cell are kept by d3-dsv, udsv,
# csv-parser and papaparse.
#
# Why it surprises: d3-dsv has a separate function for TSV, and the others take a tab as their
# delimiter, by an option. Only two report that they can't read it. (d3-dsv's readme does say that
# it follows RFC 4180, which is the one for CSV, and its issue 21, closed, has this case.) Cards
# of sayings are full of quotation marks.
#
# What to do: split such text at newlines and tabs. Or turn quoting off, with `quote: false` in
# csv-parse, `quote: null` in fast-csv, `quote: ''` in csv-parser, `quoteChar: ''` in papaparse;
# d3-dsv has no such option.
#
# Output seen:
# d3-dsv [["Dog","says \"hi\""],["Oh no","face","Cat"],["Stop","Fish"],["Echo","Again"]]
# udsv [["Dog","says \"hi\""],[" face","Cat"],["Stop","Fish"],["Echo","Again"]]
# csv-parser [["Dog","says \"hi\""],["\"Oh no\" face\tCat"],["Stop","Fish"],["Echo","Again"]]
# papaparse [["Dog","says \"hi\""],["Oh no\" face\tCat\n\"Stop","Fish"],["Echo","Again"]], 2 errors
# csv-parse raises; fast-csv raises
# turned off, all four [["Dog","says \"hi\""],["\"Oh no\" face","Cat"],["\"Stop\"","Fish"],["Echo","Again"]]
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund d3-dsv@3.0.2 udsv@0.7.3 csv-parser@3.2.1 papaparse@5.7.1 csv-parse@7.0.3 \
  fast-csv@5.0.8
cat >read.mjs <<'JS'
import { parse } from 'csv-parse/sync'
import csvParser from 'csv-parser'
import { tsvParseRows } from 'd3-dsv'
import { parseString } from 'fast-csv'
import papaparse from 'papaparse'
import { Readable } from 'node:stream'
import { inferSchema, initParser } from 'udsv'

const list = 'Dog\tsays "hi"\n"Oh no" face\tCat\n"Stop"\tFish\nEcho\tAgain'

async function viaCsvParser(options) {
  const rows = Readable.from([list]).pipe(csvParser({ separator: '\t', headers: false, ...options }))
  return (await rows.toArray()).map(Object.values)
}
const viaFastCsv = (options) => parseString(list, { delimiter: '\t', ...options }).toArray()
const viaPapaparse = (options) => papaparse.parse(list, { delimiter: '\t', ...options })
const viaCsvParse = (options) => parse(list, { delimiter: '\t', ...options })
const outcome = (reading) => reading.then(JSON.stringify, () => 'raises')

console.log(`d3-dsv ${JSON.stringify(tsvParseRows(list))}`)
const schema = inferSchema(list, { header: () => [], col: '\t' })
console.log(`udsv ${JSON.stringify(initParser(schema).stringArrs(list))}`)
console.log(`csv-parser ${await outcome(viaCsvParser())}`)
const { data, errors } = viaPapaparse()
console.log(`papaparse ${JSON.stringify(data)}, ${errors.length} errors`)
const csvParse = await outcome((async () => viaCsvParse())())
console.log(`csv-parse ${csvParse}; fast-csv ${await outcome(viaFastCsv())}`)

const off = [await viaCsvParser({ quote: '' }), viaPapaparse({ quoteChar: '' }).data]
off.push(viaCsvParse({ quote: false }), await viaFastCsv({ quote: null }))
console.log(`turned off, all four ${[...new Set(off.map((rows) => JSON.stringify(rows)))].join(' or ')}`)
JS
node read.mjs | tee seen
test "$(cat seen)" = 'd3-dsv [["Dog","says \"hi\""],["Oh no","face","Cat"],["Stop","Fish"],["Echo","Again"]]
udsv [["Dog","says \"hi\""],[" face","Cat"],["Stop","Fish"],["Echo","Again"]]
csv-parser [["Dog","says \"hi\""],["\"Oh no\" face\tCat"],["Stop","Fish"],["Echo","Again"]]
papaparse [["Dog","says \"hi\""],["Oh no\" face\tCat\n\"Stop","Fish"],["Echo","Again"]], 2 errors
csv-parse raises; fast-csv raises
turned off, all four [["Dog","says \"hi\""],["\"Oh no\" face","Cat"],["\"Stop\"","Fish"],["Echo","Again"]]'
