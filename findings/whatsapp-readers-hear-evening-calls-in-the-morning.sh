#!/bin/sh
# whatstk 0.9.1 (PyPI) on Python 3.11 and whatsapp-chat-parser 4.0.2 (npm) on Node 20.20 read the
# calls of a game from an exported WhatsApp chat, as phones with a 12-hour clock write it in four
# languages.
#
# Behaviour: whatstk recognises AM and PM in English only. In Spanish, Chinese and Arabic it takes
# the first AM or PM marker that it meets for a fixed part of each line: calls with the other
# marker are no messages, but continuation lines of the call before. If all calls are in the
# evening, they are twelve hours early. whatsapp-chat-parser reads English and Spanish right; in
# Chinese it drops the marker, so that evening becomes morning, and for the Arabic chat, with
# Arabic digits, it returns no message.
#
# Why it surprises: whatstk detects the format of the lines by itself, with "multi-language
# support for various WhatsApp date formats" (readme); the options of the other only concern the
# order of day and month. No error is raised, and a test with an English chat passes. (whatstk
# 140, closed, had "am" as a fixed part in English; whatsapp-chat-parser 224, closed, is on
# Spanish. On the rest I found nothing.)
#
# What to do: before reading convert the lines to English: the digits, and AM or PM after the time
# for each marker. Afterwards check that the times never go back and that no message contains a
# line that begins with a date.
#
# Output seen (for five calls at 11:58, 12:03, 19:05, 23:59 and 00:30, the whole chat and the
# three from noon to midnight alone):
# whatsapp-chat-parser, en: 11:58 12:03 19:05 23:59 00:30 | 12:03 19:05 23:59
# whatsapp-chat-parser, es: 11:58 12:03 19:05 23:59 00:30 | 12:03 19:05 23:59
# whatsapp-chat-parser, zh: 11:58 12:03 07:05 11:59 12:30 | 12:03 07:05 11:59
# whatsapp-chat-parser, ar: nothing | nothing
# whatstk, en: 11:58 12:03 19:05 23:59 00:30 | 12:03 19:05 23:59
# whatstk, es: 11:58 12:30 | 12:03 07:05 11:59
# whatstk, zh: 11:58 12:30 | 12:03 07:05 11:59
# whatstk, ar: 11:58 12:30 | 12:03 07:05 11:59
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund whatsapp-chat-parser@4.0.2
python3 -m venv tools
tools/bin/pip install --quiet --disable-pip-version-check whatstk==0.9.1
cat >chats.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { parseString } from 'whatsapp-chat-parser'

const calls = [[24, '11:58', 0], [24, '12:03', 1], [24, '7:05', 1], [24, '11:59', 1], [25, '12:30', 0]]
const arabic = (text) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[digit])
const languages = {
  en: (day, time, half) => `12/${day}/26, ${time}\u202f${['AM', 'PM'][half]}`,
  es: (day, time, half) => `${day}/12/26, ${time}\u202f${['a', 'p'][half]}.\u00a0m.`,
  zh: (day, time, half) => `2026/12/${day} ${['上午', '下午'][half]}${time}`,
  ar: (day, time, half) => arabic(`${day}/12/2026، ${time} ${['ص', 'م'][half]}`),
}
for (const [language, write] of Object.entries(languages)) {
  const lines = calls.map((call, place) => `${write(...call)} - Ana: B ${place + 1}`)
  const parts = Object.entries({ whole: lines, evening: lines.slice(1, 4) })
  for (const [name, part] of parts) writeFileSync(`${language}-${name}.txt`, part.join('\n'))
  const times = (part) => parseString(part.join('\n')).map(({ date }) => date.toTimeString().slice(0, 5))
  const seen = parts.map(([, part]) => times(part).join(' ') || 'nothing')
  console.log(`whatsapp-chat-parser, ${language}: ${seen.join(' | ')}`)
}
JS
cat >chats.py <<'PY'
import warnings

warnings.filterwarnings("ignore")
from whatstk import WhatsAppChat

for language in ["en", "es", "zh", "ar"]:
    chats = (WhatsAppChat.from_source(filepath=f"{language}-{name}.txt").df for name in ["whole", "evening"])
    print(f"whatstk, {language}:", " | ".join(" ".join(f"{date:%H:%M}" for date in chat["date"]) for chat in chats))
PY
node chats.mjs | tee seen
tools/bin/python chats.py 2>errors | tee -a seen
cat >expected <<'TEXT'
whatsapp-chat-parser, en: 11:58 12:03 19:05 23:59 00:30 | 12:03 19:05 23:59
whatsapp-chat-parser, es: 11:58 12:03 19:05 23:59 00:30 | 12:03 19:05 23:59
whatsapp-chat-parser, zh: 11:58 12:03 07:05 11:59 12:30 | 12:03 07:05 11:59
whatsapp-chat-parser, ar: nothing | nothing
whatstk, en: 11:58 12:03 19:05 23:59 00:30 | 12:03 19:05 23:59
whatstk, es: 11:58 12:30 | 12:03 07:05 11:59
whatstk, zh: 11:58 12:30 | 12:03 07:05 11:59
whatstk, ar: 11:58 12:30 | 12:03 07:05 11:59
TEXT
cmp seen expected
