import { act, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DeleteDialog } from '#client/features/my-cards/components/delete-dialog.tsx'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'

const card = sampleCard()

describe('deleting a card', () => {
  it('LIV-9 LIV-10: says how many are watching, without counting the editor', async () => {
    const dialog = <DeleteDialog card={card} pending={false} onCancel={() => {}} onDelete={() => {}} />
    const { unmount } = render(dialog)
    await waitFor(() => expect(socket.listens('card:players')).toBe(true))
    act(() => socket.opens())
    expect(socket.joins()).toEqual([{ cardId: card.cardId, as: 'edit' }])
    expect(screen.queryByText(/watching/)).toBeNull()
    act(() => socket.hears('card:players', { cardId: card.cardId, count: 14 }))
    expect(screen.getByText('14 people are playing it right now. They can finish their game.')).toBeVisible()
    act(() => socket.hears('card:players', { cardId: 'otherCard0', count: 99 }))
    act(() => socket.hears('card:players', { cardId: card.cardId, count: 1 }))
    expect(screen.getByText('1 person is playing it right now. They can finish their game.')).toBeVisible()
    unmount()
    expect(socket.sent.at(-1)).toEqual({ event: 'card:leave', payload: { cardId: card.cardId } })
    expect(socket.listens('card:players')).toBe(false)
  })
})
