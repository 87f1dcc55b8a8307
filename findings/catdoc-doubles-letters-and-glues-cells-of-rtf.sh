#!/bin/sh
# catdoc 0.95-6~deb12u1 (Debian 12) converts a card in RTF to text. The file writes non-ASCII
# letters in the three ways that programs use: as Word does (\uc1 and a fallback letter in the
# code page after each), with a question mark as the fallback, and as macOS does (\uc0, no
# fallback).
#
# Behaviour: the fallback after a letter, meant for old readers, is output too. A Russian title
# from Word has each letter twice, and where the fallback is a question mark, one follows each
# letter, so that "Café" looks like a question. The cells of a row, and the two lines of a cell,
# are joined without a separator. A score with a non-breaking hyphen, 3-1, becomes 31.
#
# Why it surprises: the manual page says that it reads RTF and "Separates table columns with TAB",
# and lists none of this among its bugs; its plans include "Improve RTF support" and tables. By
# the specification (RTF 1.9.1, "Unicode RTF") a reader that knows \u skips as many characters as
# \uc says, `\cell` ends a cell, `\line` a line, and `\_` is a non-breaking hyphen. No error is
# reported, and the rest of the text is right. With \uc0, or in English without tables, tests are
# green. (I found no issue on this.)
#
# What to do: convert RTF to .docx or text with LibreOffice (`soffice --headless --convert-to
# txt`), which gets all of it right.
#
# Output seen:
# Word: ББииннггоо!
# question marks: Б?и?н?г?о?! Café?
# macOS: Бинго! Café
# squares: DogCatOnetwoFiveFree
# score: Draw 31
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get -qq download catdoc=1:0.95-6~deb12u1 2>/dev/null
dpkg -x catdoc_*.deb .
printf '%s_path=%s/usr/share/catdoc\n' charset "$folder" map "$folder" >.catdocrc
export HOME="$folder"
# rtf NAME: wraps its input in an RTF file and prints the text that catdoc reads from it, on one line.
rtf() {
  { printf '%s' '{\rtf1\ansi\ansicpg1251\deff0{\fonttbl{\f0\fcharset204 Arial;}}'; cat; echo '\par}'; } >card.rtf
  echo "$1: $(usr/bin/catdoc -d utf-8 card.rtf | tr -d '\n')"
}
{
  rtf Word <<'RTF'
\uc1 \u1041\'c1\u1080\'e8\u1085\'ed\u1075\'e3\u1086\'ee!
RTF
  rtf 'question marks' <<'RTF'
\uc1 \u1041?\u1080?\u1085?\u1075?\u1086?! Caf\u233?
RTF
  rtf macOS <<'RTF'
\uc0 \u1041 \u1080 \u1085 \u1075 \u1086 ! Caf\u233 
RTF
  rtf squares <<'RTF'
\trowd\cellx2000\cellx4000\pard\intbl Dog\cell Cat\cell\row
\trowd\cellx2000\cellx4000\pard\intbl One\line two\cell Five\cell\row
\pard Free
RTF
  rtf score <<'RTF'
\pard Draw 3\_1
RTF
} | tee seen
cat >expected <<'TEXT'
Word: ББииннггоо!
question marks: Б?и?н?г?о?! Café?
macOS: Бинго! Café
squares: DogCatOnetwoFiveFree
score: Draw 31
TEXT
cmp seen expected
