#!/bin/sh
# @fedify/markdown-it-mention 0.3.0 and @fedify/markdown-it-hashtag 0.3.0 with markdown-it 14.1.0 on Node 20.20:
# Markdown posts on a fediverse server, such as the announcement of a game.
#
# Behaviour: the full stop at the end of a sentence joins the name: "Thanks @ann." mentions @ann. with the dot. An email
# address mentions its domain, and a profile URL its last segment as a local user. A number is a hashtag, as in
# "round #2", and so is what follows "#" after a letter. A hashtag in Hindi, Tamil or Bengali ends before its first
# vowel sign: #हिन्दी is #ह.
#
# Why it surprises: both readmes say "Mastodon-style". In Mastodon a name ends with a letter, digit or underscore, "@"
# and "#" don't count after a word or a slash, a hashtag has a letter, and combining marks belong to words (account.rb
# and tag.rb). Servers send the lists below as `tag`, so the wrong person or nobody is notified, and nothing is raised.
# A full name (@ann@b.example.) is parsed correctly. I found no issue about it.
#
# What to do: set `linkify: true`, which protects URLs with a scheme, and filter both lists by Mastodon's rules in
# `link`, which may return null.
#
# Output seen:
# Thanks @ann! Thanks @bob@other.example.: @ann@social.example, @bob@other.example
# Tonight with @ann. Bring a pen.: @ann.@social.example
# Cards by mail: ann@school.example: @school.example@social.example
# I am https://other.example/@ann: @ann@social.example
# Come to #bingo!: #bingo
# Round #2 in C#minor: #2, #minor
# #हिन्दी #தமிழ் #বাংলা: #ह, #தம, #ব
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @fedify/markdown-it-mention@0.3.0 @fedify/markdown-it-hashtag@0.3.0 \
  markdown-it@14.1.0
cat >posts.mjs <<'JS'
import { hashtag } from '@fedify/markdown-it-hashtag'
import { mention } from '@fedify/markdown-it-mention'
import MarkdownIt from 'markdown-it'

const posts = [
  'Thanks @ann! Thanks @bob@other.example.',
  'Tonight with @ann. Bring a pen.',
  'Cards by mail: ann@school.example',
  'I am https://other.example/@ann',
  'Come to #bingo!',
  'Round #2 in C#minor',
  '#हिन्दी #தமிழ் #বাংলা',
]
const markdown = new MarkdownIt().use(mention, { localDomain: () => 'social.example' }).use(hashtag)
for (const post of posts) {
  const env = {}
  markdown.render(post, env)
  console.log(`${post}: ${[...(env.mentions ?? []), ...(env.hashtags ?? [])].join(', ')}`)
}
JS
node posts.mjs | tee seen
cat >expected <<'TEXT'
Thanks @ann! Thanks @bob@other.example.: @ann@social.example, @bob@other.example
Tonight with @ann. Bring a pen.: @ann.@social.example
Cards by mail: ann@school.example: @school.example@social.example
I am https://other.example/@ann: @ann@social.example
Come to #bingo!: #bingo
Round #2 in C#minor: #2, #minor
#हिन्दी #தமிழ் #বাংলা: #ह, #தம, #ব
TEXT
cmp seen expected
