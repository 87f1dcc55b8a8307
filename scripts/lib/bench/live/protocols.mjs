import { LightSocket } from './light-socket.mjs'

const code = (letter) => letter.charCodeAt(0)
const OPEN = code('0')
const PING = code('2')
const MESSAGE = code('4')
const EVENT = code('2')
/** Where the name of an event differs: after `42["card:`. */
const EVENT_NAME_AT = 9
const CHANGED = code('c')
const JOINED = code('j')

/**
 * Opens a page that plays a card.
 * @typedef {{cardId: string, localAddress?: string, onJoined: () => void, onEdit: (packet: Buffer) => void,
 *   onClose?: () => void}} Page
 * @typedef {(url: string, page: Page) => LightSocket} Protocol
 */

/** BingoBoard's: Engine.IO 4 and Socket.IO 5, as text, with the join in CONNECT as the app has it. @type {Protocol} */
export function openBingo(url, page) {
  const { cardId, localAddress, onJoined, onEdit, onClose } = page
  const socket = new LightSocket(new URL('/socket.io/?EIO=4&transport=websocket', url), {
    localAddress,
    onClose,
    onText: (text) => {
      if (text[0] === OPEN) socket.send(`40{"join":{"cardId":"${cardId}","as":"play"}}`)
      else if (text[0] === PING) socket.send('3')
      else if (text[0] !== MESSAGE || text[1] !== EVENT) return
      else if (text[EVENT_NAME_AT] === CHANGED) onEdit(text)
      else if (text[EVENT_NAME_AT] === JOINED) {
        if (!text.includes('"card":')) throw new Error(`A join was refused: ${text}`)
        onJoined()
      }
    },
  })
  return socket
}

/** That of the reference (`raw-server.mjs`). @type {Protocol} */
export function openRaw(url, { localAddress, onJoined, onEdit, onClose }) {
  const socket = new LightSocket(new URL('/', url), {
    localAddress,
    onClose,
    onOpen: () => socket.send('join'),
    onText: (text) => (text[0] === code('J') ? onJoined() : onEdit(text)),
  })
  return socket
}

export const PROTOCOLS = { bingo: openBingo, raw: openRaw }
