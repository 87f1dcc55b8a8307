#!/bin/sh
# chat 4.41.1 (Chat SDK) with its adapters for Slack and Telegram (4.41.1), Discord, Google Chat
# and Teams (4.41.0) on Node 20.20: the Markdown of a bot that posts which words were called,
# which are next, and a picture of the card.
#
# Behaviour: Slack gets all of it. The other four lose the checkboxes: "- [x] Dog" and "- [ ] Cat"
# are posted as two identical bullets. An image alone becomes an empty text in Discord, Google
# Chat and Teams, without its alt text for people who can't see it. In Telegram a list that starts
# at 5 starts at 1, and a nested list is flattened.
#
# Why it surprises: the documentation of `thread.post({ markdown })` says that the SDK renders
# standard Markdown on each platform, and names no part that is left out; its own parser keeps the
# checkboxes, the image and the 5, and each chat can show `[x]`, a URL and "5." as plain
# characters. No error or warning is raised, and a test in Slack is right. I found no issue about
# it.
#
# What to do: write ✅ and ⬜ in place of the checkboxes, a link in place of the image, and numbers
# that matter as text, as in "Square 5: Dog".
#
# Output seen (/ is the end of a line):
# checklist: slack * [x] Dog/* [ ] Cat
# checklist: discord - Dog/- Cat
# checklist: telegram \- Dog/\- Cat
# checklist: gchat • Dog/• Cat
# checklist: teams - Dog/- Cat
# list from 5: slack 5. Dog/6. Cat
# list from 5: discord 5. Dog/6. Cat
# list from 5: telegram 1\. Dog/2\. Cat
# list from 5: gchat 5. Dog/6. Cat
# list from 5: teams 5. Dog/6. Cat
# picture: slack ![Card](https://bingo.example.com/card.png)
# picture: discord nothing
# picture: telegram [Card](https://bingo.example.com/card.png)
# picture: gchat nothing
# picture: teams nothing
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts chat@4.41.1 @chat-adapter/slack@4.41.1 \
  @chat-adapter/discord@4.41.0 @chat-adapter/telegram@4.41.1 @chat-adapter/gchat@4.41.0 @chat-adapter/teams@4.41.0
cat >post.mjs <<'JS'
import { DiscordFormatConverter } from '@chat-adapter/discord'
import { GoogleChatFormatConverter } from '@chat-adapter/gchat'
import { SlackFormatConverter } from '@chat-adapter/slack'
import { TeamsFormatConverter } from '@chat-adapter/teams'
import { TelegramFormatConverter } from '@chat-adapter/telegram'

const converters = {
  slack: new SlackFormatConverter(),
  discord: new DiscordFormatConverter(),
  telegram: new TelegramFormatConverter(),
  gchat: new GoogleChatFormatConverter(),
  teams: new TeamsFormatConverter(),
}
const posts = {
  checklist: '- [x] Dog\n- [ ] Cat',
  'list from 5': '5. Dog\n6. Cat',
  picture: '![Card](https://bingo.example.com/card.png)',
}
for (const [name, markdown] of Object.entries(posts))
  for (const [chat, converter] of Object.entries(converters)) {
    const text = converter.renderPostable({ markdown }).trim().replaceAll('\n', '/')
    console.log(`${name}: ${chat} ${text || 'nothing'}`)
  }
JS
node post.mjs | tee seen
test "$(cat seen)" = 'checklist: slack * [x] Dog/* [ ] Cat
checklist: discord - Dog/- Cat
checklist: telegram \- Dog/\- Cat
checklist: gchat • Dog/• Cat
checklist: teams - Dog/- Cat
list from 5: slack 5. Dog/6. Cat
list from 5: discord 5. Dog/6. Cat
list from 5: telegram 1\. Dog/2\. Cat
list from 5: gchat 5. Dog/6. Cat
list from 5: teams 5. Dog/6. Cat
picture: slack ![Card](https://bingo.example.com/card.png)
picture: discord nothing
picture: telegram [Card](https://bingo.example.com/card.png)
picture: gchat nothing
picture: teams nothing'
