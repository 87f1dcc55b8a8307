import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TrashEntry } from '#shared/contract/answers.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { openCategories } from '../categories/categories-page.tsx'
import { arrived, MO, UNREACHABLE, useFreshPage } from '../frame/app-page.tsx'
import { LIST, openMyCards, openTileMenu, ROAD } from './my-cards-page.tsx'

const DELETED = 'GET /api/deleted-cards'
const RESTORE = 'POST /api/deleted-cards/:id/restore'
const FOR_GOOD = 'DELETE /api/deleted-cards/:id'
const DAY_MS = 86_400_000

const thing = (id: string, title: string, days: number): TrashEntry => ({
  id,
  title,
  deletedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: new Date(Date.now() + days * DAY_MS).toISOString(),
})
const PARTY = thing('partyCard0', 'Office party', 29)
const UNTITLED = thing('untitled00', '', 1)

const api = useFreshPage(MO)
beforeEach(() => {
  api.current.on(LIST, answers(200, [ROAD]))
})

/** Makes the server return these deleted cards after a call with this name. */
const afterCall = (name: string, left: TrashEntry[]) =>
  api.current.on(name, (call) => {
    api.current.on(DELETED, answers(200, left))
    return name === FOR_GOOD ? answers(204)(call) : answers(200, { ...ROAD, cardId: PARTY.id })(call)
  })
const toggle = (count: number) => screen.findByRole('button', { name: `Deleted (${count})` })
async function open() {
  api.current.on(DELETED, answers(200, [PARTY, UNTITLED]))
  const page = await openMyCards()
  const button = await toggle(2)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.user.click(button)
  return page
}
const rows = () => screen.queryAllByRole('listitem').filter((row) => /left/.test(row.textContent))

