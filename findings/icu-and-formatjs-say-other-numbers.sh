#!/bin/sh
# icu4py 1.2.0 on Python 3.11, a binding of Unicode's own ICU, compared with intl-messageformat
# 12.1.5 (FormatJS) and @messageformat/core 3.4.1 on Node 20.20: one ICU message for the page and
# for a bot.
#
# Behaviour: a number without a format, `{code}`, is written without separators by the two for
# Node and with separators by ICU: a join code is 482193 on the page and 482,193 in the bot's
# text. FormatJS multiplies `::percent` by 100, ICU and messageformat don't, so that a half is 50%
# in one and 0.5% or 5,000% in the other, and no `::` notation suits both. The two for Node ignore
# `::permille`. ICU rounds a half to even, 2.5 to 2, they round it to 3. Spanish thousands differ
# too.
#
# Why it surprises: all three call their language ICU MessageFormat, and the same file is valid in
# each; plurals and ordinals gave the same text. None raises or warns. ICU's guide to number
# skeletons shows 25 with `percent` as 25%, and 0.3 with `scale/100` as 30%. (FormatJS 4283,
# closed, is about the percent. I found nothing on the others.)
#
# What to do: pass codes and ids as strings, write `{part, number, percent}`, the old style, which
# is the same in all three, and round a number before passing it to a message.
#
# Output seen (ICU; intl-messageformat; messageformat):
# en Join with {code}: Join with 482,193; Join with 482193; Join with 482193
# en {part, number, ::percent}: 0.5%; 50%; 0.5%
# en {part, number, ::percent scale/100}: 50%; 5,000%; 50%
# en {part, number, percent}: all 50%
# en {part, number, ::permille}: 5‰; 5; 5
# en {rounds, number, integer}: 2; 3; 3
# en {rounds, number, ::.0}: 2.2; 2.3; 2.3
# es {points, number}: 1.234; 1234; 1234
# pl {points, number}: 1 234; 1234; 1234
# pl {n, plural, one {# pole} few {# pola} other {# pól}}: all 22 pola
# en {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}: all 3rd
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund intl-messageformat@12.1.5 @messageformat/core@3.4.1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check icu4py==1.2.0
cat >messages.json <<'JSON'
[["en", "Join with {code}", { "code": 482193 }],
 ["en", "{part, number, ::percent}", { "part": 0.5 }],
 ["en", "{part, number, ::percent scale/100}", { "part": 0.5 }],
 ["en", "{part, number, percent}", { "part": 0.5 }],
 ["en", "{part, number, ::permille}", { "part": 5 }],
 ["en", "{rounds, number, integer}", { "rounds": 2.5 }],
 ["en", "{rounds, number, ::.0}", { "rounds": 2.25 }],
 ["es", "{points, number}", { "points": 1234 }],
 ["pl", "{points, number}", { "points": 1234 }],
 ["pl", "{n, plural, one {# pole} few {# pola} other {# pól}}", { "n": 22 }],
 ["en", "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", { "n": 3 }]]
JSON
cat >icu.py <<'PY'
import json
from icu4py.messageformat import MessageFormat

messages = json.load(open("messages.json"))
print(json.dumps([MessageFormat(text, language).format(values) for language, text, values in messages]))
PY
cat >compare.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import messageFormat from '@messageformat/core'
import { IntlMessageFormat } from 'intl-messageformat'

const MessageFormat = messageFormat.default ?? messageFormat
const messages = JSON.parse(readFileSync('messages.json', 'utf8'))
const icu = JSON.parse(execFileSync('python/bin/python', ['icu.py'], { encoding: 'utf8' }))
for (const [index, [language, text, values]] of messages.entries()) {
  const page = new IntlMessageFormat(text, language).format(values)
  const other = new MessageFormat(language).compile(text)(values)
  const all = [icu[index], page, other].map((told) => String(told).replaceAll('\u00A0', ' '))
  console.log(`${language} ${text}: ${new Set(all).size === 1 ? `all ${all[0]}` : all.join('; ')}`)
}
JS
node compare.mjs | tee seen
cat >expected <<'END'
en Join with {code}: Join with 482,193; Join with 482193; Join with 482193
en {part, number, ::percent}: 0.5%; 50%; 0.5%
en {part, number, ::percent scale/100}: 50%; 5,000%; 50%
en {part, number, percent}: all 50%
en {part, number, ::permille}: 5‰; 5; 5
en {rounds, number, integer}: 2; 3; 3
en {rounds, number, ::.0}: 2.2; 2.3; 2.3
es {points, number}: 1.234; 1234; 1234
pl {points, number}: 1 234; 1234; 1234
pl {n, plural, one {# pole} few {# pola} other {# pól}}: all 22 pola
en {n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}: all 3rd
END
cmp seen expected
