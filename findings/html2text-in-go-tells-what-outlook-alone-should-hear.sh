#!/bin/sh
# html2text 1.3.0 (github.com/k3a/html2text) on Go 1.26.8 makes the plain-text part of an email to guests from its HTML;
# so does inscriptis 2.7.6 (PyPI) on Python 3.11.
#
# Behaviour: the content of a comment for Outlook, `<!--[if mso]>`, is shown to everyone. `<br />` with a space is no
# line break, so the words on both sides merge, as do the cells of a card in a table and the lines in `<div>`. A ">" in
# the text is lost, "->" becomes a minus, and after a ">" within an attribute the rest of the value becomes text.
#
# Why it surprises: the readme says that it "can be used for converting HTML emails into text" and that "most other tags
# are stripped out". A comment runs to its "-->", and only old Outlook looks into it (HTML, 13.1.6). html2text treats
# `<br/>` as a break, but not `<br />`, which XHTML recommended and email tools such as mrml still write. In text and in
# a quoted attribute ">" is an ordinary character (13.1.3 and 13.1.2.3). The guest gets a text that looks fine, with the
# word "teacake" and a sentence that was not for them. (I found no issue on these.)
#
# What to do: parse the email with golang.org/x/net/html and write the text yourself, or use jaytaylor/html2text.
#
# Output seen (html2text, then inscriptis):
# comment: "Open the card in a browser./Hello", "Hello"
# break: "teacake", "tea/cake"
# cells: "DogCatCowHen", "Dog Cat/Cow Hen"
# lines: "Ann 12Bo 9", "Ann 12/Bo 9"
# arrow: "Team A - Team B", "Team A -> Team B"
# comparison: "5 3", "5 > 3"
# attribute: "less\"Rules", "Rules"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check inscriptis==2.7.6
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw
go mod init example.org/mail 2>/dev/null
go get github.com/k3a/html2text@v1.3.0 2>/dev/null
cat >main.go <<'GO'
package main

import (
	"fmt"
	"io"
	"os"

	"github.com/k3a/html2text"
)

func main() {
	html, _ := io.ReadAll(os.Stdin)
	fmt.Print(html2text.HTML2Text(string(html)))
}
GO
go build -o text .
cat >compare.py <<'PY'
import json, re, subprocess
from inscriptis import get_text

mails = {
    "comment": "<!--[if mso]><p>Open the card in a browser.</p><![endif]--><p>Hello</p>",
    "break": "<p>tea<br />cake</p>",
    "cells": "<table><tr><td>Dog</td><td>Cat</td></tr><tr><td>Cow</td><td>Hen</td></tr></table>",
    "lines": "<div>Ann 12</div><div>Bo 9</div>",
    "arrow": "<p>Team A -> Team B</p>",
    "comparison": "<p>5 > 3</p>",
    "attribute": '<p title="more > less">Rules</p>',
}

def shown(text):
    lines = [re.sub(" +", " ", line).strip() for line in text.splitlines()]
    return json.dumps("/".join(line for line in lines if line))

for name, html in mails.items():
    text = subprocess.run("./text", input=html.encode(), capture_output=True).stdout.decode()
    print(f"{name}: {shown(text)}, {shown(get_text(html))}")
PY
python/bin/python compare.py | tee seen
cat >expected <<'TEXT'
comment: "Open the card in a browser./Hello", "Hello"
break: "teacake", "tea/cake"
cells: "DogCatCowHen", "Dog Cat/Cow Hen"
lines: "Ann 12Bo 9", "Ann 12/Bo 9"
arrow: "Team A - Team B", "Team A -> Team B"
comparison: "5 3", "5 > 3"
attribute: "less\"Rules", "Rules"
TEXT
cmp seen expected
