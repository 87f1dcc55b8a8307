#!/bin/sh
# r3labs/sse 2.10.0 (github.com/r3labs/sse/v2) on Go 1.26.8 sends calls of a game to pages as
# server-sent events; eventsource-parser 4.1.3 on Node 20.20 parses them as browsers do.
#
# Behaviour: of a text of two lines only the first one arrives, and an empty line in a text ends
# the event, so that the rest is lost too. If a line of a text looks like a field, "id: 7", it
# becomes that field. Its own client reads the same.
#
# Why it surprises: the readme shows `Publish` with any bytes as `Data`, and doesn't mention
# lines. By the standard (HTML, 9.2.6) each line of a text needs its own "data:". The server has
# an option that does this, SplitData, off by default and mentioned only in the source. JSON
# contains no newlines, so with it all is well, as with plain one-line texts. (I found no issue on
# this.)
#
# What to do: set `server.SplitData = true`, or send JSON.
#
# Output seen (what arrives for each text, by default and with SplitData):
# default: "B 7" with the id 0, "Rules:" with the id 1, "Called:" with the id 7, "Bingo!" with the id 3
# split: "B 7\nI 20" with the id 0, "Rules:\n\nOne line wins" with the id 1, "Called:\nid: 7" with the id 2, "Bingo!" with the id 3
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund eventsource-parser@4.1.3
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw
go mod init example.org/calls 2>/dev/null
go get github.com/r3labs/sse/v2@v2.10.0 2>/dev/null
cat >main.go <<'GO'
package main

import (
	"context"
	"fmt"
	"net/http/httptest"
	"os"
	"time"

	"github.com/r3labs/sse/v2"
)

func main() {
	server := sse.New()
	server.SplitData = os.Args[1] == "split"
	server.CreateStream("calls")
	soon, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	request := httptest.NewRequest("GET", "/?stream=calls", nil).WithContext(soon)
	answer := httptest.NewRecorder()
	go func() {
		time.Sleep(300 * time.Millisecond)
		for _, text := range []string{"B 7\nI 20", "Rules:\n\nOne line wins", "Called:\nid: 7", "Bingo!"} {
			server.Publish("calls", &sse.Event{Data: []byte(text)})
		}
	}()
	server.ServeHTTP(answer, request)
	fmt.Print(answer.Body.String())
}
GO
go build -o calls .
cat >read.mjs <<'JS'
import { execFileSync } from 'node:child_process'
import { createParser } from 'eventsource-parser'

for (const way of ['default', 'split']) {
  const seen = []
  const parser = createParser({ onEvent: ({ id, data }) => seen.push(JSON.stringify(data) + (id ? ` with the id ${id}` : '')) })
  parser.feed(execFileSync('./calls', [way]).toString())
  console.log(`${way}: ${seen.join(', ')}`)
}
JS
node read.mjs | tee seen
cat >expected <<'TEXT'
default: "B 7" with the id 0, "Rules:" with the id 1, "Called:" with the id 7, "Bingo!" with the id 3
split: "B 7\nI 20" with the id 0, "Rules:\n\nOne line wins" with the id 1, "Called:\nid: 7" with the id 2, "Bingo!" with the id 3
TEXT
cmp seen expected
