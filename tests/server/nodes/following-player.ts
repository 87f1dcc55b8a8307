import { expect } from 'vitest'
import { cardOf, listenTo } from '#tests/support/sockets.ts'

/** Opens a page that joins again when it learns that it is behind, as the app does. */
export async function followingPlayer(url: string, cardId: string) {
  const listener = await listenTo(url)
  const shown: number[] = []
  const show = (version: number) => {
    if (version > (shown.at(-1) ?? 0)) shown.push(version)
  }
  show(cardOf(await listener.join({ cardId })).version)
  listener.socket.on('card:changed', ({ card }) => show(card.version))
  listener.socket.on('card:version', ({ version }) => {
    const mine = shown.at(-1)!
    if (version <= mine) return
    void listener.join({ cardId, version: mine }).then((joined) => {
      if (joined.ok && 'card' in joined.data) show(joined.data.card.version)
    })
  })
  return {
    listener,
    /** The versions that were shown on the screen, in order. */
    shown,
    /** Waits until the screen shows this version or a newer one. */
    shows: async (version: number) => {
      await expect.poll(() => shown.at(-1), { timeout: 40_000 }).toBeGreaterThanOrEqual(version)
    },
  }
}
