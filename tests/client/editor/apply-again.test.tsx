import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Card } from '#shared/schemas/card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { cards, cell, freshBrowser, openEditor, settled, storedCard } from './editor-page.tsx'

let card: Card
beforeEach(() => {
  card = storedCard(freshBrowser())
})

const stored = () => cards.card(card.cardId).cells
/** A script writes to a square, and the page has not heard of it. */
const write = (index: number, words: string) =>
  void cards.change(card.cardId, { cells: stored().with(index, words) })
const randomize = () => screen.getByRole('button', { name: 'Randomize Order' })
const applyAgain = (toast: HTMLElement) => within(toast).getByRole('button', { name: 'Apply again' })

describe('a change of the whole grid beside a script that writes to a square again and again', () => {
  it('EDIT-27: is applied again around that square, whose words stay', async () => {
    const { user } = await openEditor(`/create/${card.cardId}`)
    write(24, 'Score 1')
    await user.click(randomize())
    const toast = await expectToast('The card changed elsewhere')
    write(24, 'Score 2')
    await user.click(applyAgain(toast))
    await settled()
    expect(stored()[24]).toBe('Score 2')
    expect(stored()).not.toEqual(card.cells.with(24, 'Score 2'))
    expect(stored().toSorted()).toEqual(card.cells.with(24, 'Score 2').toSorted())
    expect(cards.writes().map(({ ifMatch }) => ifMatch)).toEqual([`"v${card.version}"`, null])
  })

  it('EDIT-27: that it also changes is not applied; the second toast says what to do', async () => {
    const { user } = await openEditor(`/create/${card.cardId}`)
    act(() => cell(5, 4).focus())
    write(24, 'Score 1')
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    const toast = await expectToast('The card changed elsewhere')
    write(24, 'Score 2')
    await user.click(applyAgain(toast))
    const second = await expectToast('The card keeps changing', "Your change wasn't applied.")
    expect(stored()).toEqual(card.cells.with(24, 'Score 2'))
    await user.click(applyAgain(second))
    await settled()
    expect(stored()).toEqual(card.cells.with(23, 'Score 2').with(24, card.cells[23]!))
  })
})
