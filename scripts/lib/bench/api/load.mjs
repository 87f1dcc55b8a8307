import { once } from 'node:events'
import { connect } from 'node:net'

const HEADERS_END = Buffer.from('\r\n\r\n')

/** The length of an answer whose headers end at `end`. @throws for any status but 200 */
function lengthOf(answer, end) {
  const head = answer.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`The server answered:\n${answer.toString('utf8', 0, end + 500)}`)
  return end + HEADERS_END.length + Number(length)
}

/**
 * Sends requests for some seconds, over connections that are kept, each with one request under way. It reads of an answer no more
 * than its status and length, because the client shares the machine with the server.
 * @param {{url: string, connections: number, seconds: number, requestOf: (connection: number) => string}} options `requestOf` makes
 *   the next request of a connection as it goes over the wire
 * @returns {Promise<{answers: number, seconds: number}>}
 */
export async function load({ url, connections, seconds, requestOf }) {
  const { hostname, port } = new URL(url)
  let answers = 0
  const startedMs = performance.now()
  const endMs = startedMs + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
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
          if (performance.now() < endMs) socket.write(requestOf(connection))
          else socket.end()
        } catch (error) {
          socket.destroy(error)
        }
      })
      const closed = once(socket, 'close')
      await once(socket, 'connect')
      socket.write(requestOf(connection))
      await closed
    }),
  )
  return { answers, seconds: (performance.now() - startedMs) / 1000 }
}

/** A GET as it goes over the wire. */
export function get(path, headers = {}) {
  return text('GET', path, headers, '')
}

/** A PATCH with a JSON body. */
export function patch(path, headers, body) {
  const json = JSON.stringify(body)
  const length = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
  return text('PATCH', path, { ...headers, ...length }, json)
}

function text(method, path, headers, body) {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
