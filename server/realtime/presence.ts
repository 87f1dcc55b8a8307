import { MANY_PLAYERS, MANY_PLAYERS_INTERVAL_MS } from '#shared/events.ts'
import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { Broadcaster } from './broadcaster.ts'
import { frameOfEvent } from './frames.ts'
import type { NodeRelay } from './node-relay.ts'
import { cardOfEditors, cardOfPlayers, playersHere, type LiveServer, type LiveSocket } from './rooms.ts'

/** The most cards with a number that was just sent, some 300 bytes each. Those of others are sent without a wait. */
const MAX_WAITING = 20_000
/** A card has no more hosts. Pages claim by themselves to be a host's, so a higher number is wrong. */
const MAX_HOSTS = CO_HOSTS_PER_CARD + 1
/** The most pages remembered of one card, 200 bytes each: some for each of its hosts. */
const MAX_PAGES = 50

/**
 * Sends each card's number when it may have changed: after this turn of the event loop, in which many may come and go,
 * and then at most once in each interval.
 * @param send gets the number sent within the last interval; returns the present number and the next interval, or
 *   nothing if there was no one to send it to
 */
function createPace(
  send: (cardId: string, sent: number | undefined) => { count: number; ms: number } | undefined,
) {
  const sent = new Map<string, { count: number; timer: NodeJS.Timeout }>()
  /** Cards with a change that has not been sent. */
  const stale = new Set<string>()

  function sendNow(cardId: string): void {
    stale.delete(cardId)
    const before = sent.get(cardId)
    const now = send(cardId, before?.count)
    if (!now) return void sent.delete(cardId)
    if (!before && sent.size >= MAX_WAITING) return
    const timer = setTimeout(() => (stale.has(cardId) ? sendNow(cardId) : sent.delete(cardId)), now.ms)
    sent.set(cardId, { count: now.count, timer: timer.unref() })
  }

  return {
    /** Whether a number is sent at the end of this turn. */
    isDue: (cardId: string): boolean => stale.has(cardId) && !sent.has(cardId),
    /** Call it when someone who is counted has come or gone, here or on another node. */
    moved: (cardId: string): void => {
      const isNews = !stale.has(cardId)
      stale.add(cardId)
      if (isNews && !sent.has(cardId)) setImmediate(sendNow, cardId)
    },
    close: (): void => {
      for (const { timer } of sent.values()) clearTimeout(timer)
      sent.clear()
    },
  }
}

export type Presence = ReturnType<typeof createPresence>

/**
 * LIV-10: emits to each room how many pages play its card when the number changes: immediately, then at most every
 * `intervalMs`, or every 5 s above 500. The count is the size of the Socket.IO room, which also drops clients that
 * disconnect without leaving. As often, the pages that edit a card get the number of hosts they belong to: the pages of
 * one person count once.
 */
export function createPresence(deps: {
  io: LiveServer
  broadcaster: Pick<Broadcaster, 'emitPlayers' | 'emitEditors'>
  /** The relay to the other nodes, if there are any. */
  relay?: Pick<NodeRelay, 'playersElsewhere' | 'editorsElsewhere' | 'tellPresence'> | undefined
  /** Writes a finished frame to one client. */
  write: (socket: LiveSocket, frame: Buffer) => void
  intervalMs: number
}) {
  const { io, broadcaster, relay, write, intervalMs } = deps
  /** The host of each page that edits, by card and socket. */
  const pages = new Map<string, Map<string, string>>()
  const { adapter } = io.of('/')
  const countPlayers = (cardId: string) => playersHere(io, cardId) + (relay?.playersElsewhere(cardId) ?? 0)
  /** Returns the hosts with pages on this node. */
  const hostsHere = (cardId: string) => [...new Set(pages.get(cardId)?.values())].slice(0, MAX_HOSTS)

  const players = createPace((cardId, sent) => {
    relay?.tellPresence(cardId)
    const count = countPlayers(cardId)
    if (count !== sent) broadcaster.emitPlayers(cardId, count)
    return { count, ms: count > MANY_PLAYERS ? MANY_PLAYERS_INTERVAL_MS : intervalMs }
  })
  const editors = createPace((cardId) => {
    relay?.tellPresence(cardId)
    // Called whenever players of other nodes come or go: no page here edits most of their cards.
    if (!pages.has(cardId)) return undefined
    const hosts = new Set([...hostsHere(cardId), ...(relay?.editorsElsewhere(cardId) ?? [])])
    const count = Math.min(hosts.size, MAX_HOSTS)
    // An unchanged number is sent too: another page of a host doesn't have it yet.
    broadcaster.emitEditors(cardId, count)
    return { count, ms: intervalMs }
  })

  const onJoined = (room: string) => {
    const cardId = cardOfPlayers(room)
    if (cardId !== undefined) players.moved(cardId)
  }
  const onLeft = (room: string, socketId: string) => {
    onJoined(room)
    const cardId = cardOfEditors(room)
    const card = cardId === undefined ? undefined : pages.get(cardId)
    if (cardId === undefined || !card?.delete(socketId)) return
    if (card.size === 0) pages.delete(cardId)
    editors.moved(cardId)
  }
  adapter.on('join-room', onJoined)
  adapter.on('leave-room', onLeft)

  return {
    /** Emits the number of players to a new player, unless the whole room is about to get it. */
    emitPlayersTo: (socket: LiveSocket, cardId: string): void => {
      if (!players.isDue(cardId))
        write(socket, frameOfEvent('card:players', { cardId, count: countPlayers(cardId) }))
    },
    /** Remembers the host of a page that joins the editors of a card. @returns false when there are too many */
    addEditor: (socket: LiveSocket, cardId: string, host: string): boolean => {
      const card = pages.get(cardId) ?? new Map<string, string>()
      if (card.size >= MAX_PAGES && !card.has(socket.id)) return false
      pages.set(cardId, card.set(socket.id, host))
      editors.moved(cardId)
      return true
    },
    hostsHere,
    /** Call it when players or hosts of a card have come or gone on another node. */
    movedElsewhere: (cardId: string): void => {
      players.moved(cardId)
      editors.moved(cardId)
    },
    close: (): void => {
      adapter.off('join-room', onJoined)
      adapter.off('leave-room', onLeft)
      players.close()
      editors.close()
    },
  }
}
