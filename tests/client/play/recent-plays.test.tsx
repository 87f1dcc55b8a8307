import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionAtom, type Session } from '#client/lib/session-atom.ts'
import { writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { store } from '#client/lib/store.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { answers, noNetwork, refuses, useFakeApi } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { openAddress, openPlay, push, square } from './play-page.tsx'

const api = useFakeApi()
const card = sampleCard()
const NOTE = 'POST /api/history'
const SIGNED_IN = { status: 'signed-in', user: { id: 'u1' } } as Session

// The code that comes lazily is there already, however busy the machine is.
beforeAll(async () => {
  await import('#client/features/play/components/device-panel.tsx')
})
beforeEach(() => {
  wantLessMotion()
  api.current.on(NOTE, answers(204))
  api.current.on('GET /api/config', answers(200, { google: false, passwordMinLength: 6, lanUrl: null }))
  api.current.on('GET /api/cards/:cardId', answers(200, { ...card, isOwner: false, canEdit: false }))
})

const noted = () => api.current.of(NOTE).map(({ body }) => body)
const session = (now: Session) => act(() => store.set(sessionAtom, now))
/** What comes lazily, and when the page is idle, has come by then. */
const allIsThere = () => screen.findByRole('region', { name: 'On This Device' })

describe('the recent plays of a signed-in user', () => {
  it('HIST-4: the page records its card once, whatever the host changes afterwards', async () => {
    store.set(sessionAtom, SIGNED_IN)
    await openPlay(card)
    await waitFor(() => expect(noted()).toEqual([{ cardId: card.cardId }]))
    for (const version of [2, 3]) push({ ...card, version, title: `Version ${version}` })
    await allIsThere()
    session({ ...SIGNED_IN })
    expect(noted()).toHaveLength(1)
  })

  it('HIST-4: nothing is recorded for a guest, nor after the page is left', async () => {
    store.set(sessionAtom, { status: 'signed-out' })
    const { unmount } = await openPlay(card)
    await allIsThere()
    unmount()
    session(SIGNED_IN)
    await Promise.resolve()
    expect(noted()).toEqual([])
  })

  it('HIST-4 GUEST-1: a card that only this browser has is not recorded', async () => {
    store.set(sessionAtom, SIGNED_IN)
    writeTemporary('temp-1700000000000-abc', contentOf(card), 'aaaaaaaaaa')
    openAddress('/play/temp-1700000000000-abc')
    await screen.findByRole('grid')
    await allIsThere()
    expect(noted()).toEqual([])
  })

  it.each([
    ['without a network', noNetwork],
    ['if the server fails', refuses(500, 'Something broke.', 'internal')],
  ])('HIST-4: %s shows no error, and play goes on', async (_where, failure) => {
    api.current.on(NOTE, failure)
    store.set(sessionAtom, SIGNED_IN)
    const { user } = await openPlay(card)
    await waitFor(() => expect(noted()).toHaveLength(1))
    await allIsThere()
    await user.click(square(card.cells[0]!))
    expect(square(card.cells[0]!)).toHaveAttribute('aria-pressed', 'true')
    expect(document.querySelector('.toast')).toBeNull()
    expect(noted()).toHaveLength(1)
  })
})
