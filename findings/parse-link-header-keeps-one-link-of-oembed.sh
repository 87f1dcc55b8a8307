#!/bin/sh
# parse-link-header 2.0.0 on Node 20.20, compared with http-link-header 1.1.4: the `Link` header
# of a card's page, from which its oEmbed responses are discovered.
#
# Behaviour: of oEmbed's two links, JSON and XML, only the last is left, since both have the
# relation "alternate" and the result has one entry per relation; which format is found depends on
# the order. A title ends at its first semicolon, and at its first escaped quote. With an "=" in
# the title the title becomes the name of a field. `REL=` in capitals and `rel = "..."` with
# spaces are not recognised as links, so the result is empty.
#
# Why it surprises: the readme says that it parses the header and returns information "for each
# contained link". By RFC 8288, 3, a title may be a quoted string with any of these characters,
# and spaces are allowed around "="; parameter names are case-insensitive (B.3). The oEmbed
# specification (4, Discovery) has exactly these two links, with the same relation, for this
# header. Links named "next" and "last", for which the readme is written, are right, and no error
# is raised. (Two links with the same relation are its issue 11, open.)
#
# What to do: read the header with http-link-header, whose `refs` is a list, and choose by `type`.
#
# Output seen:
# JSON, XML: text/xml "Dogs"; http-link-header application/json "Dogs", text/xml "Dogs"
# XML, JSON: application/json "Dogs"; http-link-header text/xml "Dogs", application/json "Dogs"
# a semicolon: application/json "Dogs"; http-link-header application/json "Dogs; cats"
# an escaped mark: application/json "The \"; http-link-header application/json "The "good" dog"
# an equals sign: application/json "no title"; http-link-header application/json "1 = dog"
# REL: none; http-link-header application/json "Dogs"
# rel = : none; http-link-header application/json "Dogs"
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parse-link-header@2.0.0 http-link-header@1.1.4
cat >links.cjs <<'JS'
const LinkHeader = require('http-link-header')
const parse = require('parse-link-header')

const address = 'https://bingo.example.com/oembed'
const json = `<${address}?format=json>; rel="alternate"; type="application/json+oembed"; title="Dogs"`
const xml = `<${address}?format=xml>; rel="alternate"; type="text/xml+oembed"; title="Dogs"`
const tries = {
  'JSON, XML': `${json}, ${xml}`,
  'XML, JSON': `${xml}, ${json}`,
  'a semicolon': json.replace('Dogs', 'Dogs; cats'),
  'an escaped mark': json.replace('Dogs', 'The \\"good\\" dog'),
  'an equals sign': json.replace('Dogs', '1 = dog'),
  'REL': json.replace('rel=', 'REL='),
  'rel = ': json.replace('rel=', 'rel = '),
}
const told = ({ type = 'no type', title = 'no title' }) => `${type.replace('+oembed', '')} "${title}"`
for (const [name, header] of Object.entries(tries)) {
  const found = Object.values(parse(header) ?? {}).map(told)
  const all = LinkHeader.parse(header).refs.map(told)
  console.log(`${name}: ${found.join(', ') || 'none'}; http-link-header ${all.join(', ')}`)
}
JS
node links.cjs | tee seen
cat >expected <<'TEXT'
JSON, XML: text/xml "Dogs"; http-link-header application/json "Dogs", text/xml "Dogs"
XML, JSON: application/json "Dogs"; http-link-header text/xml "Dogs", application/json "Dogs"
a semicolon: application/json "Dogs"; http-link-header application/json "Dogs; cats"
an escaped mark: application/json "The \"; http-link-header application/json "The "good" dog"
an equals sign: application/json "no title"; http-link-header application/json "1 = dog"
REL: none; http-link-header application/json "Dogs"
rel = : none; http-link-header application/json "Dogs"
TEXT
cmp seen expected
