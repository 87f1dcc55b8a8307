import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { announced } from '#tests/support/announced.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { grid, openPlay, push } from './play-page.tsx'

const letters = () => grid().querySelector('.card-letters')?.textContent

it('COLS-8 COLS-9: B I N G O stand over the columns at 5x5, and calls have their letter', async () => {
  const card = classicBingo({ called: ['31'] })
  await openPlay(card)
  expect(letters()).toBe('BINGO')
  expect(screen.getByText('Called: N 31')).toBeVisible()
  push({ ...card, version: 2, called: ['31', '75', '1'] })
  await waitFor(() =>
    expect(announced()).toBe('Called: B 1, Row 1, column 1. Called, not on your card: O 75'),
  )
  expect([...document.querySelectorAll('.calls li')].map(({ textContent }) => textContent)).toEqual([
    'B 1',
    'O 75',
    'N 31',
  ])
  push({ ...card, version: 3, called: ['31'], columns: false })
  expect(letters()).toBeUndefined()
  expect(screen.getByText('Called: 31')).toBeVisible()
})
