import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { endOf, listening } from '../listening.ts'
import { tunnel } from '../tunnel.ts'
import type { VirtualClock } from './virtual-clock.ts'

/**
 * - `cut`: no connection
 * - `hang`: packets are dropped
 * - the others: something between the page and the server responds in its place
 */
export const WEATHERS = ['fine', 'cut', 'hang', '404 page', '502 page', 'null'] as const
type Weather = (typeof WEATHERS)[number]

/** The faults that can happen to a single request. */
export const FAULTS = [
  'lose request',
  'lose answer',
  'repeat',
  'delay request',
  'delay answer',
  'refuse',
] as const
type Fault = (typeof FAULTS)[number]

const DELAY_MS = 4000

/** A request that the tab sent. */
export interface SeenRequest {
  /** The time on the virtual clock. */
  at: number
  /** The method, path and body. */
  key: string
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

function ask(port: number, { method, url, headers }: IncomingMessage, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method, path: url, headers, agent: false },
      (answered) => {
        text(answered).then(
          (words) => resolve({ status: answered.statusCode ?? 502, headers: answered.headers, body: words }),
          reject,
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

const PAGES: Partial<Record<Weather, [number, string]>> = {
  '404 page': [404, '<html>Not Found</html>'],
  '502 page': [502, '<html>Bad Gateway</html>'],
  null: [200, 'null'],
}

/** Starts a proxy that simulates the network between one tab and the server. */
export async function startBadProxy(serverPort: number, clock: VirtualClock) {
  let weather: Weather = 'fine'
  const faults: Fault[] = []
  const seen: SeenRequest[] = []
  /** The sockets of requests and connections that get no response because of the weather. */
  const swallowed = new Set<Socket>()
  const tunnels = new Map<Socket, Socket>()

  function reply(response: ServerResponse, { status, headers, body }: Answer): void {
    const { 'transfer-encoding': _chunked, 'content-length': _length, ...others } = headers
    response.writeHead(status, others).end(body)
  }

  async function forward(asked: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const fault = faults.shift()
    if (fault === 'lose request') return void response.destroy()
    if (fault === 'refuse') return void response.writeHead(400).end('{"message":"Bad Request"}')
    if (fault === 'delay request') await clock.sleep(DELAY_MS)
    const answer = await ask(serverPort, asked, body)
    if (fault === 'repeat') await ask(serverPort, asked, body)
    if (fault === 'delay answer') await clock.sleep(DELAY_MS)
    // The weather may have changed in the meantime.
    if (fault === 'lose answer' || weather === 'cut') return void response.destroy()
    if (weather === 'hang') return void (response.socket && swallowed.add(response.socket))
    reply(response, answer)
  }

  async function handle(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(asked)
    seen.push({ at: clock.now(), key: `${asked.method} ${asked.url} ${body}` })
    const page = PAGES[weather]
    if (weather === 'cut') response.destroy()
    else if (weather === 'hang') swallowed.add(asked.socket)
    else if (page) response.writeHead(page[0], { 'content-type': 'text/html' }).end(page[1])
    else await forward(asked, response, body)
  }

  const http = createServer((asked, response) => {
    // Requests fail while the server restarts.
    handle(asked, response).catch(() => response.destroy())
  })
  http.on('connection', (socket) => {
    socket.on('close', () => swallowed.delete(socket))
    socket.on('error', () => undefined)
  })
  http.on('upgrade', (asked, socket: Socket, first: Buffer) => {
    if (weather === 'hang') return void swallowed.add(socket)
    if (weather !== 'fine') return void socket.destroy()
    tunnels.set(socket, tunnel(asked, socket, first, serverPort))
    socket.on('close', () => tunnels.delete(socket))
  })
  const close = endOf(http)

  return {
    port: await listening(http),
    seen,
    setWeather: (next: Weather) => {
      if (next === weather) return
      weather = next
      for (const socket of swallowed) socket.destroy()
      swallowed.clear()
      for (const [socket, server] of tunnels) {
        if (next !== 'hang') socket.destroy()
        else {
          server.unpipe(socket)
          socket.unpipe(server)
          server.resume()
          socket.resume()
          swallowed.add(socket)
        }
      }
    },
    /** Adds a fault for the next HTTP request. */
    addFault: (fault: Fault) => void faults.push(fault),
    clearFaults: () => void faults.splice(0),
    close,
  }
}
export type BadProxy = Awaited<ReturnType<typeof startBadProxy>>