describe('the deleted cards', () => {
  it('FLT-11, TRASH-5: have 30 days left at most, even on a device whose clock is behind', async () => {
    const deletedMs = Date.now() + 5 * DAY_MS
    const [deletedAt, expiresAt] = [0, 30].map((days) => new Date(deletedMs + days * DAY_MS).toISOString())
    api.current.on(DELETED, answers(200, [{ ...PARTY, deletedAt, expiresAt }]))
    const { user } = await openMyCards()
    await user.click(await toggle(1))
    expect(rows()[0]).toHaveTextContent(', 30 days left')
  })

  it('TRASH-5: are listed on request with the days left, and restored with a toast that opens them', async () => {
    const { user } = await open()
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Office partyDeleted Nov 20, 2026, 29 days leftDelete for GoodRestore',
      'Bingo cardDeleted Nov 20, 2026, 1 day leftDelete for GoodRestore',
    ])
    afterCall(RESTORE, [UNTITLED])
    await user.click(screen.getByRole('button', { name: 'Restore Office party' }))
    const toast = await expectToast(
      'Restored',
      "“Office party” is back. Its link works again, an old join code doesn't.",
    )
    await waitFor(() => expect(screen.getByRole('button', { name: 'Restore Bingo card' })).toHaveFocus())
    expect(api.current.of(RESTORE)).toMatchObject([{ path: '/api/deleted-cards/partyCard0/restore' }])
    expect(api.current.of(LIST).length).toBeGreaterThan(1)
    api.current.on('GET /api/cards/:cardId', answers(200, { ...ROAD, cardId: PARTY.id }))
    api.current.on('POST /api/history', answers(204))
    await user.click(within(toast).getByRole('button', { name: 'Open' }))
    await arrived('/play/partyCard0')
  })

  it('TRASH-5: are deleted permanently after a question; the last one leaves a message', async () => {
    const { user } = await open()
    afterCall(FOR_GOOD, [])
    await user.click(screen.getByRole('button', { name: 'Delete for Good: Office party' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Delete for good?' }))
    expect(asked.getByText("“Office party” can't be restored after that.")).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(api.current.of(FOR_GOOD)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete for Good: Office party' }))
    const again = within(await screen.findByRole('alertdialog'))
    const answer = api.current.hold(FOR_GOOD)
    await user.click(again.getByRole('button', { name: 'Delete for Good' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Delete for Good: Office party' })).toHaveFocus(),
    )
    answer()
    await expectToast('Deleted for good', '“Office party” is gone.')
    expect(await screen.findByText('Nothing left here.')).toBeVisible()
    await waitFor(async () => expect(await toggle(0)).toHaveFocus())
  })

  it('TRASH-5: stay if the server refuses or there is no network, and a message says so', async () => {
    const { user } = await open()
    for (const [answer, why] of [
      [refuses(403, 'It is full.', 'quota-exceeded'), 'It is full.'],
      [noNetwork, UNREACHABLE],
    ] as const) {
      api.current.on(RESTORE, answer)
      await user.click(screen.getByRole('button', { name: 'Restore Office party' }))
      await expectToast('Not restored', why)
      expect(rows()).toHaveLength(2)
    }
  })

  /** Presses Delete for Good, and confirms it. */
  async function forGood(user: UserEvent): Promise<void> {
    await user.click(screen.getByRole('button', { name: 'Delete for Good: Office party' }))
    const asked = within(await screen.findByRole('alertdialog'))
    await user.click(asked.getByRole('button', { name: 'Delete for Good' }))
  }
  const GONE = refuses(404, "You haven't deleted this within the last 30 days.", 'not-found')
  const CARD = 'GET /api/cards/:cardId'

  it.each([
    ['deleted for good', 'Deleted for good', GONE],
    ['restored', 'Restored', answers(200, ROAD)],
  ])(
    'TRASH-5: are confirmed as %s by the next press if the first response was lost',
    async (_done, title, card) => {
      const { user } = await open()
      api.current.on(RESTORE, GONE)
      api.current.on(FOR_GOOD, GONE)
      api.current.on(CARD, card)
      if (title === 'Restored') await user.click(screen.getByRole('button', { name: 'Restore Office party' }))
      else await forGood(user)
      await expectToast(title)
    },
  )

  it('TRASH-5: are not called permanently deleted if another tab restored them, nor the other way round', async () => {
    const { user } = await open()
    api.current.on(RESTORE, GONE)
    api.current.on(FOR_GOOD, GONE)
    api.current.on(CARD, answers(200, ROAD))
    await forGood(user)
    await expectToast('Not deleted')
    api.current.on(CARD, GONE)
    await user.click(screen.getByRole('button', { name: 'Restore Office party' }))
    await expectToast('Not restored')
  })

  it('TRASH-5: are not shown while there are none; a deletion says where they go, and Undo restores them', async () => {
    const { user } = await openMyCards()
    await openTileMenu(user, 'Road trip')
    expect(screen.queryByRole('button', { name: /^Deleted/ })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const asked = within(await screen.findByRole('alertdialog'))
    expect(asked.getByText(/You can restore it for 30 days, under Deleted below your cards\./)).toBeVisible()
    api.current.on('DELETE /api/cards/:cardId', answers(204))
    api.current.on(LIST, answers(200, []))
    api.current.on(DELETED, answers(200, [thing(ROAD.cardId, ROAD.title, 30)]))
    await user.click(asked.getByRole('button', { name: 'Delete' }))
    const toast = await expectToast('Card Deleted')
    await toggle(1)
    afterCall(RESTORE, [])
    api.current.on(LIST, answers(200, [ROAD]))
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    await expectToast('Restored')
    expect(await screen.findByRole('heading', { name: 'Road trip' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Deleted/ })).toBeNull())
  })
})

it('TRASH-5: deleted categories are listed below the user’s own', async () => {
  api.current.on('GET /api/deleted-categories', answers(200, [thing('choir00000', 'Choir', 3)]))
  const { user } = await openCategories('/categories?tab=mine')
  await user.click(await toggle(1))
  expect(screen.getByText(/with its items and the people you share it with/)).toBeVisible()
  api.current.on('POST /api/deleted-categories/:id/restore', answers(200, {}))
  await user.click(screen.getByRole('button', { name: 'Restore Choir' }))
  await expectToast('Restored', '“Choir” is back. Its link works again.')
})
