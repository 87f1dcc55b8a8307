import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Session } from '#client/lib/session-atom.ts'
import { categoryKeys } from '#client/features/categories/category-queries.ts'
import UseDialog from '#client/features/categories/components/use-dialog.tsx'
import { listTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { queryClient } from '#client/lib/query-client.ts'
import { CARD_ID_PATTERN } from '#shared/ids.ts'
import type { Category } from '#shared/schemas/category.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { sampleItems } from '#tests/support/sample-category.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { address, UNREACHABLE, useFreshPage } from '../frame/app-page.tsx'
import { OFFICIAL, openDialog, OWN, SIGNED_IN, SIGNED_OUT, THEIRS } from './dialog-page.tsx'

const api = useFreshPage()
const USE = 'POST /api/categories/:id/use'
const STORED = { ...sampleCard({ cardId: 'storedCard' }), isOwner: true }
const TEMPORARY = {
  ...sampleCard({ cardId: 'temp-1763719200000-AbCdEfGh12', title: 'Movie Night' }),
  isOwner: true,
}
const UNKNOWN: Session = { status: 'unknown' }

const open = (changes: Partial<Category> = {}, session: Session = SIGNED_IN) =>
  openDialog({ dialog: UseDialog, category: { ...OFFICIAL, ...changes } }, session)
const dialog = () => within(screen.getByRole('dialog', { name: 'Use in BingoBoard' }))
const size = (name: string) => dialog().getByRole('radio', { name })
const free = () => dialog().getByRole('switch', { name: 'Free space in the middle' })
const count = () => dialog().getByRole<HTMLInputElement>('spinbutton', { name: 'Number of content items' })
const create = () => dialog().getByRole('button', { name: 'Create Card' })
const used = () => api.current.bodies(USE)
const arrivedAt = (at: string) => waitFor(() => expect(address()).toBe(at))

/** Fills the cache with that many items, as if the page had read them. */
function hasRead(howMany: number): void {
  const items = sampleItems(Array.from({ length: howMany }, (_, at) => `Item ${at}`))
  queryClient.setQueryData(categoryKeys.content(OFFICIAL.categoryId), items)
}

describe('the choices for a card', () => {
  it.each([
    [8, '3x3', [false, true, true], 8, undefined],
    [9, '3x3', [false, true, true], 9, undefined],
    [12, '3x3', [false, true, true], 9, '4x4 needs 16 items, 5x5 needs 25. This category has 12.'],
    [16, '4x4', [false, false, true], 16, undefined],
    [24, '4x4', [false, false, true], 16, '5x5 needs 25 items. This category has 24.'],
    [25, '5x5', [false, false, false], 25, ''],
  ])('CAT-45: start at %s for %i items', async (itemCount, chosen, disabled, usual, why) => {
    await open({ itemCount })
    expect(screen.getByRole('radio', { checked: true })).toBe(size(chosen))
    expect(['3x3', '4x4', '5x5'].map((name) => size(name).matches(':disabled'))).toEqual(disabled)
    expect(count()).toHaveValue(usual)
    expect(create().matches(':disabled')).toBe(itemCount < 9)
    if (why !== undefined)
      expect(dialog().getByRole('group', { name: 'Grid size' })).toHaveAccessibleDescription(why)
    expect(free().matches(':disabled')).toBe(chosen !== '5x5')
    expect(free()).toHaveAttribute('aria-checked', String(chosen === '5x5'))
  })

  it.each<[string, Partial<Category>, string]>([
    ['can add some', { ...OWN, itemCount: 6 }, 'Add 3 more items to make a card.'],
    ['can add one', { ...THEIRS, permission: 'edit', itemCount: 8 }, 'Add 1 more item to make a card.'],
    ['cannot', { ...THEIRS, itemCount: 0 }, 'It needs 9 more items to make a card.'],
  ])('CAT-45: tell a user who %s how many items are missing', async (_who, category, words) => {
    await open(category)
    expect(dialog().getByText(words)).toBeVisible()
    expect(create()).toBeDisabled()
    expect(create()).toHaveAccessibleDescription(words)
    fireEvent.submit(count().form!)
    expect(used()).toEqual([])
  })

  it('CAT-45: remember the free space (5x5 only); start with one item per square, and keep a typed number that is enough', async () => {
    const user = await open()
    await user.click(free())
    expect(free()).not.toBeChecked()
    await user.click(free())
    await user.click(size('4x4'))
    expect(free()).toBeDisabled()
    expect(free()).not.toBeChecked()
    expect(free()).toHaveAccessibleDescription('On 5x5 only')
    await user.click(size('5x5'))
    expect(free()).toBeEnabled()
    expect(free()).toBeChecked()

    await user.click(size('3x3'))
    expect(count()).toHaveValue(9)
    await user.clear(count())
    await user.type(count(), '20')
    await user.click(size('4x4'))
    expect(count()).toHaveValue(20)
    await user.click(size('5x5'))
    expect(count()).toHaveValue(25)
    expect(count()).toHaveAccessibleDescription('How many items to draw from, at random: 25 to 40.')
    expect([count().min, count().max]).toEqual(['25', '40'])
  })

  it('CAT-45: refuse at its field what is not a number of items', async () => {
    const user = await open()
    for (const typed of ['24', '41', '', '30.5', '1e1']) {
      await user.clear(count())
      if (typed !== '') await user.type(count(), typed)
      await user.click(create())
      expect(count(), typed).toBeInvalid()
      expect(count()).toHaveAccessibleDescription(/Enter a number from 25 to 40/)
      expect(count()).toHaveFocus()
      await user.clear(count())
      await user.type(count(), '30')
      expect(count()).toBeValid()
    }
    expect(used()).toEqual([])
  })
})

describe('Create Card', () => {
  it('CAT-46: creates nothing if Cancel closes the dialog', async () => {
    const user = await open()
    await user.click(dialog().getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(used()).toEqual([])
  })

  it('CAT-46: stores a signed-in user’s card in the account, once, and opens it for play', async () => {
    api.current.on(USE, answers(201, STORED))
    const release = api.current.hold(USE)
    const user = await open()
    await user.click(size('4x4'))
    await user.clear(count())
    await user.type(count(), '20')
    await user.click(create())
    await user.click(await dialog().findByRole('button', { name: 'Creating...' }))
    expect(address()).toBe('/categories')
    release()
    await arrivedAt('/play/storedCard')
    expect(api.current.of(USE).map(({ path }) => path)).toEqual(['/api/categories/movienight/use'])
    const cardId = expect.stringMatching(CARD_ID_PATTERN) as string
    expect(used()).toEqual([{ gridSize: 4, hasFreeSpace: false, count: 20, temporary: false, cardId }])
    expect(listTemporary()).toEqual([])
    noToast()
  })

  it('CAT-46: keeps a guest’s card in this browser, says so beforehand, and opens it', async () => {
    api.current.on(USE, answers(200, TEMPORARY))
    const user = await open({}, SIGNED_OUT)
    expect(dialog().getByText("You're not logged in, so the card stays in this browser.")).toBeVisible()
    await user.click(create())
    await arrivedAt(`/play/${TEMPORARY.cardId}`)
    expect(used()).toEqual([{ gridSize: 5, hasFreeSpace: true, count: 25, temporary: true }])
    const { cardId, title, gridSize, hasFreeSpace, cells, theme } = TEMPORARY
    expect(listTemporary()).toMatchObject([{ cardId, title, gridSize, hasFreeSpace, cells, theme }])
    expect(listTemporary()[0]!.saveAs).toMatch(/^[\w-]{10}$/)
  })
})

describe('Create Card without a network', () => {
  it.each<[string, Session]>([
    ['signed out', SIGNED_OUT],
    ['offline since before the session check', UNKNOWN],
  ])('CAT-47: creates a temporary card from the loaded items: %s', async (_who, session) => {
    api.current.on(USE, noNetwork)
    hasRead(40)
    const user = await open({}, session)
    await user.click(create())
    await waitFor(() => expect(address()).toMatch(/^\/play\/temp-\d+-/))
    noToast()
    const [card] = listTemporary()
    expect(address()).toBe(`/play/${card!.cardId}`)
    expect(card).toMatchObject({
      title: 'Movie Night',
      theme: 'purple',
      gridSize: 5,
      hasFreeSpace: true,
      freeSpaceImageUrl: null,
    })
    expect(card!.cells[12]).toBe('')
    const words = card!.cells.filter((cell) => cell !== '')
    expect(new Set(words).size).toBe(24)
    expect(words.every((cell) => /^Item \d+$/.test(cell))).toBe(true)
  })

  it.each<[string, Session, number]>([
    ['a signed-in user, whose cards are on the server', SIGNED_IN, 40],
    ['a guest whose page has loaded no items', SIGNED_OUT, 0],
    ['a guest whose page has loaded too few items', SIGNED_OUT, 24],
  ])('CAT-47: fails with a message for %s', async (_who, session, read) => {
    api.current.on(USE, noNetwork)
    hasRead(read)
    const user = await open({}, session)
    await user.click(create())
    await expectToast('Failed to create card', UNREACHABLE)
    expect(dialog().getByText(UNREACHABLE)).toBeVisible()
    expect(address()).toBe('/categories')
    expect(listTemporary()).toEqual([])
  })
})

describe('a card that is refused', () => {
  it('CAT-48: shows a message in a toast and in the dialog', async () => {
    const user = await open()
    await user.click(free())
    const few = 'The grid needs 25 items, and this category has 20.'
    for (const refusal of [
      refuses(400, few, 'invalid', { gridSize: few }),
      refuses(403, 'You may have at most 1000 cards.', 'quota-exceeded'),
      refuses(404, "This category doesn't exist.", 'not-found'),
    ]) {
      api.current.on(USE, refusal)
      await user.click(create())
      const alert = await dialog().findByRole('alert')
      await waitFor(() => expect(alert).not.toBeEmptyDOMElement())
      const words = alert.textContent
      await expectToast('Failed to create card', words)
      expect(free()).not.toBeChecked()
      expect(address()).toBe('/categories')
      expect(listTemporary()).toEqual([])
      await user.click(size('4x4'))
      expect(dialog().queryByText(words)).toBeNull()
      await user.click(size('5x5'))
    }
  })

  it('CAT-48: shows a message at the field for the number of items', async () => {
    const words = 'Count must be at least 25 for grid size 5'
    api.current.on(USE, refuses(400, words, 'invalid', { count: words }))
    const user = await open()
    await user.click(create())
    await expectToast('Failed to create card', words)
    expect(count()).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(dialog().queryByRole('alert')).toHaveTextContent(/^$/)
  })
})
