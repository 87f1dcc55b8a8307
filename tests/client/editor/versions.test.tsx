import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { store } from '#client/lib/store.ts'
import { playersAtom } from '#client/sync/card-store.ts'
import type { CardVersion } from '#shared/contract/answers.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { expectToast } from '#tests/support/toast.ts'
import {
  cards,
  freshBrowser,
  openEditor,
  press,
  settled,
  shownWords,
  signOut,
  storedCard,
} from './editor-page.tsx'

let card: Card
beforeEach(() => {
  freshBrowser()
  const spoiled = Array.from({ length: 25 }, (_, index) => (index === 12 ? '' : `Spoiled ${index + 1}`))
  card = storedCard(cards, { cells: spoiled, theme: 'red', version: 9 })
  cards.versions = [
    version({ version: 8, madeBy: null, byToken: true, gridSize: 3, cells: words('Bot', 9) }),
    version({ version: 5, madeBy: 'Bo', cells: [...words('Good', 12), '', ...words('More', 12)] }),
    version({ version: 2, madeBy: 'Ada', byToken: true }),
    version({ version: 1, madeBy: null }),
  ]
})

const words = (word: string, count: number) => Array.from({ length: count }, (_, index) => `${word} ${index}`)
const GOOD = [...words('Good', 12), ...words('More', 12)]

function version(changes: Partial<CardVersion>): CardVersion {
  const madeAt = new Date(new Date().setHours(10, 3, 0, 0)).toISOString()
  const content = { ...contentOf(card), title: 'As it was', theme: 'green' as const }
  return { ...content, version: 1, madeAt, madeBy: 'Ada', byToken: false, ...changes }
}

type User = Awaited<ReturnType<typeof openEditor>>['user']
const dialog = () => within(screen.getByRole('dialog', { name: 'Earlier Versions' }))
const restore = () => dialog().getByRole('button', { name: 'Restore' })
const choose = (user: User, name: RegExp) => user.click(dialog().getByRole('radio', { name }))
const preview = () => dialog().findByRole('grid', { name: 'As it was' })
const edits = () => cards.writes().filter(({ method }) => method === 'PATCH')

async function openVersions() {
  const { user } = await openEditor(`/create/${card.cardId}`)
  await user.click(await screen.findByRole('button', { name: 'Earlier Versions' }))
  await screen.findByRole('dialog', { name: 'Earlier Versions' })
  return user
}

/** Opens the list of versions, chooses the good one and waits for its preview. */
async function openGood() {
  const user = await openVersions()
  await dialog().findAllByRole('radio')
  await choose(user, /Bo$/)
  await dialog().findByText('24 squares differ from now')
  return user
}

describe('the dialog of earlier versions', () => {
  it('VER-6: lists versions with time and author, shows the newest, and others by arrow keys, until the host is logged out', async () => {
    const user = await openVersions()
    const names = (await dialog().findAllByRole('radio')).map((radio) => radio.closest('label')!.textContent)
    expect(names).toEqual([
      'Today, 10:03 AMa token',
      'Today, 10:03 AMBo',
      'Today, 10:03 AMa token of Ada',
      'Today, 10:03 AM',
    ])
    expect(within(await preview()).getAllByRole('gridcell')).toHaveLength(9)
    expect(dialog().getByText('3x3, with a free space')).toBeVisible()
    act(() => dialog().getAllByRole('radio')[0]!.focus())
    await user.keyboard('{ArrowDown}')
    expect(dialog().getByRole('radio', { name: /Bo$/ })).toBeChecked()
    expect(await dialog().findByText('24 squares differ from now')).toBeVisible()
    expect(within(await preview()).getAllByRole('gridcell')).toHaveLength(25)
    expect(within(await preview()).queryByRole('button')).toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(press('Earlier Versions')).toHaveFocus()
    expect(edits()).toEqual([])
    signOut()
    expect(screen.queryByRole('button', { name: 'Earlier Versions' })).toBeNull()
  })

  it('VER-6: says why a list fails to load, with Try Again, or that there are no versions yet, and then offers no restore', async () => {
    cards.versions = []
    cards.versionFailures = ['network', 403]
    const user = await openVersions()
    for (const text of [
      "You're offline. The list comes back when you do.",
      'No.',
      'No earlier versions yet. We keep one every few minutes while you edit, for 30 days.',
    ]) {
      expect(await dialog().findByText(text)).toBeVisible()
      expect(dialog().queryByRole('button', { name: 'Restore' })).toBeNull()
      if (!text.startsWith('No ')) await user.click(dialog().getByRole('button', { name: /^Try Again/ }))
    }
  })

  it("VER-6: says that a version no longer exists and can't be restored; another one can", async () => {
    const user = await openVersions()
    await dialog().findAllByRole('radio')
    await preview()
    cards.versions = cards.versions.filter(({ version: number }) => number !== 2)
    await choose(user, /token of Ada$/)
    expect(await dialog().findByText('This version is gone.')).toBeVisible()
    expect(restore()).toBeDisabled()
    await choose(user, /Bo$/)
    await waitFor(() => expect(restore()).toBeEnabled())
  })
})

describe('a restored version', () => {
  it('VER-7: asks while people play, is sent as one change of everything, and can be undone with title and theme', async () => {
    const user = await openGood()
    act(() => store.set(playersAtom, { cardId: card.cardId, count: 14 }))
    await user.click(restore())
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('14 people are playing. Restore this version?')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    expect(edits()).toEqual([])
    await user.click(restore())
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
    act(() => store.set(playersAtom, undefined))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shownWords()).toEqual(GOOD)
    await expectToast('Restored', 'The card is what it was.')
    await settled()
    expect(edits()).toHaveLength(1)
    expect(edits()[0]).toMatchObject({
      body: { title: 'As it was', theme: 'green', was: { title: card.title, theme: 'red' } },
    })
    expect(cards.card(card.cardId)).toMatchObject({ ...contentOf(cards.versions[1]!), version: 10 })
    await user.click(press('Undo'))
    await settled()
    await waitFor(() => expect(contentOf(cards.card(card.cardId))).toEqual(contentOf(card)))
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}')
    await expectToast('Redone: Restore')
    await waitFor(() => expect(cards.card(card.cardId).title).toBe('As it was'))
    expect(shownWords()).toEqual(GOOD)
  })

  it('VER-7: can be undone even if only the look differs, and keeps a title typed since', async () => {
    cards.versions = [version({ version: 5 })]
    const user = await openVersions()
    expect(await dialog().findByText('The same squares as now')).toBeVisible()
    await user.click(restore())
    await waitFor(() => expect(cards.card(card.cardId)).toMatchObject({ title: 'As it was', theme: 'green' }))
    await user.clear(screen.getByLabelText('Title'))
    await user.type(screen.getByLabelText('Title'), 'Typed since{Tab}')
    await user.keyboard('{Control>}z{/Control}')
    await expectToast('Undone: Restore')
    await waitFor(() => expect(cards.card(card.cardId).theme).toBe('red'))
    expect(cards.card(card.cardId)).toMatchObject({ title: 'Typed since', cells: card.cells })
  })

  it('VER-7: changes nothing if the card is already the same, and says so', async () => {
    cards.versions = [{ ...version({}), ...contentOf(card) }]
    const user = await openVersions()
    expect(await dialog().findByText('As it is now')).toBeVisible()
    await user.click(restore())
    await expectToast('Nothing to restore', 'The card is what it was then.')
    expect(edits()).toEqual([])
  })
})
