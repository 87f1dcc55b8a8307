import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Node keeps so many names and values of a request's headers, and forgets those behind them. */
const MAX_RAW_HEADERS = 2000

/** With the response that is on its way, which Node keeps there. */
export type HttpSocket = Socket & { _httpMessage?: ServerResponse | null }

const attachedAgain = new WeakSet<Socket>()

/** Node's `connection`, once for each: one that `answerWithoutUpgrade` hands back to the server is not a new one. */
export function onNewConnection(http: Server, listener: (socket: Socket) => void): void {
  http.on('connection', (socket: Socket) => {
    if (!attachedAgain.has(socket)) listener(socket)
  })
}

export function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return /(?:^|,)\s*websocket\s*(?:,|$)/i.test(headers.upgrade ?? '')
}

/** Node 25 and later hand over a request before they have read its body. */
const HANDS_OVER_EARLY = Number.parseInt(process.versions.node, 10) >= 25
const lastOnes = new WeakSet<IncomingMessage>()

/**
 * For `createServer`: whether Node hands over a request for another protocol, which Node 20 doesn't ask. A body that is still to
 * come can't be repeated: Node reads it itself.
 */
export const UPGRADES = {
  shouldUpgradeCallback(request: IncomingMessage): boolean {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    const isComplete = length === undefined && coding === undefined
    const isHanded = isComplete || asksForWebSocket(request) || !HANDS_OVER_EARLY
    if (!isHanded) lastOnes.add(request)
    return isHanded
  },
}

/** Ends the connection with the answer to a request that Node did not hand over: it drops bytes that came with its end. */
export function endAfterUnhanded(request: IncomingMessage, response: ServerResponse): void {
  if (!lastOnes.has(request)) return
  response.shouldKeepAlive = false
  request.once('end', () => request.socket.pause())
}

/** The request's line and headers again, without its `Upgrade` header; undefined if there were too many to know all. */
function headWithoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer | undefined {
  if (rawHeaders.length >= MAX_RAW_HEADERS) return undefined
  let head = `${method} ${url} HTTP/${httpVersion}\r\n`
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.toLowerCase() !== 'upgrade') head += `${name}: ${rawHeaders[index + 1]}\r\n`
  }
  return Buffer.from(`${head}\r\n`, 'latin1')
}

/**
 * Answers a request for a protocol that isn't spoken here in HTTP/1.1 (RFC 9110, 7.8): Java's HttpClient and `curl --http2` ask for
 * HTTP/2 so. Node has ended its HTTP on the connection by now. Left alone, it would drop the bytes that came in one piece with the
 * request, and take the middle of a later one for its beginning. So the server gets the connection again, from the first byte of
 * the request on and without its `Upgrade`: body, keep-alive and requests behind it are as ever.
 * @param head the bytes behind the request's headers
 * @returns false for a request that can't be repeated
 */
export function answerWithoutUpgrade(
  http: Server,
  request: IncomingMessage,
  socket: HttpSocket,
  head: Buffer,
): boolean {
  const repeated = headWithoutUpgrade(request)
  if (!repeated) return false
  function attach(): void {
    // Answers to the requests before it come first.
    if (socket._httpMessage) socket._httpMessage.once('close', attach)
    else if (socket.writable) {
      socket.unshift(Buffer.concat([repeated!, head]))
      attachedAgain.add(socket)
      http.emit('connection', socket)
    } else socket.destroy()
  }
  attach()
  return true
}
