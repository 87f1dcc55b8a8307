#!/bin/sh
# gotext 1.7.2 (github.com/leonelquinteros/gotext, the last for Go 1.26) on Go 1.26.8 reads a PO
# file as translators' tools leave it, and writes it again; Babel 2.19.0 (PyPI) on Python 3.11
# compiles both for Python's `gettext`.
#
# Behaviour: translations flagged "fuzzy" are shown. If the button "Save" is renamed "Cancel",
# msgmerge attaches the old translation to the new text and flags it; gotext shows it, so that
# "Cancel" reads "Speichern", which means "Save". `MarshalText` writes it without the flag, for
# everyone to use from then on. It does not escape a backslash, so that "C:\neu" comes back with a
# newline.
#
# Why it surprises: by the manual of GNU gettext (Fuzzy Entries) such translations aren't used
# until a person has reviewed them; msgfmt and Babel leave them out unless told otherwise. The
# readme says that it works with the files of gettext. No error is raised. (The code of 1.8.0, for
# Go 1.27, doesn't mention fuzzy either. I found no issue on these.)
#
# What to do: compile with msgfmt or Babel and let gotext read the MO file; write PO files with
# another library.
#
# Output seen (the translations of the button and of the path):
# gotext: "Speichern" "C:\\neu"
# Babel: "Cancel" "C:\\neu"
# Babel, from gotext's file: "Speichern" "C:\neu"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw PYTHONUTF8=1
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check babel==2.19.0
go mod init example.org/cards 2>/dev/null
go get github.com/leonelquinteros/gotext@v1.7.2 2>/dev/null
cat >de.po <<'PO'
msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"

#, fuzzy
#| msgid "Save"
msgid "Cancel"
msgstr "Speichern"

msgid "path"
msgstr "C:\\neu"
PO
cat >main.go <<'GO'
package main

import (
	"fmt"
	"os"

	"github.com/leonelquinteros/gotext"
)

func main() {
	file := gotext.NewPo()
	file.ParseFile("de.po")
	fmt.Printf("gotext: %q %q\n", file.Get("Cancel"), file.Get("path"))
	text, err := file.MarshalText()
	if err != nil {
		panic(err)
	}
	if err := os.WriteFile("again.po", text, 0o644); err != nil {
		panic(err)
	}
}
GO
cat >read.py <<'PY'
import gettext
import io
import json

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

for name, path in [("Babel", "de.po"), ("Babel, from gotext's file", "again.po")]:
    compiled = io.BytesIO()
    with open(path, "rb") as file:
        write_mo(compiled, read_po(file))
    compiled.seek(0)
    words = gettext.GNUTranslations(compiled)
    print(f"{name}:", *[json.dumps(words.gettext(text)) for text in ["Cancel", "path"]])
PY
{ go run . && python/bin/python read.py; } | tee seen
cat >expected <<'TEXT'
gotext: "Speichern" "C:\\neu"
Babel: "Cancel" "C:\\neu"
Babel, from gotext's file: "Speichern" "C:\neu"
TEXT
cmp seen expected
