import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { guestOf, signUp } from '#tests/server/cards/person.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createBrowser } from '#tests/support/sync-fuzz/browser.ts'
import { startVirtualClock } from '#tests/support/sync-fuzz/virtual-clock.ts'
import type { Card } from '#shared/schemas/card.ts'

const EDIT_EVERY_MS = 250
const SQUARES = 25
const PASSWORD = 'a good password'

/**
 * Opens an editor in a browser's tab, with the client's sync layer, whose host types a word every 250 ms. Each word has
 * to be stored before it is replaced by a later one, and at the end.
 */
export async function openTypingHost({ url, port }: { url: string; port: number }) {
  const host = await signUp(url)
  const { isOwner: _, canEdit: __, ...card } = await host.makeCard({ gridSize: 5, hasFreeSpace: false })
  const clock = startVirtualClock(1)
  const tab = await createBrowser(port, clock).open(`/create/${card.cardId}`)
  await tab.page.logIn(host.user!.email, PASSWORD)
  await eventually(tab.page.status, (status) => status === 'saved' || status === 'five')

  const words = Array.from({ length: SQUARES }, () => '')
  const storedCard = () =>
    eventually(
      () =>
        guestOf(url)
          .call('GET', `/api/cards/${card.cardId}`)
          .catch(() => undefined),
      (answer) => answer?.status === 200,
    ).then((answer): Card => answer!.body)
  let typed = 0
  let isOver = false
  const typing = (async () => {
    for (let place = 1; !isOver; place++) {
      // These places stand for the title.
      if (place % 7 === 0) continue
      const square = place % SQUARES
      const before = words[square]!
      if (before !== '') await eventually(storedCard, ({ cells }) => cells[square] === before)
      words[square] = `word ${++typed}`
      tab.page.type(place, words[square])
      await delay(EDIT_EVERY_MS)
    }
  })()
  return {
    card,
    /** Returns the number of typed words. */
    typed: () => typed,
    /** Stops typing and waits until all is saved. @returns the stored card, and when it was saved, in ms since 1970 */
    end: async () => {
      isOver = true
      await typing
      await eventually(tab.page.status, (status) => status === 'saved')
      const savedMs = Date.now()
      const stored = await storedCard()
      expect([tab.page.unsentWords(), stored.cells]).toEqual([[], words])
      return { stored, savedMs }
    },
    close: async () => {
      await tab.close()
      clock.stop()
    },
  }
}
