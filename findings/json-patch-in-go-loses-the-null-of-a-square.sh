#!/bin/sh
# evanphx/json-patch 5.9.11 on Go 1.26.8 applies merge patches (RFC 7396), with which two servers
# keep a card in sync; compared with json-merge-patch 1.0.2, json8-merge-patch 1.0.4 and
# tiny-merge-patch 1.0.0 (npm) on Node 20.20.
#
# Behaviour: the squares of a patch lose each member that is null, such as `"image": null` of a
# square without a picture, if the card had a list, a string or nothing in their place. If it had
# an object there, they keep it. The patch that its own `CreateMergePatch` makes from two cards
# does not turn one into the other.
#
# Why it surprises: by RFC 7396, section 2, a patch or a part of it that isn't an object replaces
# the target as it is; null removes a member only where objects are merged. The readme names the
# RFC, and a related fault, null as an element of a list, was fixed (issue 132, closed). A null
# picture and a missing member are two different things for a reader in Go or TypeScript, and for
# a checksum of the card. No error is returned.
#
# What to do: omit such members from the squares on both sides, or apply the patch with a function
# of your own; the RFC gives it in 15 lines.
#
# Output seen (squares of the card, then what a patch with one square and its null turns them
# into):
# no squares: json-patch for Go [{"title":"Dog"}], the others [{"title":"Dog","image":null}]
# []: json-patch for Go [{"title":"Dog"}], the others [{"title":"Dog","image":null}]
# {"0":"Cat"}: json-patch for Go [{"title":"Dog","image":null}], the others [{"title":"Dog","image":null}]
# its own patch from the old card to the new: another card
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund json-merge-patch@1.0.2 json8-merge-patch@1.0.4 tiny-merge-patch@1.0.0
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw
go mod init example.org/cards 2>/dev/null
go get github.com/evanphx/json-patch/v5@v5.9.11 2>/dev/null
cat >main.go <<'GO'
package main

import (
	"fmt"

	jsonpatch "github.com/evanphx/json-patch/v5"
)

const patch = `{"squares":[{"title":"Dog","image":null}]}`

func main() {
	for _, card := range []string{`{}`, `{"squares":[]}`, `{"squares":{"0":"Cat"}}`} {
		changed, err := jsonpatch.MergePatch([]byte(card), []byte(patch))
		if err != nil {
			panic(err)
		}
		fmt.Println(string(changed))
	}
	made, err := jsonpatch.CreateMergePatch([]byte(`{}`), []byte(patch))
	if err != nil {
		panic(err)
	}
	changed, err := jsonpatch.MergePatch([]byte(`{}`), made)
	if err != nil {
		panic(err)
	}
	fmt.Println(jsonpatch.Equal(changed, []byte(patch)))
}
GO
go run . >go.txt
cat >patch.mjs <<'JS'
import { readFileSync } from 'node:fs'
import json8 from 'json8-merge-patch'
import merge from 'json-merge-patch'
import { apply } from 'tiny-merge-patch'

const lines = readFileSync('go.txt', 'utf8').trim().split('\n')
const patch = '{"squares":[{"title":"Dog","image":null}]}'
for (const [at, card] of ['{}', '{"squares":[]}', '{"squares":{"0":"Cat"}}'].entries()) {
  const squares = (text) => JSON.stringify(JSON.parse(text).squares) ?? 'no squares'
  const appliers = [merge.apply, json8.apply, apply]
  const others = new Set(appliers.map((each) => squares(JSON.stringify(each(JSON.parse(card), JSON.parse(patch))))))
  console.log(`${squares(card)}: json-patch for Go ${squares(lines[at])}, the others ${[...others].join(' or ')}`)
}
console.log(`its own patch from the old card to the new: ${lines[3] === 'true' ? 'the new card' : 'another card'}`)
JS
node patch.mjs | tee seen
cat >expected <<'END'
no squares: json-patch for Go [{"title":"Dog"}], the others [{"title":"Dog","image":null}]
[]: json-patch for Go [{"title":"Dog"}], the others [{"title":"Dog","image":null}]
{"0":"Cat"}: json-patch for Go [{"title":"Dog","image":null}], the others [{"title":"Dog","image":null}]
its own patch from the old card to the new: another card
END
cmp seen expected
