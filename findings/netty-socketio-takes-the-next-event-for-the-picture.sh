#!/bin/sh
# netty-socketio 2.0.14 (Maven Central) on Java 17 as the server of a game; the clients are
# socket.io-client 4.8.4 on Node 20.20, over WebSocket and over long polling, with which clients
# begin by default and stay if a proxy blocks WebSocket.
#
# Behaviour: with polling, the server receives a picture of 2 bytes as its base64 text prefixed
# with b. If the client sends several packets at once, the picture is lost, and the handler gets
# the text of the next packet instead, `42["later","Dog"]`, which is then not delivered as an
# event. A picture that the server sends with polling ends the client's connection, "parse error",
# and is lost. With WebSocket it arrives prefixed with a byte 04.
#
# Why it surprises: the readme has "Supports xhr-polling transport" and lists BinaryEvent among
# its improvements, and the protocol defines how binary data is sent with polling (Engine.IO 4:
# base64 with a b before it, a separator between packets). The listener gets bytes as always, the
# server raises no error, and over WebSocket it receives the right bytes. (The byte 04 is issue
# 940, open. On polling I found none.)
#
# What to do: send pictures as base64 in a string; or use only WebSocket on both sides and strip
# the first byte.
#
# Output seen (what the server receives for a word, a picture of 01 02 and words; what a client
# receives for a picture of 03 04):
# websocket: first, 2 bytes 0102, last, later; page: 040304
# polling: first, 17 bytes 42["later","Dog"]; page: gone, parse error
# polling with breaks: first, 5 bytes bAQI=, last, later; page: gone, parse error
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund socket.io-client@4.8.4
cat >pom.xml <<'XML'
<project><modelVersion>4.0.0</modelVersion><groupId>org.example</groupId><artifactId>game</artifactId><version>1</version>
<dependencies><dependency><groupId>com.corundumstudio.socketio</groupId><artifactId>netty-socketio</artifactId>
<version>2.0.14</version></dependency></dependencies></project>
XML
mvn -q -B -Dmaven.repo.local="$folder/jars" dependency:copy-dependencies -DoutputDirectory=lib >/dev/null
cat >Game.java <<'JAVA'
import com.corundumstudio.socketio.*;

public class Game {
  public static void main(String[] port) throws Exception {
    Configuration config = new Configuration();
    config.setHostname("127.0.0.1");
    config.setPort(Integer.parseInt(port[0]));
    SocketIOServer server = new SocketIOServer(config);
    for (String name : new String[] {"first", "last", "later"})
      server.addEventListener(name, String.class, (page, word, answer) -> System.out.println(name));
    server.addEventListener("picture", byte[].class, (page, bytes, answer) ->
        System.out.println(bytes.length + " bytes " + (bytes[0] < 32 ? java.util.HexFormat.of().formatHex(bytes) : new String(bytes))));
    server.addEventListener("send", String.class, (page, word, answer) -> page.sendEvent("picture", new byte[] {3, 4}));
    server.start();
    System.out.println("started");
  }
}
JAVA
javac -cp 'lib/*' Game.java
cat >pages.mjs <<'JS'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'

const free = createServer().listen(0, '127.0.0.1')
await once(free, 'listening')
const { port } = free.address()
free.close()
const game = spawn('java', ['-cp', 'lib/*:.', 'Game', port], { stdio: ['ignore', 'pipe', 'ignore'] })
let heard = ''
game.stdout.on('data', (chunk) => (heard += chunk))
while (!heard) await wait(100)
const join = async (transports) => {
  const page = io(`http://127.0.0.1:${port}`, { transports, forceNew: true, reconnection: false })
  await once(page, 'connect')
  return page
}
const ways = { websocket: ['websocket'], polling: ['polling'], 'polling with breaks': ['polling'] }
for (const [name, transports] of Object.entries(ways)) {
  heard = ''
  const page = await join(transports)
  page.emit('first', 'Dog')
  for (const event of [['picture', Buffer.from([1, 2])], ['last', 'Dog'], ['later', 'Dog']]) {
    if (name.endsWith('breaks') || event[0] === 'later') await wait(500)
    page.emit(...event)
  }
  await wait(500)
  page.disconnect()
  const other = await join(transports)
  let seen = 'nothing'
  other.on('picture', (picture) => (seen = picture.toString('hex'))).on('disconnect', (reason) => (seen = `gone, ${reason}`))
  other.emit('send', '')
  await wait(600)
  console.log(`${name}: ${heard.trim().split('\n').join(', ')}; page: ${seen}`)
  other.disconnect()
}
game.kill()
process.exit(0)
JS
node pages.mjs | tee seen
cat >expected <<'TEXT'
websocket: first, 2 bytes 0102, last, later; page: 040304
polling: first, 17 bytes 42["later","Dog"]; page: gone, parse error
polling with breaks: first, 5 bytes bAQI=, last, later; page: gone, parse error
TEXT
cmp seen expected
