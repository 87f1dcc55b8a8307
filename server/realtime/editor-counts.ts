import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { Broadcaster } from './broadcaster.ts'
import type { NodeRelay } from './node-relay.ts'
import { cardOfEditors, type LiveServer, type LiveSocket } from './rooms.ts'

/** A card has no more hosts. Pages say themselves who they belong to, so a number above is wrong. */
const MAX_HOSTS = CO_HOSTS_PER_CARD + 1
/** Pages of one card that are remembered, 200 bytes each: some for each of its hosts. */
const MAX_PAGES = 50

export type EditorCounts = ReturnType<typeof createEditorCounts>

/**
 * Emits to the pages that edit a card how many hosts they belong to, when one comes or goes and at most every `intervalMs`. The
 * pages of one person count once.
 */
export function createEditorCounts(
  io: LiveServer,
  broadcaster: Pick<Broadcaster, 'emitEditors'>,
  /** To the other nodes, if there are any. */
  relay: Pick<NodeRelay, 'editorsElsewhere' | 'tellPlayers'> | undefined,
  intervalMs: number,
) {
  /** The host of each page, by card and socket. */
  const pages = new Map<string, Map<string, string>>()
  const timers = new Map<string, NodeJS.Timeout>()
  const stale = new Set<string>()
  const { adapter } = io.of('/')
  /** The hosts with pages on this node. */
  const hostsHere = (cardId: string) => [...new Set(pages.get(cardId)?.values())].slice(0, MAX_HOSTS)

  function emitCount(cardId: string): void {
    stale.delete(cardId)
    relay?.tellPlayers(cardId)
    if (!pages.has(cardId)) return
    const hosts = new Set([...hostsHere(cardId), ...(relay?.editorsElsewhere(cardId) ?? [])])
    broadcaster.emitEditors(cardId, Math.min(hosts.size, MAX_HOSTS))
    const timer = setTimeout(() => {
      timers.delete(cardId)
      if (stale.has(cardId)) emitCount(cardId)
    }, intervalMs)
    timers.set(cardId, timer.unref())
  }

  /** Called when hosts have come or gone, here or on another node. */
  function moved(cardId: string): void {
    const isDue = stale.has(cardId)
    stale.add(cardId)
    // After this turn of the event loop, in which a page may leave a card and join it again.
    if (!isDue && !timers.has(cardId)) setImmediate(emitCount, cardId)
  }

  const onLeft = (room: string, socketId: string) => {
    const cardId = cardOfEditors(room)
    const card = cardId === undefined ? undefined : pages.get(cardId)
    if (cardId === undefined || !card?.delete(socketId)) return
    if (card.size === 0) pages.delete(cardId)
    moved(cardId)
  }
  adapter.on('leave-room', onLeft)

  return {
    /** Remembers the host of a page that joins the editors of a card. @returns false when there are too many */
    add: (socket: LiveSocket, cardId: string, host: string): boolean => {
      const card = pages.get(cardId) ?? new Map<string, string>()
      if (card.size >= MAX_PAGES && !card.has(socket.id)) return false
      pages.set(cardId, card.set(socket.id, host))
      moved(cardId)
      return true
    },
    hostsHere,
    moved,
    close: () => {
      adapter.off('leave-room', onLeft)
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
