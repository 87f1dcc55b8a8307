/**
 * A client of the socket that follows one card: a script for Node, with `npm i socket.io-client`. The page for developers shows it
 * as it stands, and a test runs it.
 * @param origin `https://bingo.example`
 */
export function socketExample(origin: string): string {
  return `// npm i socket.io-client && node follow.mjs
import { io } from 'socket.io-client'

const cardId = process.argv[2] ?? 'V1StGXR8_Z'
const socket = io('${origin}', { transports: ['websocket'] })
let version = 0

function show(card) {
  if (card.version <= version) return
  version = card.version
  console.log(version, card.title, card.cells.join(' | '))
}

socket.on('connect', async () => {
  const { ok, data, error } = await socket.emitWithAck('card:join', { cardId })
  if (!ok) return console.error(error.message)
  show(data.card)
})
socket.on('card:changed', ({ card }) => show(card))
socket.on('card:deleted', () => socket.close())
`
}
