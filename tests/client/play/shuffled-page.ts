import { screen, within } from '@testing-library/react'
import { grid, wordsOf } from './play-page.tsx'
import { dealCard } from '#shared/rules/deal.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const card = sampleCard()
export const LAYOUT_KEY = `layout:${card.cardId}`

export const hostOrder = card.cells.filter(Boolean)
/** Returns the words of the squares, in reading order. */
export const shownWords = () => within(grid()).getAllByRole('button').map(wordsOf)
/** Returns the words in the order that the player with this seed sees. */
export const orderOf = (seed: string, shown = card) => dealCard(shown, seed).cells.filter(Boolean)
export const storedChoice = () =>
  JSON.parse(localStorage.getItem(LAYOUT_KEY) ?? 'null') as { seed: string | null } | null
export const keepOrder = (seed: string | null) => localStorage.setItem(LAYOUT_KEY, JSON.stringify({ seed }))
export const button = (name: string) => screen.findByRole('button', { name })
/** Returns the square at a row and a column of the screen, counted from 1. */
export const squareAt = (row: number, column: number) => {
  const rows = within(grid()).getAllByRole('row')
  return within(within(rows[row - 1]!).getAllByRole('gridcell')[column - 1]!).getByRole('button')
}
