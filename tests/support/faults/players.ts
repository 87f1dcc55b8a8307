import { io, type Socket } from 'socket.io-client'
import type { Result } from '#shared/errors.ts'
import type { CardJoined } from '#shared/events.ts'
import type { Card } from '#shared/schemas/card.ts'
import { eventually } from '#tests/support/eventually.ts'

const JOIN_TIMEOUT_MS = 10_000
const JOIN_AGAIN_MS = 300

/** A page that plays one card through any fault: it reconnects and joins again by itself, as the app does. */
export interface Player {
  socket: Socket
  cardId: string
  /** The card on the screen. */
  shown: () => Card
  /** Every snapshot received, by a push or an acknowledgement. */
  received: Card[]
  /** The versions that were shown on the screen, in order. */
  taken: number[]
  /** Whether the page has joined since its connection began. */
  isJoined: boolean
  /** The number of successful joins. */
  joins: number
  /** The reasons why connections ended. */
  ends: string[]
  /** Events that a player of this card should never receive: a deletion, or an event of another card. */
  foreign: string[]
}

/** Opens a page that shows `card`, and waits until it has joined. */
export async function openPlayer(url: string, card: Card): Promise<Player> {
  const { cardId } = card
  const socket: Socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 50,
    reconnectionDelayMax: 500,
  })
  let shown = card
  const receive = (sent: Card, isReset = false) => {
    player.received.push(sent)
    if (sent.version <= shown.version && !isReset) return
    shown = sent
    player.taken.push(sent.version)
  }
  const join = () =>
    socket
      .timeout(JOIN_TIMEOUT_MS)
      .emit(
        'card:join',
        { cardId, as: 'play', version: shown.version },
        (late: Error | null, answer?: Result<CardJoined>) => {
          if (!late && answer?.ok) {
            player.joins++
            player.isJoined = true
            if ('card' in answer.data) receive(answer.data.card, answer.data.reset)
          } else if (socket.connected) setTimeout(join, JOIN_AGAIN_MS)
        },
      )
  const player: Player = {
    socket,
    cardId,
    shown: () => shown,
    received: [],
    taken: [],
    isJoined: false,
    joins: 0,
    ends: [],
    foreign: [],
  }
  socket.onAny((event: string, payload: { cardId?: string; card?: Card }) => {
    if (event === 'card:deleted' || (payload.card?.cardId ?? payload.cardId) !== cardId)
      player.foreign.push(`${event} ${JSON.stringify(payload)}`)
  })
  socket.on('connect', join)
  socket.on('disconnect', (reason) => {
    player.isJoined = false
    player.ends.push(reason)
  })
  socket.on('card:changed', (payload: { card: Card }) => receive(payload.card))
  socket.on('card:version', (payload: { version: number }) => {
    if (payload.version > shown.version) join()
  })
  await eventually(
    () => player.joins,
    (joins) => joins > 0,
  )
  return player
}
