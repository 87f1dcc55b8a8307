import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

const TEXT_FRAME = 0x81
const MASKED = 0x80
const LENGTH_16 = 126
const HEADERS_END = '\r\n\r\n'

/** A masked text frame below 64 kB. The mask is zero: it protects proxies from pages, and there are none here. */
function frameOf(text) {
  const payload = Buffer.from(text)
  const isShort = payload.length < LENGTH_16
  const header = Buffer.alloc(isShort ? 6 : 8)
  header[0] = TEXT_FRAME
  header[1] = MASKED | (isShort ? payload.length : LENGTH_16)
  if (!isShort) header.writeUInt16BE(payload.length, 2)
  return Buffer.concat([header, payload])
}

/**
 * A WebSocket that costs its process next to nothing, so that a benchmark measures the server: no events, no checks, no strings.
 * It takes text frames below 64 kB.
 */
export class LightSocket {
  #tcp
  #rest
  #isOpen = false
  #onText
  #onOpen

  /**
   * @param {URL} url of the WebSocket
   * @param {{onOpen?: () => void, onText: (payload: Buffer) => void, localAddress?: string}} options
   */
  constructor(url, { onOpen, onText, localAddress }) {
    this.#onOpen = onOpen
    this.#onText = onText
    this.#tcp = connect({ host: url.hostname, port: Number(url.port), localAddress, noDelay: true })
    this.#tcp.on('error', () => undefined)
    this.#tcp.on('data', (chunk) => this.#receive(chunk))
    this.#tcp.write(
      [
        `GET ${url.pathname}${url.search} HTTP/1.1`,
        `Host: ${url.host}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        'Sec-WebSocket-Version: 13',
        HEADERS_END.slice(2),
      ].join('\r\n'),
    )
  }

  send(text) {
    this.#tcp.write(frameOf(text))
  }

  /** Closes without a wait in the system's tables, which hold some 28,000 ports. */
  destroy() {
    this.#tcp.resetAndDestroy()
  }

  #receive(chunk) {
    let data = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk
    this.#rest = undefined
    if (!this.#isOpen) {
      const end = data.indexOf(HEADERS_END)
      if (end < 0) {
        this.#rest = data
        return
      }
      if (!data.subarray(0, end).includes(' 101 '))
        throw new Error(`The server refused a WebSocket: ${data.subarray(0, end)}`)
      this.#isOpen = true
      data = data.subarray(end + HEADERS_END.length)
      this.#onOpen?.()
    }
    while (data.length >= 2) {
      const isShort = data[1] < LENGTH_16
      const start = isShort ? 2 : 4
      if (data.length < start) break
      const end = start + (isShort ? data[1] : data.readUInt16BE(2))
      if (data.length < end) break
      if (data[0] === TEXT_FRAME) this.#onText(data.subarray(start, end))
      data = data.subarray(end)
    }
    if (data.length > 0) this.#rest = data
  }
}

const code = (letter) => letter.charCodeAt(0)
const OPEN = code('0')
const PING = code('2')
const MESSAGE = code('4')
const EVENT = code('2')
/** Where the name of an event differs: after `42["card:`. */
const EVENT_NAME_AT = 9

/** A page of BingoBoard: Engine.IO 4 and Socket.IO 5, as text, with the join in CONNECT as the app has it. */
export function openBingo(url, { cardId, localAddress, onJoined, onEdit }) {
  const socket = new LightSocket(new URL('/socket.io/?EIO=4&transport=websocket', url), {
    localAddress,
    onText: (text) => {
      if (text[0] === OPEN) socket.send(`40{"join":{"cardId":"${cardId}","as":"play"}}`)
      else if (text[0] === PING) socket.send('3')
      else if (text[0] !== MESSAGE || text[1] !== EVENT) return
      else if (text[EVENT_NAME_AT] === code('c')) onEdit()
      else if (text[EVENT_NAME_AT] === code('j')) {
        if (!text.includes('"card":')) throw new Error(`A join was refused: ${text}`)
        onJoined()
      }
    },
  })
  return socket
}

/** A page of the reference (`raw-server.mjs`). */
export function openRaw(url, { localAddress, onJoined, onEdit }) {
  const socket = new LightSocket(new URL('/', url), {
    localAddress,
    onOpen: () => socket.send('join'),
    onText: (text) => (text[0] === code('J') ? onJoined() : onEdit()),
  })
  return socket
}
