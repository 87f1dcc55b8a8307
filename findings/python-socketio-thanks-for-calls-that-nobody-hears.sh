#!/bin/sh
# python-socketio 5.18.1 on Python 3.11 and socket.io-client 4.8.4 on Node 20.20 as clients of a
# socket.io 4.8.4 server that waits for an acknowledgement.
#
# Behaviour: the Python client acknowledges an event for which it has no handler, without
# arguments, so the server considers the call received. socket.io-client sends no acknowledgement
# in that case, and the server's `timeout` raises its error. A handler in Python that raises an
# error sends no acknowledgement.
#
# Why it surprises: an acknowledgement is how a server learns that a call was handled. A
# misspelled event name, or a handler that is not registered yet because the card is still
# loading, looks like success; a handler that exists and fails looks like silence. The
# documentation says that an acknowledgement indicates that the event has been processed, and
# doesn't mention events without a handler. In the tracker (824) the same behaviour of the
# library's own server was called a bug and fixed; the client was not changed.
#
# What to do: let each handler return a meaningful value, and let the server check for it instead
# of for any acknowledgement. In the client register a handler for all other events ("*") that
# raises an error.
#
# Output seen:
# no handler: Python acknowledged with undefined, Node no acknowledgement
# handler returns "taken": Python acknowledged with "taken", Node acknowledged with "taken"
# handler raises: Python no acknowledgement
# no handler, but one for "*" that raises: Python no acknowledgement
set -eu
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
server=
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund socket.io@4.8.4 socket.io-client@4.8.4
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-socketio==5.18.1 websocket-client==1.9.2
cat >server.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'

const http = createServer()
const server = new Server(http)
server.on('connection', (socket) => {
  socket.on('ready', async (answer) => {
    const told = {}
    for (const name of ['unheard', 'heard', 'broken']) {
      const answered = socket.timeout(2000).emitWithAck(name, 'Dog barks')
      told[name] = await answered.then((value) => `acknowledged with ${JSON.stringify(value)}`, () => 'no acknowledgement')
    }
    answer(told)
  })
})
http.listen(0, '127.0.0.1', async () => {
  const address = `http://127.0.0.1:${http.address().port}`
  const client = io(address, { transports: ['websocket'] })
  client.on('heard', (text, answer) => answer('taken'))
  const told = await client.emitWithAck('ready')
  writeFileSync('address', [address, told.unheard, told.heard].join('\n'))
  client.close()
})
JS
cat >client.py <<'PY'
import socketio
import threading

threading.excepthook = lambda args: None
address, unheard, heard = open('address').read().split('\n')

def fail(*args):
    raise ValueError('not today')

def told(catch_all):
    client = socketio.Client()
    client.on('heard', lambda text: 'taken')
    client.on('broken', fail)
    if catch_all:
        client.on('*', fail)
    client.connect(address, transports=['websocket'])
    answer = client.call('ready', timeout=30)
    client.disconnect()
    return answer

plain = told(False)
print(f'no handler: Python {plain["unheard"]}, Node {unheard}')
print(f'handler returns "taken": Python {plain["heard"]}, Node {heard}')
print(f'handler raises: Python {plain["broken"]}')
print(f'no handler, but one for "*" that raises: Python {told(True)["unheard"]}')
PY
node server.mjs &
server=$!
while [ ! -s address ]; do sleep 0.1; done
python/bin/python client.py | tee seen
cat >expected <<'TEXT'
no handler: Python acknowledged with undefined, Node no acknowledgement
handler returns "taken": Python acknowledged with "taken", Node acknowledged with "taken"
handler raises: Python no acknowledgement
no handler, but one for "*" that raises: Python no acknowledgement
TEXT
cmp seen expected
