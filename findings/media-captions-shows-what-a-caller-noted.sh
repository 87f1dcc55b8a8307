#!/bin/sh
# media-captions 1.0.4, which parses captions for the Vidstack player, compared with subsrt 1.1.1,
# on Node 20.20 and pysubs2 1.8.1 (PyPI) on Python 3.11: captions of a called game as an ASS file,
# with notes by its author.
#
# Behaviour: a Comment line after a caption becomes part of that caption, with its times and
# fields, and so does a line that begins with a semicolon. While 75 is called, the screen shows
# the next call. A comment before the first caption is correctly ignored. `\h`, a non-breaking
# space, is shown literally, by subsrt too.
#
# Why it surprises: in an ASS file each event is one line that states its kind, and a Comment is
# never displayed; Aegisub turns a caption into a Comment with a checkbox and keeps its templates
# in them. A line with a semicolon is a comment as well. The readme lists SSA/ASS as supported and
# says that fonts and codes are still to come. The list of errors is empty, and a NOTE in WebVTT
# is correctly ignored. (I found no issue on it.)
#
# What to do: remove lines that begin with Comment: or with a semicolon from the file before
# parsing it, or convert it to WebVTT with pysubs2 or subsrt and give that to the player.
#
# Output seen:
# media-captions: "75 | Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,next is B-7" "B-7 | ; pause here" "N\h42"; 0 errors
# subsrt: "75" "B-7" "N\h42"
# pysubs2: "75" "B-7" "N 42"
# media-captions, the notes taken out: "75" "B-7" "N\h42"; 0 errors
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund media-captions@1.0.4 subsrt@1.1.1
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pysubs2==1.8.1
cat >calls.ass <<'ASS'
[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,begin slowly
Dialogue: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,75
Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,next is B-7
Dialogue: 0,0:00:02.00,0:00:03.00,Default,,0,0,0,,B-7
; pause here
Dialogue: 0,0:00:04.00,0:00:05.00,Default,,0,0,0,,N\h42
ASS
cat >captions.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { parseText } from 'media-captions'
import subsrt from 'subsrt'

const file = readFileSync('calls.ass', 'utf8')
const show = (captions) => captions.map(({ text }) => `"${text.trimEnd().replaceAll('\n', ' | ')}"`).join(' ')
async function tell(name, text) {
  const { cues, errors } = await parseText(text, { type: 'ass' })
  console.log(`${name}: ${show(cues)}; ${errors.length} errors`)
}
await tell('media-captions', file)
console.log(`subsrt: ${show(subsrt.parse(file).filter(({ type }) => type === 'caption'))}`)
await tell('media-captions, the notes taken out', file.replace(/^(Comment:|;).*\n/gm, ''))
JS
cat >captions.py <<'PY'
import pysubs2

spoken = [event.plaintext for event in pysubs2.load("calls.ass") if not event.is_comment]
print("pysubs2:", *(f'"{text}"' for text in spoken))
PY
node captions.mjs >told
{ head -n 2 told; env/bin/python captions.py; tail -n 1 told; } | tee seen
cat >expected <<'END'
media-captions: "75 | Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,next is B-7" "B-7 | ; pause here" "N\h42"; 0 errors
subsrt: "75" "B-7" "N\h42"
pysubs2: "75" "B-7" "N 42"
media-captions, the notes taken out: "75" "B-7" "N\h42"; 0 errors
END
cmp seen expected
