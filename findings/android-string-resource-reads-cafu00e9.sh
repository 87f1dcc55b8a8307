#!/bin/sh
# android-string-resource 2.3.10 (npm, used by locize and i18next's tools to read and write the
# strings of Android apps) on Node 20.20: the texts of a bingo app in its strings.xml.
#
# Behaviour: the only escapes that it decodes are the quotes and \n. "Caf\u00e9" is read as
# "Cafu00e9", "B\t7" as "Bt7". If a string contains an element, a placeholder that `xliff:g`
# protects from translation loses its dollar sign, "%1&#x24;s", and escaped characters stay
# escaped, "R&amp;B". When writing, a backslash is not escaped, so it is lost when the file is
# read; a tab and leading or trailing spaces are written without the quotes that preserve them;
# and a string that begins with "@" or "?" is written without the backslash, so Android takes it
# for the name of a resource.
#
# Why it surprises: Android's documentation ("String resources", Handle special characters) lists
# \uXXXX, \t, \@ and \? in one table with \n and the quotes, and recommends `xliff:g` for
# placeholders. The readme promises to read strings.xml into an object and to write it. A file in
# which accented letters are written as such is read correctly, and no error is raised. (I found
# no issue on these.)
#
# What to do: replace \uXXXX and \t before reading, decode XML references afterwards, and escape
# by Android's table before writing.
#
# Output seen (strings.xml, the text read; the text, what is written, what is read from that):
# read Caf\u00e9: Cafu00e9
# read B\t7: Bt7
# read R&amp;B: R&B
# read R&amp;B <b>now</b>: R&amp;B <b>now</b>
# read Hi <xliff:g>%1$s</xliff:g>!: Hi <xliff:g>%1&#x24;s</xliff:g>!
# write <It's>: <It\\'s>, again <It's>
# write <a\\b>: <a\\b>, again <ab>
# write <B\t7>: <B\t7>, again <B 7>
# write <  two  >: <  two  >, again <two>
# write <@home>: <@home>, again <@home>
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund android-string-resource@2.3.10
cat >strings.mjs <<'JS'
import android from 'android-string-resource'

const group = '<xliff:g xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" id="name">%1$s</xliff:g>'
const read = async (text) => (await android.asr2js(`<resources><string name="a">${text}</string></resources>`)).a
const short = (text) => JSON.stringify(text).slice(1, -1).replace(/<xliff:g[^>]*>/, '<xliff:g>')
for (const text of ['Caf\\u00e9', 'B\\t7', 'R&amp;B', 'R&amp;B <b>now</b>', `Hi ${group}!`]) {
  console.log(`read ${text.replace(/<xliff:g[^>]*>/, '<xliff:g>')}: ${short(await read(text))}`)
}
for (const text of ["It's", 'a\\b', 'B\t7', '  two  ', '@home']) {
  const [, written] = (await android.js2asr({ a: text })).match(/<string name="a">([^]*)<\/string>/)
  console.log(`write <${short(text)}>: <${short(written)}>, again <${short(await read(written))}>`)
}
JS
node strings.mjs | tee seen
cat >expected <<'TEXT'
read Caf\u00e9: Cafu00e9
read B\t7: Bt7
read R&amp;B: R&B
read R&amp;B <b>now</b>: R&amp;B <b>now</b>
read Hi <xliff:g>%1$s</xliff:g>!: Hi <xliff:g>%1&#x24;s</xliff:g>!
write <It's>: <It\\'s>, again <It's>
write <a\\b>: <a\\b>, again <ab>
write <B\t7>: <B\t7>, again <B 7>
write <  two  >: <  two  >, again <two>
write <@home>: <@home>, again <@home>
TEXT
cmp seen expected
