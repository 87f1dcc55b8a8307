import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { endOf, listening } from './listening.ts'
import { tunnel } from './tunnel.ts'

/** A proxy between a browser and the server, as in an office or a train. */
export interface Middlebox {
  /** `http://localhost:PORT`, where the server is reached through it. */
  url: string
  /** Requests for a WebSocket that it has refused. */
  refusedUpgrades: number
  /** Requests for a card only if it is newer (`If-None-Match`), by the status that came back. */
  conditional: number[]
  /** What the server sends of pages and scripts is changed on its way: it belongs to another build. */
  rewrite?: (text: string) => string
  /** Answers a request in the server's place, with that status and a page. */
  refuse?: (asked: IncomingMessage) => { status: number; location?: string } | undefined
  /** Of a page the network brings what is before this text first, and the rest when the promise resolves. */
  hold?: Hold
  /** Requests for these paths take three seconds. */
  slow?: RegExp
  /** The network is gone: open connections end and no new one is taken. */
  cut: () => Promise<void>
  mend: () => Promise<void>
}

const SLOW_MS = 3000

interface Hold {
  before: string
  until: Promise<unknown>
}

interface MiddleboxOptions {
  /** The server's port on this machine. */
  to: number
  /** As many office proxies do: HTTP passes, no WebSocket does. */
  refuseUpgrades?: boolean
}

/** Forwards a page or a script with other words in it, or in two parts. */
async function passText(
  answered: IncomingMessage,
  answer: ServerResponse,
  rewrite: ((text: string) => string) | undefined,
  hold: Hold | undefined,
): Promise<void> {
  const sent = await text(answered)
  const body = rewrite ? rewrite(sent) : sent
  // Neither header fits the new words.
  const { 'content-length': _length, etag: _etag, ...headers } = answered.headers
  answer.writeHead(answered.statusCode ?? 502, headers)
  const first = hold ? body.split(hold.before, 1)[0]! : ''
  if (first !== '') answer.write(first)
  await hold?.until
  answer.end(body.slice(first.length))
}

/** A file or page of the app, requested without validators: whatever is cached of it belongs to the build before. */
function asNew({ 'if-none-match': _known, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, 'accept-encoding': 'identity' }
}

/** Starts one on a free port. The server sees the browser's own Host and Origin, as behind any proxy that is set up well. */
export async function startMiddlebox({ to, refuseUpgrades = false }: MiddleboxOptions): Promise<Middlebox> {
  const http = createServer((asked, answer) => {
    const { method, url: path } = asked
    const refusal = box.refuse?.(asked)
    if (refusal) {
      const { status, location } = refusal
      answer.writeHead(status, { 'Content-Type': 'text/html', ...(location !== undefined && { location }) })
      return void answer.end('<html>Another page</html>')
    }
    const isApi = path?.startsWith('/api/') === true
    const changesText = !isApi && (box.rewrite !== undefined || box.hold !== undefined)
    const headers = changesText ? asNew(asked.headers) : asked.headers
    const passed = request({ host: 'localhost', port: to, method, path, headers }, (answered) => {
      const type = answered.headers['content-type'] ?? ''
      const hold = type.includes('html') ? box.hold : undefined
      if (changesText && /html|javascript/.test(type))
        return void passText(answered, answer, box.rewrite, hold)
      if (headers['if-none-match'] !== undefined && path?.startsWith('/api/cards/'))
        box.conditional.push(answered.statusCode ?? 0)
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    setTimeout(() => asked.pipe(passed), box.slow?.test(path ?? '') ? SLOW_MS : 0)
  })
  http.on('upgrade', (asked, socket: Socket, first: Buffer) => {
    if (refuseUpgrades) {
      box.refusedUpgrades++
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    tunnel(asked, socket, first, to)
  })

  let port = 0
  const mend = async () => {
    port = await listening(http, { port })
  }
  const cut = endOf(http)
  await mend()
  const box: Middlebox = { url: `http://localhost:${port}`, refusedUpgrades: 0, conditional: [], cut, mend }
  return box
}
