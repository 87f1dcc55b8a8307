#!/bin/sh
# android-string-resource 2.3.10 (npm, by which locize and i18next's tools read and write the texts of Android apps) on Node
# 20.20: the words of an app for bingo, as its strings.xml has them.
#
# Behaviour: of the escapes it knows the marks and \n. "Caf\u00e9" is read as "Cafu00e9", "B\t7" as "Bt7". Where an element
# stands in the text, a placeholder that is kept from translators by `xliff:g` loses its dollar sign, "%1&#x24;s", and what
# was escaped stays so, "R&amp;B". Written are a backslash as it is, which ends as nothing, a tab and blanks at the ends
# without the marks that keep them, and a text that begins with "@" or "?" without the backslash, which makes it the name of a
# resource.
#
# Why it surprises: Android's documentation ("String resources", Handle special characters) has \uXXXX, \t, \@ and \? in one
# table with \n and the marks, and recommends `xliff:g` for placeholders. The readme promises to read strings.xml into an
# object and to write it. A file in which accents stand as letters comes through, and nothing is raised. (I found no issue on
# these.)
#
# What to do: replace \uXXXX and \t before reading, undo references of XML behind it, and escape by Android's table before
# writing.
#
# Output seen (strings.xml, what is read; the text, what is written, what is read of that):
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
