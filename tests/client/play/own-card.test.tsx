import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { dealt } from '#shared/rules/deal.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { markedWords, openPlay, push, square } from './play-page.tsx'
import { button, hostOrder, keepOrder, shownWords, squareAt, storedChoice } from './shuffled-page.ts'

beforeEach(wantLessMotion)

describe('a card with more words than squares', () => {
  const rich = sampleCard({ extra: Array.from({ length: 16 }, (_, index) => `More ${index + 1}`) })
  const wordsOn = (seed: string) => dealt(rich, seed).cells.filter(Boolean)
  const answer = async (name: string) =>
    within(await screen.findByRole('alertdialog')).getByRole('button', { name })

  it('SHF-7: Draw my own card gives other words, at once if nothing is marked, and Undo the host’s', async () => {
    const { user } = await openPlay(rich)
    expect(shownWords()).toEqual(hostOrder)
    await user.click(await button('Draw my own card'))
    expect(shownWords()).toEqual(wordsOn(storedChoice()!.seed!))
    expect(shownWords().some((words) => words.startsWith('More'))).toBe(true)
    expect(screen.getByText('Your own card. Every player has different squares.')).toBeVisible()
    await user.click(await button('Undo'))
    expect(shownWords()).toEqual(hostOrder)
  })

  it("SHF-7: Draw another card and Host's card ask before they clear the marks; Undo brings card and marks back", async () => {
    keepOrder('mine')
    const { user } = await openPlay(rich)
    expect(shownWords()).toEqual(wordsOn('mine'))
    for (const column of [1, 2, 3, 4, 5]) fireEvent.click(squareAt(2, column))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Continue/ }),
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const marked = markedWords()
    for (const name of ['Draw another card', "Host's card"]) {
      await user.click(await button(name))
      await user.click(await answer('Cancel'))
      expect(shownWords(), name).toEqual(wordsOn('mine'))
      expect(markedWords(), name).toEqual(marked)

      await user.click(await button(name))
      await user.click(await answer(name))
      expect(shownWords(), name).not.toEqual(wordsOn('mine'))
      expect(markedWords(), name).toEqual([])
      await user.click(await button('Undo'))
      expect(shownWords(), name).toEqual(wordsOn('mine'))
      expect(markedWords(), name).toEqual(marked)
      expect(screen.getByText('BINGO!')).toBeVisible()
    }
  })

  it('SHF-7 PLAY-29: marks that are brought back on another card are on their words only', async () => {
    keepOrder('mine')
    const { user } = await openPlay(rich)
    for (const column of [1, 2, 3, 4]) fireEvent.click(squareAt(2, column))
    const marked = markedWords()
    await user.click(await button("Host's card"))
    await user.click(await answer("Host's card"))
    await user.click(await button('Bring back the last marks'))
    expect(markedWords().sort()).toEqual(marked.filter((words) => rich.cells.includes(words)).sort())
    expect(document.querySelector('[aria-description*="edited by the host"]')).toBeNull()
    expect(screen.queryByText(/changed most of the words/)).toBeNull()
  })

  it('SHF-3 SHF-5 LIV-13: a word more or less changes at most two squares, and a call none', async () => {
    keepOrder('mine')
    await openPlay(rich)
    const [first = ''] = shownWords().filter((words) => words.startsWith('More'))
    fireEvent.click(square(first))
    fireEvent.click(square(shownWords()[0]!))
    const [before, marked] = [shownWords(), markedWords()]
    push({ ...rich, version: 2, called: [first] })
    expect(shownWords()).toEqual(before)
    expect(markedWords()).toEqual(marked)
    push({ ...rich, version: 3, called: [first], extra: [...rich.extra, 'One more'] })
    const after = shownWords()
    expect(before.filter((words, at) => words !== after[at]).length).toBeLessThanOrEqual(2)
  })
})
