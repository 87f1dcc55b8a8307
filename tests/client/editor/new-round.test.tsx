import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectToast } from '#tests/support/toast.ts'
import { cards, freshBrowser, openCard } from './editor-page.tsx'

beforeEach(() => void freshBrowser())

const question = () => screen.queryByRole('alertdialog', { name: 'Start a new round?' })
const pressIn = (dialog: HTMLElement | null, name: string) =>
  within(dialog!).getByRole('button', { name: new RegExp(`^${name}`) })

describe('a new round', () => {
  it('PLAY-20: asks first, and raises the round by one and nothing else', async () => {
    const { card, user } = await openCard()
    await user.click(screen.getByRole('button', { name: 'New Round' }))
    await user.click(pressIn(question(), 'Cancel'))
    expect(question()).toBeNull()
    expect(cards.writes()).toEqual([])

    await user.click(screen.getByRole('button', { name: 'New Round' }))
    await user.click(pressIn(question(), 'Start'))
    await expectToast('New round started', 'Players can clear their marks with one tap.')
    expect(question()).toBeNull()
    expect(cards.card(card.cardId)).toEqual({ ...card, version: 2, round: 2 })
  })

  it('PLAY-20 LIV-3: a failure says so in the dialog, which stays; another press starts no second one after a lost answer or a proxy’s timeout', async () => {
    const { card, user } = await openCard()
    const rounds = () => cards.card(card.cardId).round
    await user.click(screen.getByRole('button', { name: 'New Round' }))
    for (const failure of [503, 401, 'lost answer'] as const) {
      expect(rounds()).toBe(1)
      cards.failures.push(failure)
      await user.click(pressIn(question(), 'Start'))
      await expectToast(
        "Couldn't start a new round",
        failure === 401 ? 'Log in to start a new round.' : 'Please try again.',
      )
      expect(question()).toBeVisible()
    }
    await user.click(pressIn(question(), 'Start'))
    await waitFor(() => expect(question()).toBeNull())
    expect(rounds()).toBe(2)

    await user.click(screen.getByRole('button', { name: 'New Round' }))
    cards.failures.push('gateway timeout')
    await user.click(pressIn(question(), 'Start'))
    await expectToast("Couldn't start a new round", 'Please try again.')
    await user.click(pressIn(question(), 'Start'))
    await waitFor(() => expect(question()).toBeNull())
    expect(rounds()).toBe(3)
  })
})
