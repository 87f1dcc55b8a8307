import { once } from 'node:events'
import { connect } from 'node:net'
import { now } from './measure.mjs'

const HEADERS_END = Buffer.from('\r\n\r\n')

/** The length of an answer with headers that end at `end`. @throws for any status but 200 */
function lengthOf(answer, end) {
  const head = answer.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`The server answered:\n${answer.toString('utf8', 0, end + 500)}`)
  return end + HEADERS_END.length + Number(length)
}

/**
 * Sends requests for some seconds, over connections that are kept, each with one request under way. It reads only status and length
 * of an answer, because the client shares the machine with the server.
 * @param {{url: string, connections: number, seconds: number, perSecond?: number, requestOf: (connection: number, dueMs: number) => string}} options
 *   `requestOf` makes the next request of a connection as it goes over the wire; `perSecond`: of all connections, by default as many
 *   as are answered
 * @returns {Promise<number>} answers a second
 */
export async function load({ url, connections, seconds, perSecond = Infinity, requestOf }) {
  const { hostname, port } = new URL(url)
  let answers = 0
  let requests = 0
  const startedMs = now()
  const endMs = startedMs + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      const sendNext = () => {
        const dueMs = perSecond === Infinity ? now() : startedMs + (requests++ / perSecond) * 1000
        const send = () => socket.write(requestOf(connection, dueMs))
        if (Math.max(now(), dueMs) >= endMs) socket.end()
        else if (dueMs > now()) setTimeout(send, dueMs - now())
        else send()
      }
      let got = []
      let missing
      socket.on('data', (chunk) => {
        try {
          if (missing === undefined) {
            const answer = got.length > 0 ? Buffer.concat([...got, chunk]) : chunk
            const end = answer.indexOf(HEADERS_END)
            if (end < 0) {
              got.push(chunk)
              return
            }
            got = []
            missing = lengthOf(answer, end) - answer.length
          } else missing -= chunk.length
          if (missing > 0) return
          missing = undefined
          answers++
          sendNext()
        } catch (error) {
          socket.destroy(error)
        }
      })
      const closed = once(socket, 'close')
      await once(socket, 'connect')
      sendNext()
      await closed
    }),
  )
  return (answers / (now() - startedMs)) * 1000
}

/** A request as it goes over the wire, with a JSON body if it has one. */
export function requestText(method, path, headers = {}, body = undefined) {
  const json = body === undefined ? '' : JSON.stringify(body)
  const ofBody = json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
  const lines = Object.entries({ host: 'localhost', ...headers, ...ofBody }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`
}
