#!/bin/sh
# socket.io-client 2.1.2 for Java (Maven Central, from the socket.io project) on Java 17 as a
# host's app; the server is socket.io 4.8.4 on Node 20.20. The app sends squares: a word, a
# picture and, if no one has called it yet, null.
#
# Behaviour: an event with both null and a picture is lost. If null comes after the picture, an
# event without a name and arguments arrives, which only an `onAny` listener receives; if it comes
# before, the server closes the connection, and the next events of the app are lost too, while the
# app still reports that it is connected. An acknowledgement to the server with both arrives
# without arguments. Null without a picture works, and so does `JSONObject.NULL` with one.
#
# Why it surprises: the documentation sends `byte[]` together with other arguments, a null
# argument arrives in every event without a picture, and emit raises nothing; java.util.logging
# logs a warning, no more. (Issue 642, closed, is about a received null. I found none on a sent
# null.)
#
# What to do: use `JSONObject.NULL` for null in arguments and acknowledgements.
#
# Output seen (what the server receives for each event and for a "next" after it, and what an
# acknowledgement contains):
# Dog, picture: called "Dog" 2 bytes; next
# Dog, picture, null: undefined; next
# Dog, null, picture: connection closed, app connected true
# Dog, NULL, picture: called "Dog" null 2 bytes; next
# answer Dog, null: "Dog" null
# answer picture, null: nothing
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund socket.io@4.8.4
cat >pom.xml <<'XML'
<project><modelVersion>4.0.0</modelVersion><groupId>org.example</groupId><artifactId>app</artifactId><version>1</version>
<dependencies><dependency><groupId>io.socket</groupId><artifactId>socket.io-client</artifactId><version>2.1.2</version></dependency>
</dependencies></project>
XML
mvn -q -B -Dmaven.repo.local="$folder/jars" dependency:copy-dependencies -DoutputDirectory=lib >/dev/null
cat >App.java <<'JAVA'
import io.socket.client.*;
import org.json.JSONObject;

public class App {
  public static void main(String[] words) throws Exception {
    byte[] picture = {1, 2};
    Object[] event = java.util.Arrays.stream(words).skip(2).map(word -> switch (word) {
      case "null" -> null;
      case "NULL" -> JSONObject.NULL;
      case "picture" -> picture;
      default -> word;
    }).toArray();
    Socket socket = IO.socket(words[0], IO.Options.builder().setTransports(new String[] {"websocket"}).setReconnection(false).build());
    socket.on("ask", asked -> ((Ack) asked[0]).call(event));
    socket.on(Socket.EVENT_CONNECT, nothing -> {
      socket.emit(words[1], event);
      socket.emit("next");
    });
    socket.connect();
    Thread.sleep(1500);
    System.out.print(socket.connected());
    System.exit(0);
  }
}
JAVA
javac -cp 'lib/*' App.java
cat >server.mjs <<'JS'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { Server } from 'socket.io'

const http = createServer()
const io = new Server(http)
await once(http.listen(0, '127.0.0.1'), 'listening')
const address = `http://127.0.0.1:${http.address().port}`
const shown = (list) => list.map((part) => (Buffer.isBuffer(part) ? `${part.length} bytes` : JSON.stringify(part))).join(' ')
const lists = ['Dog, picture', 'Dog, picture, null', 'Dog, null, picture', 'Dog, NULL, picture']
for (const words of [...lists, 'answer Dog, null', 'answer picture, null']) {
  const heard = []
  io.removeAllListeners('connection').on('connection', (socket) => {
    if (words.startsWith('answer')) return socket.emit('ask', (...list) => heard.push(shown(list) || 'nothing'))
    socket.onAny((name, ...list) => heard.push(`${name} ${shown(list)}`.trim()))
    socket.on('disconnect', (reason) => reason === 'forced close' && heard.push('connection closed'))
  })
  const sent = words.replace('answer ', '').split(', ')
  const app = await promisify(execFile)('java', ['-cp', 'lib/*:.', 'App', address, 'called', ...sent])
  console.log(`${words}: ${heard.join('; ')}${heard[0] === 'connection closed' ? `, app connected ${app.stdout}` : ''}`)
}
process.exit(0)
JS
node server.mjs | tee seen
cat >expected <<'TEXT'
Dog, picture: called "Dog" 2 bytes; next
Dog, picture, null: undefined; next
Dog, null, picture: connection closed, app connected true
Dog, NULL, picture: called "Dog" null 2 bytes; next
answer Dog, null: "Dog" null
answer picture, null: nothing
TEXT
cmp seen expected
