#!/bin/sh
# golang-ical 0.3.4 (github.com/arran4/golang-ical) on Go 1.26.8 reads an invitation to a game and writes it again, as a
# club's calendar does, and creates another one; ical.js 2.2.1, Thunderbird's parser, reads both on Node 20.20.
#
# Behaviour: reading and writing alone changes the invitation. With SENT-BY on the host or DELEGATED-FROM on a guest,
# the address becomes the other person's followed by the right one, which is no valid address. Two categories or
# resources become one. In a created invitation, a host's name ends at a colon with a backslash and its rest joins the
# address; a guest's name ends at a semicolon with a backslash.
#
# Why it surprises: by RFC 5545, 3.2, a parameter value with a colon, semicolon or comma is quoted; a backslash means
# nothing there. The library reads quotes, but writes backslashes, and parameters with addresses always have a colon. It
# keeps a list as one text, and writes each comma as `\,`, which doesn't separate values (3.3.11). Nothing is raised.
# The readme says "ICS / ICal parser and serialiser" and names no limits. (The backslashes came with pull request 60,
# merged in 2022, as Google Calendar accepted them. I found none on the addresses and lists.)
#
# What to do: keep the text of an unchanged invitation, and write the lines of people and lists yourself.
#
# Output seen:
# original: organizer ann@example.org (Co, Ann); attendee bo@example.org (Bo); <Games> <Cake>; <Pens> <Paper>
# round trip: organizer bo@example.org:mailto:ann@example.org (Co, Ann); attendee cy@example.org:mailto:bo@example.org (Bo); <Games,Cake>; <Pens,Paper>
# created: organizer  host:mailto:ann@example.org (Ann\); attendee bo@example.org (Bo\)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund ical.js@2.2.1
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw
go mod init example.org/games 2>/dev/null
go get github.com/arran4/golang-ical@v0.3.4 2>/dev/null
cat >main.go <<'GO'
package main

import (
	"fmt"
	"os"
	ics "github.com/arran4/golang-ical"
)

func main() {
	calendar := ics.NewCalendar()
	if os.Args[1] == "again" {
		calendar, _ = ics.ParseCalendar(os.Stdin)
	} else {
		event := calendar.AddEvent("2@example.org")
		event.SetOrganizer("ann@example.org", ics.WithCN("Ann: host"))
		event.AddAttendee("bo@example.org", ics.WithCN("Bo; Co"))
	}
	fmt.Print(calendar.Serialize())
}
GO
go build -o games .
cat >read.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import ICAL from 'ical.js'
const shown = (text) => {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const people = ['organizer', 'attendee'].map((name) => {
    const person = event.getFirstProperty(name)
    return `${name} ${person.getFirstValue().replace(/^mailto:/, '')} (${person.getParameter('cn')})`
  })
  const lists = ['categories', 'resources'].flatMap((name) => event.getAllProperties(name))
  const values = lists.map((list) => list.getValues().map((value) => `<${value}>`).join(' '))
  return [...people, ...values].join('; ')
}
const games = (argument, input) => execFileSync('./games', [argument], { input }).toString()
const first = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//example.org//games//EN
BEGIN:VEVENT
UID:1@example.org
DTSTAMP:20261201T000000Z
DTSTART:20261224T190000Z
ORGANIZER;CN="Co, Ann";SENT-BY="mailto:bo@example.org":mailto:ann@example.org
ATTENDEE;CN=Bo;DELEGATED-FROM="mailto:cy@example.org":mailto:bo@example.org
CATEGORIES:Games,Cake
RESOURCES:Pens,Paper
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n')
console.log(`original: ${shown(first)}`)
console.log(`round trip: ${shown(games('again', first))}`)
console.log(`created: ${shown(games('new', ''))}`)
JS
node read.mjs | tee seen
cat >expected <<'TEXT'
original: organizer ann@example.org (Co, Ann); attendee bo@example.org (Bo); <Games> <Cake>; <Pens> <Paper>
round trip: organizer bo@example.org:mailto:ann@example.org (Co, Ann); attendee cy@example.org:mailto:bo@example.org (Bo); <Games,Cake>; <Pens,Paper>
created: organizer  host:mailto:ann@example.org (Ann\); attendee bo@example.org (Bo\)
TEXT
cmp seen expected
