#!/bin/sh
# ics 0.7.3 (PyPI) on Python 3.11 reads an invitation and writes it again, as a bot does that adds
# a line to it; icalendar 7.3.2 makes the invitation, and ical.js 2.2.1, the reader of
# Thunderbird, on Node 20.20 computes when the games are.
#
# Behaviour: each time is written in UTC, and the event's time zone is lost. A monthly game at
# 18:00 in Berlin, which begins in winter, is at 19:00 once daylight saving time starts. A game at
# 18:00 local time for each player (a time without a zone) becomes one at 18:00 UTC for all. A
# backslash before an "n" is read as a newline, "C:\new" as "C:\" and "ew". The name of a guest
# loses its quotes, and if it contains a colon a part of the name is read as the address.
#
# Why it surprises: by RFC 5545 a rule repeats an event in the time zone of its start (3.8.5.3), a
# time without a zone is local to each reader (3.3.5), `\\n` is a backslash and an n (3.3.11), and
# a name with a colon must be quoted (3.2). The package calls itself a "(rfc5545) parser", and its
# readme names reading and writing as its goals. A single game at a time with a zone is right.
# (The same backslash fault was fixed in the icalendar packages of Ruby and Rust, pull requests
# 323 and 179. I found no issue on these in ics.)
#
# What to do: edit such files with icalendar, which keeps what it read.
#
# Output seen (the first two games, "there" is in Berlin, "floating" each reader's local time; a
# newline is shown as ¶):
# Berlin, as it was: 5/3 18:00 Europe/Berlin; 5/4 18:00 Europe/Berlin; C:\new; Bingo: hosts <mailto:ann@example.org>
# Berlin, written by ics: 5/3 17:00 UTC (18:00 there); 5/4 17:00 UTC (19:00 there); C:\¶ew; Bingo < hosts:mailto:ann@example.org>
# floating, as it was: 5/3 18:00 floating; 5/4 18:00 floating; C:\new; Bingo: hosts <mailto:ann@example.org>
# floating, written by ics: 5/3 18:00 UTC (19:00 there); 5/4 18:00 UTC (20:00 there); C:\¶ew; Bingo < hosts:mailto:ann@example.org>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check ics==0.7.3 icalendar==7.3.2
cat >again.py <<'PY'
import warnings
from datetime import datetime
from zoneinfo import ZoneInfo

import ics
from icalendar import Calendar, Event, vCalAddress

warnings.simplefilter("ignore")
for name, zone in (("Berlin", ZoneInfo("Europe/Berlin")), ("floating", None)):
    event = Event()
    event.add("uid", name)
    event.add("summary", "C:\\new")
    event.add("dtstart", datetime(2027, 3, 5, 18, tzinfo=zone))
    event.add("rrule", {"freq": "monthly", "count": 2})
    guest = vCalAddress("mailto:ann@example.org")
    guest.params["CN"] = "Bingo: hosts"
    event.add("attendee", guest)
    calendar = Calendar()
    calendar.add("prodid", "-//Example//Bingo//EN")
    calendar.add("version", "2.0")
    calendar.add_component(event)
    calendar.add_missing_timezones()
    text = calendar.to_ical().decode()
    for number, written in enumerate((text, ics.Calendar(text).serialize())):
        with open(f"{name} {number}.ics", "w", encoding="utf-8", newline="") as file:
            file.write(written)
PY
python/bin/python again.py
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'

for (const name of ['Berlin', 'floating']) {
  for (const number of [0, 1]) {
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(`${name} ${number}.ics`, 'utf8')))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent'))
    const next = event.iterator()
    const times = [next.next(), next.next()].map((time) => {
      const at = `${time.day}/${time.month} ${time.hour}:00 ${time.zone.tzid}`
      const berlin = { timeZone: 'Europe/Berlin', hour: 'numeric', minute: 'numeric' }
      return time.zone.tzid === 'UTC' ? `${at} (${time.toJSDate().toLocaleTimeString('en-GB', berlin)} there)` : at
    })
    const [guest] = event.attendees
    const words = [...times, event.summary.replace('\n', '¶'), guest && `${guest.getParameter('cn')} <${guest.getFirstValue()}>`]
    console.log(`${name}, ${number ? 'written by ics' : 'as it was'}: ${words.join('; ')}`)
  }
}
JS
node read.mjs | tee seen
cat >expected <<'TEXT'
Berlin, as it was: 5/3 18:00 Europe/Berlin; 5/4 18:00 Europe/Berlin; C:\new; Bingo: hosts <mailto:ann@example.org>
Berlin, written by ics: 5/3 17:00 UTC (18:00 there); 5/4 17:00 UTC (19:00 there); C:\¶ew; Bingo < hosts:mailto:ann@example.org>
floating, as it was: 5/3 18:00 floating; 5/4 18:00 floating; C:\new; Bingo: hosts <mailto:ann@example.org>
floating, written by ics: 5/3 18:00 UTC (19:00 there); 5/4 18:00 UTC (20:00 there); C:\¶ew; Bingo < hosts:mailto:ann@example.org>
TEXT
cmp seen expected
