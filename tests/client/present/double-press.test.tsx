import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { called, canCall, nextButton, openPresent, signInHost } from './present-page.tsx'

const card = sampleCard()

signInHost()
const cards = useFakeCards()

it('PRS-7: a double press on a button or key calls one word or takes one back, and the next one follows right after Undo', async () => {
  cards.put(card)
  const { user } = await openPresent(card, '?view=caller')
  await canCall()
  await user.dblClick(nextButton())
  expect(called()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Undo last call' }))
  await user.keyboard('{PageDown}{PageDown}')
  expect(called()).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 400))
  await user.keyboard('{PageDown}')
  expect(called()).toHaveLength(2)
  await user.dblClick(screen.getByRole('button', { name: 'Undo last call' }))
  expect(called()).toHaveLength(1)
})
