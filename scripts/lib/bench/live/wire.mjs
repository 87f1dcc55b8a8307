import { setTimeout as delay } from 'node:timers/promises'
import { deflateRawSync } from 'node:zlib'
import { wireBytesOf } from '../../wire-bytes.mjs'
import { callJson, registerHost } from '../calls.mjs'
import { editCard } from './fanout.mjs'
import { openBingo } from './protocols.mjs'

const MS_PER_HOUR = 3_600_000
/** A ping and a heartbeat come within it. */
const IDLE_MS = 25_000
const IDLE_FRAMES = 2

/** A card of 24 official items, as people make them. */
async function makeOfficialCard({ url }) {
  const cookie = await registerHost(url)
  const { body } = await callJson(url, 'POST', '/api/categories/virtualmtg/use', { body: {}, cookie })
  return { cardId: body.cardId, cookie }
}

/** What one player's connection is sent: bytes of WebSocket frames, and what they take on the wire with TLS, TCP and IP. */
export async function benchWire(app) {
  const card = await makeOfficialCard(app)
  let onEdit
  let packet
  const edited = new Promise((resolve) => {
    onEdit = (text) => {
      packet = Buffer.from(text)
      resolve()
    }
  })
  let socket
  await new Promise((resolve) => {
    socket = openBingo(app.url, { cardId: card.cardId, onJoined: resolve, onEdit })
  })
  await delay(1500)
  const joinBytes = socket.bytesRead
  await editCard(app, card)
  await edited
  const editBytes = socket.bytesRead - joinBytes
  await delay(IDLE_MS)
  const idleBytes = socket.bytesRead - joinBytes - editBytes
  socket.destroy()
  return {
    joinBytes,
    editBytes,
    editWireBytes: wireBytesOf(editBytes),
    deflatedEditBytes: deflateRawSync(packet).length,
    idleWireBytesPerHour: ((idleBytes + IDLE_FRAMES * (wireBytesOf(1) - 1)) * MS_PER_HOUR) / IDLE_MS,
  }
}
