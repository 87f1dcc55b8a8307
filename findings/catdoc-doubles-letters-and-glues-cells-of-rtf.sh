#!/bin/sh
# catdoc 0.95-6~deb12u1 (Debian 12) makes text of a card in RTF, in the three ways in which programs write letters: as Word (with
# its \uc1 and a letter of the code page behind each), with a question mark behind each, and as macOS (\uc0, none).
#
# Behaviour: what stands behind a letter for programs of old is put out too. A title in Russian has each letter twice, as
# Word writes it, and a question mark behind each where that is the stand-in, so that "Café" looks like a question. The squares
# of a row, and the two lines of one, have nothing between them. A score with the hyphen that keeps it on one line is 31.
#
# Why it surprises: the manual page says that it reads RTF and "Separates table columns with TAB", and has none of this among its
# bugs; its plans have "Improve RTF support" and tables. By the specification (RTF 1.9.1, "Unicode RTF") a reader that knows \u
# skips as many characters as \uc says, `\cell` ends a cell, `\line` a line, and `\_` is a hyphen. Nothing is said, and the rest
# of the text is right. With \uc0, or in English without tables, tests are green. (I found no issue on this.)
#
# What to do: turn RTF into .docx or text by LibreOffice (`soffice --headless --convert-to txt`), which has all of it right.
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
# rtf NAME: makes a file of its input, and prints its text in one line.
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
