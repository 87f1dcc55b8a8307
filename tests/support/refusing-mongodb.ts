import { createServer } from 'node:net'
import { Double, Int32 } from 'bson'
import { encode } from '#server/embedded-db/values.ts'
import { encodeResponse, Framer, parseRequest } from '#server/embedded-db/wire.ts'
import { endOf, listening } from './listening.ts'

const GREETING = {
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: new Int32(16_777_216),
  maxMessageSizeBytes: new Int32(48_000_000),
  maxWriteBatchSize: new Int32(100_000),
  minWireVersion: new Int32(0),
  maxWireVersion: new Int32(21),
  ok: new Double(1),
}

/** Starts a MongoDB that refuses all but greetings and pings with one error, like a front end whose storage is gone. */
export async function startRefusingMongodb(refusal: { code: number; codeName: string; errmsg: string }) {
  const server = createServer((socket) => {
    const framer = new Framer()
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk: Buffer) => {
      framer.push(chunk)
      for (let message = framer.next(); message; message = framer.next()) {
        const request = parseRequest(message)
        const isGreeting = 'hello' in request.body || 'ismaster' in request.body || 'ping' in request.body
        if (!isGreeting) refusing.refusals++
        const { code, codeName, errmsg } = refusing.refusal
        const reply = isGreeting ? GREETING : { ok: new Double(0), code: new Int32(code), codeName, errmsg }
        socket.write(encodeResponse(request, encode(reply)))
      }
    })
  })
  const close = endOf(server)
  const refusing = {
    /** `127.0.0.1:PORT` */
    host: `127.0.0.1:${await listening(server)}`,
    refusal,
    /** How often the refusal was sent. */
    refusals: 0,
    close,
  }
  return refusing
}
