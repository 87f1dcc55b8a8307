#!/bin/sh
# officeparser 7.8.0, its newest version for Node 20, on Node 20.20, and 8.1.1 on Node 22.23
# (npm's package `node`), reading RTF as TextEdit on a Mac and Word write it; compared with
# striprtf 0.0.35 on Python 3.11.
#
# Behaviour: TextEdit ends a line with a backslash and a newline. 7.8.0 drops both, so a list of
# words becomes one long word. Word writes a character outside its code page as a number, followed
# by a "?" for old readers: 7.8.0 keeps the "?" too, and an emoji, which is two numbers, falls
# apart. It ignores the character set of the font (`\fcharset`), so Japanese and Russian become
# accented letters. 8.1.1 reads these correctly. Both lose an em dash, and turn a non-breaking
# hyphen into "_" and a non-breaking space into "~". No error is raised. striprtf reads all of it
# right.
#
# Why it surprises: rtf is one of the formats in the readme's first line, without a limit, and
# plain English from Word is read right. In the RTF specification (1.9.1, "Conventions of an RTF
# Reader") a newline after a backslash is `\par`, and a reader that supports `\u` skips the
# fallback after it. On Node 20 npm selects 7.8.0 by itself, so the newest readme doesn't describe
# the installed reader. (Other readers had the same fault with lines: rtf.js 74, anydoc 33.)
#
# What to do: read RTF with 8.1.1 or later, and before that replace `\emdash ` by `{\uc0\u8212 }`,
# `\_` by `{\uc0\u8209 }` and `\~` by `{\uc0\u160 }`; or read it with striprtf.
#
# Output seen (7.8.0; 8.1.1; striprtf):
# lines: "Dog barksCat meowsEcho"; "Dog barks\nCat meows\nEcho"; "Dog barks\nCat meows\nEcho"
# emoji: "�?�? party"; "🎉 party"; "🎉 party"
# letter: "Būuna"; "Būna"; "Būna"
# japanese: "ƒrƒ“ƒS"; "ビンゴ"; "ビンゴ"
# russian: "Áèíãî"; "Бинго"; "Бинго"
# dash: "onetwo"; "onetwo"; "one—two"
# hyphen: "Check_in"; "Check_in"; "Check‑in"
# blank: "5~km"; "5~km"; "5(U+00A0)km"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir 7 8
(cd 7 && npm init -y && npm install --no-audit --no-fund officeparser@7.8.0) >/dev/null 2>&1
(cd 8 && npm init -y && npm install --no-audit --no-fund officeparser@8.1.1 node@22.23.3) >/dev/null 2>&1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check striprtf==0.0.35
cat >files.mjs <<'JS'
import { writeFileSync } from 'node:fs'

const rtf = String.raw
const fonts = rtf`{\fonttbl{\f0\fswiss\fcharset0 Arial;}{\f1\fnil\fcharset128 MS Gothic;}{\f2\fswiss\fcharset204 Arial;}}`
const head = rtf`{\rtf1\ansi\ansicpg1252${fonts}`
const files = {
  lines: `${head}\n\\f0\\fs24 Dog barks\\\nCat meows\\\nEcho}`,
  emoji: rtf`${head}\uc1\f0 \u-10180?\u-8311? party\par}`,
  letter: rtf`${head}\uc1\f0 B\u363\'75na\par}`,
  japanese: rtf`${head}\f1\'83\'72\'83\'93\'83\'53\par}`,
  russian: rtf`${head}\f2\'c1\'e8\'ed\'e3\'ee\par}`,
  dash: rtf`${head}\f0 one\emdash two\par}`,
  hyphen: rtf`${head}\f0 Check\_in\par}`,
  blank: rtf`${head}\f0 5\~km\par}`,
}
for (const [name, text] of Object.entries(files)) writeFileSync(`${name}.rtf`, text)
JS
cat >read.mjs <<'JS'
import { OfficeParser } from 'officeparser'

for (const name of process.argv.slice(2)) {
  const file = await OfficeParser.parseOffice(`../${name}.rtf`, { includeBreakNodes: true })
  console.log(JSON.stringify((file.toText?.() ?? (await file.to('text')).value).toWellFormed().trim()))
}
JS
cat >read.py <<'PY'
import json, sys
from striprtf.striprtf import rtf_to_text
for name in sys.argv[1:]:
    with open(name + '.rtf', encoding='latin-1') as file:
        text = rtf_to_text(file.read()).strip()
    print(json.dumps(text.encode('utf-16-le', 'surrogatepass').decode('utf-16-le'), ensure_ascii=False))
PY
node files.mjs
cp read.mjs 7
cp read.mjs 8
set -- lines emoji letter japanese russian dash hyphen blank
(cd 7 && node read.mjs "$@") >seven
(cd 8 && node_modules/.bin/node read.mjs "$@") >eight
PYTHONIOENCODING=utf-8 python/bin/python read.py "$@" >python.txt
printf '%s\n' "$@" | paste -d ';' - seven eight python.txt | sed 's/;/: /; s/;/; /g; s/ /(U+00A0)/' | tee seen
cat >expected <<'END'
lines: "Dog barksCat meowsEcho"; "Dog barks\nCat meows\nEcho"; "Dog barks\nCat meows\nEcho"
emoji: "�?�? party"; "🎉 party"; "🎉 party"
letter: "Būuna"; "Būna"; "Būna"
japanese: "ƒrƒ“ƒS"; "ビンゴ"; "ビンゴ"
russian: "Áèíãî"; "Бинго"; "Бинго"
dash: "onetwo"; "onetwo"; "one—two"
hyphen: "Check_in"; "Check_in"; "Check‑in"
blank: "5~km"; "5~km"; "5(U+00A0)km"
END
cmp seen expected
