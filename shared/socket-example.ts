/**
 * Returns a socket client that follows one card: a script for Node that needs `npm i socket.io-client`. The developers' page shows it
 * unchanged, and a test runs it.
 * @param origin the server's origin: `https://bingo.example`
 */
export function socketExample(origin: string): string {
  return `// npm i socket.io-client && node follow.mjs
import { io } from 'socket.io-client'

const cardId = process.argv[2] ?? 'V1StGXR8_Z'
const socket = io('${origin}', { transports: ['websocket'] })
let version = 0

function show(card) {
  version = card.version
  console.log(version, card.title, card.cells.join(' | '))
}

function join() {
  socket.emit('card:join', { cardId, version }, ({ ok, data, error }) => {
    if (!ok) console.error(error.message)
    else if (data.reset || data.card?.version > version) show(data.card)
  })
}

socket.on('connect', join)
socket.on('card:changed', ({ card }) => card.version > version && show(card))
socket.on('card:version', (stored) => stored.version !== version && join())
socket.on('card:deleted', () => socket.close())
`
}
