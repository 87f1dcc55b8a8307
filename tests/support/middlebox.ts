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

/** A proxy between a browser and the server, as in offices or trains. */
export interface Middlebox {
  /** `http://localhost:PORT`, the URL of the server through the proxy. */
  url: string
  /** The number of refused WebSocket requests. */
  refusedUpgrades: number
  /** The statuses of conditional requests for cards (`If-None-Match`). */
  conditional: number[]
  /** Changes pages and scripts on their way, as if they belonged to another build. */
  rewrite?: (text: string) => string
  /** Responds to a request instead of the server, with that status and a page. */
  refuse?: (asked: IncomingMessage) => { status: number; location?: string } | undefined
  /** Delivers the part of a page before this text first, and the rest when the promise resolves. */
  hold?: Hold
  /** Delays requests for these paths by three seconds. */
  slow?: RegExp
  /** Simulates a lost network: closes open connections and accepts no new ones. */
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
  /** Lets HTTP pass but no WebSocket, like many office proxies. */
  refuseUpgrades?: boolean
}

/** Forwards a page or a script with changed text, or in two parts. */
async function passText(
  answered: IncomingMessage,
  answer: ServerResponse,
  rewrite: ((text: string) => string) | undefined,
  hold: Hold | undefined,
): Promise<void> {
  const sent = await text(answered)
  const body = rewrite ? rewrite(sent) : sent
  // Neither header matches the changed text.
  const { 'content-length': _length, etag: _etag, ...headers } = answered.headers
  answer.writeHead(answered.statusCode ?? 502, headers)
  const first = hold ? body.split(hold.before, 1)[0]! : ''
  if (first !== '') answer.write(first)
  await hold?.until
  answer.end(body.slice(first.length))
}

/** Removes validators from a request for a file or page, because cached copies belong to the previous build. */
function asNew({ 'if-none-match': _known, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, 'accept-encoding': 'identity' }
}

/** Starts a proxy on a free port. The server sees the browser's own Host and Origin, as behind any correctly configured proxy. */
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
