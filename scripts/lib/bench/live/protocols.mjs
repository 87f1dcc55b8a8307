import { LightSocket } from './light-socket.mjs'

const code = (letter) => letter.charCodeAt(0)
const OPEN = code('0')
const PING = code('2')
const MESSAGE = code('4')
const CONNECT = code('0')
const EVENT = code('2')
const ACKNOWLEDGEMENT = code('3')
/** Where the name of an event differs: after `42["card:`. */
const EVENT_NAME_AT = 9
const CHANGED = code('c')

/**
 * Opens a page that plays a card.
 * @typedef {{cardId: string, localAddress?: string, onJoined: () => void, onEdit: () => void, onClose?: () => void}} Page
 * @typedef {(url: string, page: Page) => LightSocket} Protocol
 */

/** BingoBoard's: Engine.IO 4 and Socket.IO 5, as text. @type {Protocol} */
export function openBingo(url, { cardId, localAddress, onJoined, onEdit, onClose }) {
  const socket = new LightSocket(new URL('/socket.io/?EIO=4&transport=websocket', url), {
    localAddress,
    onClose,
    onText: (text) => {
      if (text[0] === OPEN) socket.send('40')
      else if (text[0] === PING) socket.send('3')
      else if (text[0] !== MESSAGE) return
      else if (text[1] === CONNECT) socket.send(`420["card:join",{"cardId":"${cardId}","as":"play"}]`)
      else if (text[1] === ACKNOWLEDGEMENT) {
        if (!text.includes('"card":')) throw new Error(`A join was refused: ${text}`)
        onJoined()
      } else if (text[1] === EVENT && text[EVENT_NAME_AT] === CHANGED) onEdit()
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
    onText: (text) => (text[0] === code('J') ? onJoined() : onEdit()),
  })
  return socket
}

export const PROTOCOLS = { bingo: openBingo, raw: openRaw }
