import { randomBelow } from '#tests/support/random.ts'
import { listenTo, type Listener } from '#tests/support/sockets.ts'
import type { Result } from '#shared/errors.ts'
import type { CardJoined } from '#shared/events.ts'
import type { Random } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { Tally } from './tally.ts'

/** A join lost with its connection times out soon: the next connection joins again. */
const JOIN_TIMEOUT_MS = 300
/** How far back in the queue the packet may be that overtakes the others. */
const REACH = 3

type Packet = Listener['events'][number]

/** A page that follows one card over a socket, as `card-room.ts` of the client does, behind a bad network. */
export interface Reader {
  /** The card on the screen. */
  shown: () => Card | undefined
  /** The versions that came onto the screen, in order. */
  taken: readonly number[]
  /** A card that came another way, as the answer to an editor's own change. */
  take: (card: Card) => void
  join: () => Promise<void>
  leave: () => void
  /** Drops the connection without a close; the socket reconnects by itself. */
  breakConnection: () => void
  /** One of the packets under way arrives, or gets lost, or arrives and stays under way. */
  receive: (random: Random) => void
  /** From now on everything arrives, and what was under way arrives now. */
  heal: () => void
  /** Whether the server has acknowledged the join on this connection. */
  isJoined: () => boolean
}

export async function openReader({
  url,
  cardId,
  as = 'play',
  tally,
  onTaken = () => undefined,
}: {
  url: string
  cardId: string
  as?: 'play' | 'edit'
  tally: Tally
  onTaken?: (card: Card) => void
}): Promise<Reader> {
  const { socket } = await listenTo(url, { reconnection: true })
  const underWay: Packet[] = []
  const taken: number[] = []
  let shown: Card | undefined
  let following = false
  /** Whether it has acknowledged it since the connection opened. */
  let joined = false
  let healthy = false

  function take(card: Card, replace = false): void {
    if (!replace && shown && card.version <= shown.version) {
      tally.staleCards++
      return
    }
    shown = card
    taken.push(card.version)
    onTaken(card)
  }

  async function join(): Promise<void> {
    following = true
    if (!socket.connected) return
    const request = { cardId, as, ...(shown && { version: shown.version }) }
    const answer: unknown = await socket
      .timeout(JOIN_TIMEOUT_MS)
      .emitWithAck('card:join', request)
      .catch(() => undefined)
    const result = answer as Result<CardJoined> | undefined
    if (!result || (!result.ok && result.error.code === 'too-many-requests')) return
    if (!result.ok) throw new Error(`Not joined: ${result.error.code}`)
    tally.joins++
    joined = following
    if ('card' in result.data) take(result.data.card, result.data.reset)
  }

  function arrive({ event, payload }: Packet): void {
    if (event === 'card:changed') take(payload.card)
    else if (event === 'card:version' && payload.version !== shown?.version && following) void join()
    else if (event === 'card:deleted') throw new Error('No one deletes this card')
  }

  socket.on('disconnect', () => {
    joined = false
  })
  socket.on('connect', () => {
    if (following) void join()
  })
  socket.onAny((event: Packet['event'] | 'card:players', payload: Packet['payload']) => {
    if (event === 'card:players') return
    const packet = { event, payload } as Packet
    if (healthy) arrive(packet)
    else underWay.push(packet)
  })

  return {
    shown: () => shown,
    taken,
    take,
    join,
    leave: () => {
      following = false
      joined = false
      socket.emit('card:leave', { cardId }, () => undefined)
    },
    breakConnection: () => {
      if (!socket.connected) return
      tally.brokenConnections++
      socket.io.engine.close()
    },
    receive: (random) => {
      const place = randomBelow(random, Math.min(REACH, underWay.length))
      const fate = randomBelow(random, 6)
      const packet = underWay[place]
      if (!packet) return
      if (place > 0) tally.reorderedPushes++
      if (fate === 1) tally.doubledPushes++
      else underWay.splice(place, 1)
      if (fate === 0) tally.droppedPushes++
      else arrive(packet)
    },
    heal: () => {
      healthy = true
      for (const packet of underWay.splice(0)) arrive(packet)
    },
    isJoined: () => joined,
  }
}
