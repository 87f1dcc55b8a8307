import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeCards } from '#tests/support/fake-cards.ts'
import { freshBrowser, openEditor, storedCard } from './editor-page.tsx'

// Its other label is hidden by the style sheet.
const GET = { name: /^Get a code/ }

let cards: FakeCards
beforeEach(() => {
  cards = freshBrowser()
})

const shareDialog = () => within(screen.getByRole('dialog', { name: 'Share BingoBoard' }))
const asked = () => cards.seen.filter(({ path }) => path.endsWith('/code'))

async function openShare() {
  const card = storedCard(cards, { title: 'Road trip' })
  const { user } = await openEditor(`/create/${card.cardId}`)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  return { card, user, dialog: shareDialog() }
}

describe('the code in the share dialog', () => {
  it('CODE-7: is asked for by a press only, and takes the place and the focus of the button', async () => {
    const { card, user, dialog } = await openShare()
    expect(asked()).toEqual([])
    await user.click(dialog.getByRole('button', GET))
    const digits = await dialog.findByText('482 193')
    expect(digits).toHaveAttribute('aria-hidden', 'true')
    expect(dialog.queryByRole('button', GET)).toBeNull()
    await waitFor(() => expect(digits.parentElement).toHaveFocus())
    expect(digits.parentElement).toHaveTextContent('Code: 4, 8, 2, 1, 9, 3')
    expect(dialog.getByText(/Players type it at/)).toHaveTextContent(
      `Players type it at ${location.host}. It works for a day.`,
    )
    expect(asked()).toMatchObject([{ path: `/api/cards/${card.cardId}/code`, body: { shuffle: false } }])
  })

  it('CODE-7: a failure says why, and a press tries again', async () => {
    cards.failures.push('network')
    const { user, dialog } = await openShare()
    await user.click(dialog.getByRole('button', GET))
    expect(await dialog.findByText(/^Can't reach BingoBoard/)).toBeVisible()
    await user.click(dialog.getByRole('button', GET))
    expect(await dialog.findByText('482 193')).toBeVisible()
    expect(dialog.queryByText(/^Can't reach BingoBoard/)).toBeNull()
  })

  it('CODE-7 SHARE-6: follows the switch for everyone to get their own order', async () => {
    const { user, dialog } = await openShare()
    await user.click(dialog.getByRole('button', GET))
    await dialog.findByText('482 193')
    await user.click(dialog.getByRole('switch', { name: 'Everyone gets their own order' }))
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ body: { shuffle: true } }))
    expect(dialog.getByText('482 193')).toBeVisible()
  })

  it('CODE-7 SHARE-2: is on the whole screen too, below the QR code', async () => {
    const { user, dialog } = await openShare()
    await user.click(dialog.getByRole('button', { name: 'Full screen' }))
    const large = () => within(screen.getByRole('dialog', { name: 'Road trip' }))
    expect(large().queryByText('482 193')).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Full screen' })).toHaveFocus())
    await user.click(dialog.getByRole('button', GET))
    await dialog.findByText('482 193')
    await user.click(dialog.getByRole('button', { name: 'Full screen' }))
    expect(large().getByText('482 193')).toBeVisible()
  })
})
