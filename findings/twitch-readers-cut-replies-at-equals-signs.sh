#!/bin/sh
# tekko 2.4.0 on Node 20.20 and twitchAPI 4.5.0 (PyPI) on Python 3.11, compared with ircv3 0.33.1: the message that a
# viewer of a stream replies to, which Twitch's chat sends in a tag.
#
# Behaviour: both end the text at its first "=": "card=7" becomes "card", and "7 = 7 of B" becomes "7s" or "7\s".
# twitchAPI doesn't unescape the text, so a reply to "Who has B 7?" is one to "Who\shas\sB\s7?". The same happens in a
# subscription notice, where twitchAPI looks for two backslashes.
#
# Why it surprises: in IRCv3 the key of a tag ends at the first "=", and the value may contain more; \s and \: in a
# value stand for a space and a semicolon (Message Tags, format and escaping values). tekko's readme cites these rules,
# and twitchAPI documents the field as the text of the parent message. A single word works, nothing is raised, and a bot
# that answers or shows the question has half of it. (dank-twitch-irc had the "=" as issue 14. I found none here.)
#
# What to do: on Node use Twurple's ircv3. In Python split the tag in the raw line with `partition("=")` and undo the
# five escapes.
#
# Output seen:
# ircv3: Bingo; tekko: Bingo
# ircv3: Who has B 7?; tekko: Who has B 7?
# ircv3: 7 = 7 of B; tekko: 7s
# ircv3: https://bingo.example/play?card=7; tekko: https://bingo.example/play?card
# twitchAPI: Bingo
# twitchAPI: Who\shas\sB\s7?
# twitchAPI: 7\s
# twitchAPI: https://bingo.example/play?card
# twitchAPI: Ann\ssubscribed\sat\sTier\s1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check twitchAPI==4.5.0
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts tekko@2.4.0 ircv3@0.33.1
cat >replies <<'TEXT'
Bingo
Who\shas\sB\s7?
7\s=\s7\sof\sB
https://bingo.example/play?card=7
TEXT
cat >read.mjs <<'JS'
import { readFileSync } from 'node:fs'

import { parseMessage } from 'ircv3'
import { parse } from 'tekko'

const name = 'reply-parent-msg-body'
for (const reply of readFileSync('replies', 'utf8').trim().split('\n')) {
  const line = `@id=1;${name}=${reply};mod=0 :ann!ann@ann.tmi.twitch.tv PRIVMSG #bob :Me`
  console.log(`ircv3: ${parseMessage(line, {}).tags.get(name)}; tekko: ${parse(line).tags[name]}`)
}
JS
cat >read.py <<'PY'
from twitchAPI.chat import Chat, ChatMessage, ChatSub

chat = object.__new__(Chat)  # skips the constructor, which requires a sign-in
chat._channel_command_prefix, chat._prefix = {}, "!"
with open("replies") as file:
    for reply in file:
        line = f"@id=1;reply-parent-msg-body={reply.strip()};tmi-sent-ts=1 :ann!ann@ann.tmi.twitch.tv PRIVMSG #bob :Me"
        print("twitchAPI:", ChatMessage(chat, chat._parse_irc_message(line)).reply_parent_msg_body)
line = r"@msg-id=sub;system-msg=Ann\ssubscribed\sat\sTier\s1. :tmi.twitch.tv USERNOTICE #bob :Bingo"
print("twitchAPI:", ChatSub(chat, chat._parse_irc_message(line)).system_message)
PY
{ node read.mjs && python/bin/python read.py; } | tee seen
cat >expected <<'TEXT'
ircv3: Bingo; tekko: Bingo
ircv3: Who has B 7?; tekko: Who has B 7?
ircv3: 7 = 7 of B; tekko: 7s
ircv3: https://bingo.example/play?card=7; tekko: https://bingo.example/play?card
twitchAPI: Bingo
twitchAPI: Who\shas\sB\s7?
twitchAPI: 7\s
twitchAPI: https://bingo.example/play?card
twitchAPI: Ann\ssubscribed\sat\sTier\s1.
TEXT
cmp seen expected
