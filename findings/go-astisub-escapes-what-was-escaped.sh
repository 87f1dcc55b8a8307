#!/bin/sh
# go-astisub 0.34.0 (github.com/asticode/go-astisub) on Go 1.26.8 reads captions of a called game
# as WebVTT and as SubRip, and writes both; webvtt-py 0.6.0 and srt 3.5.3 (PyPI) on Python 3.11
# read the results, and `html.unescape` decodes the text of WebVTT.
#
# Behaviour: it decodes only three of WebVTT's escapes, so "&gt;" stays as it is and is escaped
# again when written: "12 -> 13" is shown as "12 -&gt; 13". In SubRip, which has no escapes, each
# & and < is written as "&amp;" and "&lt;", so that players show these: R&B is "R&amp;B" from then
# on.
#
# Why it surprises: the readme promises parsing and writing of both formats. WebVTT (W3C, on cue
# text) has "&gt;", "&lrm;" and "&rlm;" in addition to the three, and any text with "-->" needs
# the first; all named characters of HTML are allowed too. English speech contains none of them,
# and the library reads its own SubRip output correctly, since it decodes the escapes there.
# (Escapes have been fixed before, in issue 85 and pull request 122. I found none on these.)
#
# What to do: decode each caption with `html.UnescapeString` after reading, and the SubRip file
# after writing.
#
# Output seen:
# meant: R&B, 5 < 6, 12 -> 13
# 1.vtt to 2.vtt: R&B, 5 < 6, 12 -&gt; 13
# 1.vtt to 1.srt: R&amp;B, 5 &lt; 6, 12 -&amp;gt; 13
# a.srt to b.srt: R&amp;B, 5 &lt; 6, 12 -> 13
# a.srt to b.vtt: R&B, 5 < 6, 12 -> 13
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-modcacherw
go mod init example.org/captions 2>/dev/null
go get github.com/asticode/go-astisub@v0.34.0 2>/dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check webvtt-py==0.6.0 srt==3.5.3
cat >main.go <<'GO'
package main

import (
	"os"

	"github.com/asticode/go-astisub"
)

func main() {
	captions, err := astisub.OpenFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	if err := captions.Write(os.Args[2]); err != nil {
		panic(err)
	}
}
GO
go build -o captions .
cat >captions.py <<'PY'
import html
import subprocess

import srt
import webvtt

times = "00:00:01.000 --> 00:00:02.000"
text = "R&amp;B, 5 &lt; 6, 12 -&gt; 13"
with open("1.vtt", "w", encoding="utf-8") as file:
    file.write(f"WEBVTT\n\n{times}\n{text}\n")
with open("a.srt", "w", encoding="utf-8") as file:
    file.write(f"1\n{times.replace('.', ',')}\n{html.unescape(text)}\n")


def shown(name):
    if name.endswith(".vtt"):
        return html.unescape(webvtt.read(name)[0].text)
    with open(name, encoding="utf-8-sig") as file:
        return next(srt.parse(file)).content


print("meant:", html.unescape(text))
for before, after in (("1.vtt", "2.vtt"), ("1.vtt", "1.srt"), ("a.srt", "b.srt"), ("a.srt", "b.vtt")):
    subprocess.run(["./captions", before, after], check=True)
    print(f"{before} to {after}:", shown(after))
PY
python/bin/python captions.py | tee seen
cat >expected <<'TEXT'
meant: R&B, 5 < 6, 12 -> 13
1.vtt to 2.vtt: R&B, 5 < 6, 12 -&gt; 13
1.vtt to 1.srt: R&amp;B, 5 &lt; 6, 12 -&amp;gt; 13
a.srt to b.srt: R&amp;B, 5 &lt; 6, 12 -> 13
a.srt to b.vtt: R&B, 5 < 6, 12 -> 13
TEXT
cmp seen expected
