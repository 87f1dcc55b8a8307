import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** The number of names and values of headers that Node keeps of a request; it drops those after them. */
const MAX_RAW_HEADERS = 2000

/** A socket with Node's own reference to the response in progress. */
export type HttpSocket = Socket & { _httpMessage?: ServerResponse | null }

const attachedAgain = new WeakSet<Socket>()

/** Listens for new connections. One that `answerWithoutUpgrade` hands back to the server isn't a new one. */
export function onNewConnection(http: Server, listener: (socket: Socket) => void): void {
  http.on('connection', (socket: Socket) => {
    if (!attachedAgain.has(socket)) listener(socket)
  })
}

export function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return /(?:^|,)\s*websocket\s*(?:,|$)/i.test(headers.upgrade ?? '')
}

/** Whether Node hands over a request before it has read the body, as version 25 and later do. */
const HANDS_OVER_EARLY = Number.parseInt(process.versions.node, 10) >= 25
const lastOnes = new WeakSet<IncomingMessage>()

/**
 * An option of `createServer`, unknown to Node 20: whether Node hands over a request for another protocol. A request
 * whose body is still to come can't be repeated: Node answers that itself.
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

/** Ends the connection after a request that Node did not hand over: Node drops bytes that come with its end. */
export function endAfterUnhanded(request: IncomingMessage, response: ServerResponse): void {
  if (!lastOnes.has(request)) return
  response.shouldKeepAlive = false
  request.once('end', () => request.socket.pause())
}

/** Returns the request line and headers without `Upgrade`; undefined if there were too many for Node to keep. */
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
 * Answers a request for an unsupported protocol in HTTP/1.1 (RFC 9110, 7.8): Java's HttpClient and curl request HTTP/2
 * like this. Node no longer parses HTTP on the connection: it would drop the bytes that came together with the request,
 * and read a later request from its middle. So the server gets the connection again, from the first byte of the request
 * on but without its `Upgrade`: body, keep-alive and later requests work as usual.
 * @param head the bytes after the request's headers
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
    // The responses to earlier requests come first.
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
