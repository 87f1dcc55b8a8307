import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cards, freshBrowser, openShare } from './editor-page.tsx'

const JOIN = { name: 'Join code' }

beforeEach(() => void freshBrowser())

const asked = () => cards.seen.filter(({ path }) => path.endsWith('/code'))

const large = () => within(screen.getByRole('dialog', { name: 'Road trip' }))

describe('the code from the share dialog', () => {
  it('CODE-7 SHARE-2: is asked for by a press only, is shown on the whole screen, and then below the QR code too', async () => {
    const { card, user, dialog } = await openShare({ title: 'Road trip' })
    await user.click(dialog.getByRole('button', { name: 'QR code' }))
    expect(large().queryByText('482 193')).toBeNull()
    await user.keyboard('{Escape}')
    expect(asked()).toEqual([])
    await user.click(dialog.getByRole('button', JOIN))
    const digits = await large().findByText('482 193')
    expect(digits).toHaveAttribute('aria-hidden', 'true')
    expect(digits.parentElement).toHaveTextContent('Code: 4, 8, 2, 1, 9, 3')
    expect(large().getByText(/^Type this code at/)).toHaveTextContent(`Type this code at ${location.host}`)
    expect(large().getByText('It works for a day.')).toBeVisible()
    expect(asked()).toMatchObject([{ path: `/api/cards/${card.cardId}/code`, body: { shuffle: false } }])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog.getByRole('button', JOIN)).toHaveFocus())
    await user.click(dialog.getByRole('button', { name: 'QR code' }))
    expect(large().getByText('482 193')).toBeVisible()
  })

  it('CODE-7: a failure says why, and a press tries again', async () => {
    cards.failures.push('network')
    const { user, dialog } = await openShare({ title: 'Road trip' })
    await user.click(dialog.getByRole('button', JOIN))
    expect(await large().findByText(/^No code yet. Can't reach BingoBoard/)).toBeVisible()
    await user.click(large().getByRole('button', { name: 'Try Again' }))
    expect(await large().findByText('482 193')).toBeVisible()
    expect(large().queryByText(/Can't reach BingoBoard/)).toBeNull()
  })

  it('CODE-7 SHARE-6: follows the switch for a different layout for each player', async () => {
    const { user, dialog } = await openShare({ title: 'Road trip' })
    await user.click(dialog.getByRole('button', { name: 'More' }))
    await user.click(dialog.getByRole('switch', { name: 'A different layout for each player' }))
    await user.click(dialog.getByRole('button', JOIN))
    await large().findByText('482 193')
    expect(asked()).toMatchObject([{ body: { shuffle: true } }])
  })
})
