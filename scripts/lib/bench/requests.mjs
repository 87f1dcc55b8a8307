import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { now } from './measure.mjs'

const STATUS = /HTTP\/1\.1 (\d{3})/g
const STATUS_LENGTH = 'HTTP/1.1 200'.length

/** A request as it goes over the wire, with a JSON body if it has one. */
export function requestText(method, path, headers = {}, body = undefined) {
  const json = body === undefined ? '' : JSON.stringify(body)
  const ofBody = json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
  const lines = Object.entries({ host: 'localhost', ...headers, ...ofBody })
  return `${method} ${path} HTTP/1.1\r\n${lines.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n${json}`
}

/** Sends requests over one connection, and calls back with the status and text of each answer. It reads nothing else, because it shares the machine with the server. */
function openConnection(url, onAnswer) {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true })
  let rest = ''
  socket.on('data', (chunk) => {
    const text = rest + chunk.toString('latin1')
    rest = text.slice(1 - STATUS_LENGTH)
    for (const [, status] of text.matchAll(STATUS)) onAnswer(status, text)
  })
  return socket
}

/**
 * Sends requests for some seconds, over connections that are kept, each with one request under way.
 * @param {{url: string, connections: number, seconds: number, perSecond?: number, requestOf: (dueMs: number) => string}} options
 *   `requestOf` makes the next request as it goes over the wire; `perSecond`: of all connections, by default as many as are answered
 * @returns {Promise<number>} answers a second
 */
export async function load({ url, connections, seconds, perSecond = Infinity, requestOf }) {
  let answers = 0
  let requests = 0
  const startedMs = now()
  const endMs = startedMs + seconds * 1000
  const run = async () => {
    const sendNext = async () => {
      const dueMs = perSecond === Infinity ? now() : startedMs + (requests++ / perSecond) * 1000
      if (Math.max(now(), dueMs) >= endMs) return socket.end()
      if (dueMs > now()) await delay(dueMs - now())
      return socket.write(requestOf(dueMs))
    }
    const socket = openConnection(new URL(url), (status, text) => {
      if (status !== '200') socket.destroy(new Error(`The server answered:\n${text}`))
      answers++
      void sendNext()
    })
    void sendNext()
    await once(socket, 'close')
  }
  await Promise.all(Array.from({ length: connections }, run))
  return (answers / (now() - startedMs)) * 1000
}
