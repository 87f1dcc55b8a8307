import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { store } from '#client/lib/store.ts'
import { newCardDraft } from '#client/sync/unsaved/draft.ts'
import { operate } from '#client/sync/change/operations.ts'
import type { GridSize } from '#shared/product.ts'
import { emptyCells } from '#shared/rules/grid.ts'
import type { Card, CardContent } from '#shared/schemas/card.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import {
  cards,
  cell,
  changeElsewhere,
  freshBrowser,
  fromOtherTab,
  openCard,
  openEditor,
  settled,
} from './editor-page.tsx'

let card: Card

async function open(wide: boolean, changes: Partial<CardContent> = {}) {
  freshBrowser({ wide })
  const opened = await openCard(changes)
  card = opened.card
  return opened
}

const resized = (gridSize: GridSize) => {
  const { cells } = operate(card, { type: 'resize', gridSize }, Math.random)
  return { gridSize, cells }
}
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
const stored = () => cards.card(card.cardId)

describe('a square whose grid is replaced while it is edited', () => {
  const blankSecondRow = (cells: string[]) => cells.map((text, at) => ([7, 17].includes(at) ? '' : text))
  const withFree = () => ({ hasFreeSpace: true, cells: card.cells.with(12, '') })

  it.each<[string, Partial<CardContent>, [number, number], () => Partial<CardContent>]>([
    [
      'is outside the smaller grid',
      {},
      [5, 5],
      () => ({ ...resized(4), cells: resized(4).cells.with(10, 'Full') }),
    ],
    ['is the free space now', { hasFreeSpace: false }, [3, 3], withFree],
  ])(
    'EDIT-26: moves its words to More words if no square is free and it %s',
    async (_, before, place, replace) => {
      const { user } = await open(false, before)
      await user.click(cell(...place))
      const where = `Row ${place[0]}, column ${place[1]}`
      await user.keyboard('{Control>}a{/Control}Precious')
      const replaced = replace()
      await changeElsewhere(card.cardId, replaced)
      expect(screen.getByText(where)).toBeVisible()
      await user.click(inDialog('Save'))
      await waitFor(() => expect(stored().extra).toEqual(['Precious']))
      expect(stored()).toMatchObject(replaced)
      expect(await screen.findByText('Precious')).toBeVisible()
    },
  )

  it('EDIT-26: moves to a blank square, never to one with other words', async () => {
    const { user } = await open(false)
    await user.click(cell(2, 3))
    await user.keyboard('{Control>}a{/Control}Precious')
    const { gridSize, cells } = resized(4)
    const theirs = cells.with(6, 'Theirs').with(10, '')
    await changeElsewhere(card.cardId, { gridSize, cells: theirs })
    await user.click(inDialog('Save'))
    await waitFor(() => expect(stored().cells).toEqual(theirs.with(10, 'Precious')))
  })

  it('EDIT-26: also keeps the words of a field inside the grid', async () => {
    const { user } = await open(true, { cells: blankSecondRow(sampleCard().cells) })
    await user.click(cell(2, 3))
    await user.keyboard('Precious')
    const replaced = resized(4)
    await changeElsewhere(card.cardId, { ...replaced, cells: replaced.cells.with(7, '') })
    await settled()
    expect([...stored().cells, ...stored().extra]).toContain('Precious')
  })

  it('EDIT-26: moves to its row and column in the other tab’s grid on an unsaved card', async () => {
    freshBrowser({ wide: false })
    const { user } = await openEditor()
    await user.click(cell(2, 3))
    await user.keyboard('Precious')
    const draft = store.get(newCardDraft().shownAtom)
    fromOtherTab('BingoBoard', { ...draft, gridSize: 4, cells: emptyCells(4) })
    await user.click(inDialog('Save'))
    expect(cell(2, 3)).toHaveTextContent('Precious')
  })
})
