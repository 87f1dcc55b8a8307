import { connect } from 'node:net'
import { WebSocket } from 'ws'

/**
 * Opens a WebSocket that costs its process little, so that a benchmark measures the server: it neither compresses nor checks texts.
 * @param {URL} url
 * @param {{onOpen?: () => void, onText: (payload: Buffer) => void, localAddress?: string}} options
 */
export function openSocket(url, { onOpen = () => undefined, onText, localAddress }) {
  let tcp
  const createConnection = (options) => (tcp = connect({ ...options, path: undefined, noDelay: true }))
  const socket = new WebSocket(url, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    localAddress,
    createConnection,
  })
  socket.on('error', () => undefined)
  socket.on('unexpected-response', (_request, { statusCode }) => {
    throw new Error(`The server refused a WebSocket: ${statusCode}`)
  })
  socket.on('open', onOpen)
  socket.on('message', onText)
  return {
    send: (text) => socket.send(text),
    /** Closes without a wait in the system's tables, which hold some 28,000 ports. */
    destroy: () => tcp.resetAndDestroy(),
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
  const socket = openSocket(new URL('/socket.io/?EIO=4&transport=websocket', url), {
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
  const socket = openSocket(new URL('/', url), {
    localAddress,
    onOpen: () => socket.send('join'),
    onText: (text) => (text[0] === code('J') ? onJoined() : onEdit()),
  })
  return socket
}
