import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dealt } from '#shared/rules/deal.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { grid, markedWords, square, storedMarks } from '../play/play-page.tsx'
import { keepOrder, shownWords } from '../play/shuffled-page.ts'
import { openEmbed } from './embed-page.tsx'

const card = sampleCard()

beforeEach(wantLessMotion)

describe("a player's own card in a frame", () => {
  it('EMB-11: shows the own card that its player has on the play screen, and keeps the marks of its words', async () => {
    const rich = { ...card, extra: Array.from({ length: 16 }, (_, index) => `More ${index + 1}`) }
    const { cells } = dealt(rich, 'mine')
    localStorage.setItem(`layout:${card.cardId}`, JSON.stringify({ seed: 'mine' }))
    const extra = cells.find((word) => word.startsWith('More'))!
    const other = cells.find((word) => word.startsWith('Square'))!
    const begun = Date.now()
    const kept = { version: rich.version, cells, seed: 'mine', marks: [cells.indexOf(extra)], edited: [] }
    const game = { begun, won: { at: begun, words: extra } }
    localStorage.setItem(
      `marks:${card.cardId}`,
      JSON.stringify({ ...kept, setAside: [], round: rich.round, at: begun, game }),
    )
    await openEmbed(rich)
    expect(document.documentElement).not.toHaveAttribute('data-shuffled')
    expect(shownWords()).toEqual(cells.filter(Boolean))
    expect(markedWords()).toEqual([extra])
    fireEvent.click(square(other))
    await waitFor(() => expect(markedWords()).toContain(other))
    expect(storedMarks(card)).toMatchObject({ seed: 'mine', cells, setAside: [] })
    act(() => keepOrder(null))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `layout:${card.cardId}` })))
    expect(shownWords()).toEqual(card.cells.filter(Boolean))
  })

  it('EMB-11: a picture has the host’s order, whatever its viewer plays', async () => {
    localStorage.setItem(`layout:${card.cardId}`, JSON.stringify({ seed: 'mine' }))
    await openEmbed(card, '?marks=off')
    const cells = within(grid()).getAllByRole('gridcell')
    expect(cells.map(({ textContent }) => textContent).filter((text) => text.startsWith('Square'))).toEqual(
      card.cells.filter(Boolean),
    )
  })
})
