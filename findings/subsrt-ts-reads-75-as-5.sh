#!/bin/sh
# subsrt-ts 2.1.2 (npm), the successor of subsrt, compared with subsrt 1.1.1, on Node 20.20 and
# pysubs2 1.8.1 (PyPI) on Python 3.11: captions of a called game as an ASS file, the format for
# styled captions of Aegisub and many players; and six formats, written and read again.
#
# Behaviour: subsrt-ts drops the first character of each caption in an ASS or SSA file. 75 becomes
# 5, "B-7" becomes "-7", and if a caption begins in italics the style tag is left as text. It
# reads its own files like that as well. A SAMI file (.smi) written by either package has no
# captions when it is read back.
#
# Why it surprises: the readme lists ass, ssa and smi among the formats for reading and writing;
# the older package reads the first two right, so a change from subsrt to subsrt-ts breaks what
# worked. The truncated number may be another number of the game. No error is raised, times and
# count are right, and SRT and WebVTT work. (A player, EchoPlayer, has a reader of its own because
# of it, pull request 229; in the tracker of subsrt-ts I found nothing.)
#
# What to do: stay with subsrt for ASS, or read it with pysubs2. The ASS that subsrt-ts writes is
# right.
#
# Output seen:
# calls.ass, subsrt-ts: "5" "-7" " 42, forty-two" "\i1}Oh no face"
# calls.ass, subsrt: "75" "B-7" "N 42, forty-two" "Oh no face"
# calls.ass, pysubs2: "75" "B-7" "N 42, forty-two" "Oh no face"
# written by subsrt-ts, read by both: srt "75" "75"; vtt "75" "75"; ass "5" "75"; ssa "5" "75"; smi none none; sbv "75" "75"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund subsrt-ts@2.1.2 subsrt@1.1.1
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check pysubs2==1.8.1
cat >captions.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import subsrt from 'subsrt'
import made from 'subsrt-ts'

const subsrtTs = made.default ?? made
const said = ['75', 'B-7', 'N 42, forty-two', String.raw`{\i1}Oh no{\i0} face`]
const events = said.map((text, at) => `Dialogue: 0,0:00:0${at}.00,0:00:0${at + 1}.00,Default,,0,0,0,,${text}`)
const file = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${events.join('\n')}
`
writeFileSync('calls.ass', file)
function texts(captions) {
  const spoken = captions.filter(({ type }) => type === 'caption')
  return spoken.map(({ text }) => `"${text.trimEnd()}"`).join(' ') || 'none'
}
console.log(`calls.ass, subsrt-ts: ${texts(subsrtTs.parse(file))}`)
console.log(`calls.ass, subsrt: ${texts(subsrt.parse(file))}`)
const captions = subsrtTs.parse('1\n00:00:00,000 --> 00:00:01,000\n75\n')
const told = ['srt', 'vtt', 'ass', 'ssa', 'smi', 'sbv'].map((format) => {
  const text = subsrtTs.build(captions, { format })
  return `${format} ${[subsrtTs, subsrt].map((reader) => texts(reader.parse(text, { format }))).join(' ')}`
})
writeFileSync('formats', `written by subsrt-ts, read by both: ${told.join('; ')}\n`)
JS
cat >captions.py <<'PY'
import pysubs2

print("calls.ass, pysubs2:", *(f'"{event.plaintext}"' for event in pysubs2.load("calls.ass")))
PY
node captions.mjs >seen
env/bin/python captions.py >>seen
cat formats >>seen
cat seen
cat >expected <<'END'
calls.ass, subsrt-ts: "5" "-7" " 42, forty-two" "\i1}Oh no face"
calls.ass, subsrt: "75" "B-7" "N 42, forty-two" "Oh no face"
calls.ass, pysubs2: "75" "B-7" "N 42, forty-two" "Oh no face"
written by subsrt-ts, read by both: srt "75" "75"; vtt "75" "75"; ass "5" "75"; ssa "5" "75"; smi none none; sbv "75" "75"
END
cmp seen expected
