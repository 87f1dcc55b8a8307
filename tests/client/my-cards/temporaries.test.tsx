import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { followStorage } from '#client/app/follow-storage.ts'
import { changeTemporary } from '#client/sync/unsaved/change-temporary.ts'
import { writeTemporary, listTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { savedIdOf } from '#client/sync/unsaved/unsaved-storage.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { Card, CardReply } from '#shared/schemas/card.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { expectToast } from '#tests/support/toast.ts'
import { refuseStorage } from '#tests/support/refuse-storage.ts'
import { arrived, MO, NOT_SIGNED_IN, useFreshPage } from '../frame/app-page.tsx'
import {
  CREATE,
  hasCards,
  LIST,
  mine,
  openMyCards,
  PARTY,
  showsCards,
  titles,
  openTileMenu,
} from './my-cards-page.tsx'

const api = useFreshPage(MO)
const QUIZ = 'temp-1700000000001-quiz'
const BBQ = 'temp-1700000000002-bbq'
const SAVE_AS = 'savedQuiz0'
let stored: CardReply[]

beforeEach(() => {
  stored = [PARTY]
  api.current.on(LIST, (call) => answers(200, stored)(call))
  api.current.on(CREATE, (call) => {
    const card = mine({ ...(call.body as Card), createdAt: '2026-11-21T12:00:00.000Z' })
    stored = [card, ...stored]
    return answers(201, card)(call)
  })
})

function keep(temporaryId: string, title: string, saveAs = SAVE_AS): void {
  writeTemporary(temporaryId, contentOf(mine({ title, theme: 'red' })), saveAs)
}
const section = async () => within(await screen.findByRole('region', { name: 'Temporary cards' }))
const tile = async (name: string) => within(await screen.findByRole('article', { name }))
const kept = () => listTemporary().map(({ title }) => title)

describe('temporary cards in My Cards', () => {
  it('PLAY-7 CARD-20: are covered by a permanent notice if nothing is stored, and none claims to be saved', async () => {
    refuseStorage()
    keep(QUIZ, 'Pub quiz')
    await openMyCards()
    expect((await section()).getByText('Not saved on this device')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/Success|(?<!Not )saved|live in this browser/i)
  })

  it('CARD-20: come first, in a separate section, and can be played and edited', async () => {
    keep(QUIZ, 'Pub quiz')
    const { user } = await openMyCards()
    await showsCards('Pub quiz', 'Office party')
    expect((await section()).getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 2, name: 'In your account' })).toBeVisible()
    const quiz = await tile('Pub quiz')
    expect(quiz.getByRole('heading', { level: 3 })).toHaveTextContent('Pub quiz')
    expect(quiz.getByRole('link', { name: 'Play Pub quiz' })).toHaveAttribute('href', `/play/${QUIZ}`)
    await openTileMenu(user, 'Pub quiz', quiz)
    const rows = await screen.findAllByRole('menuitem')
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['Play', `/play/${QUIZ}`],
      ['Edit', `/create/${QUIZ}`],
      ['Download as JSON', null],
      ['Delete', null],
    ])
  })

  it('CARD-16 CARD-20: are shown with Create New Card and the search while the other cards load', async () => {
    keep(QUIZ, 'Pub quiz')
    const release = api.current.hold(LIST)
    await openMyCards()
    await tile('Pub quiz')
    expect(screen.getByRole('link', { name: 'Create New Card' })).toBeVisible()
    expect(screen.getByRole('searchbox')).toBeVisible()
    release()
  })

  it('CARD-20 GUEST-2 CALL-15: Save to My Account saves only that card with its calls, confirms it, and removes it here', async () => {
    keep(QUIZ, 'Pub quiz')
    const [word = ''] = contentOf(mine()).cells
    changeTemporary(QUIZ, { call: word })
    keep(BBQ, 'Barbecue', 'savedBbq00')
    const { user } = await openMyCards()
    await showsCards(...kept(), 'Office party')
    const release = api.current.hold(CREATE)
    const save = (await tile('Pub quiz')).getByRole('button', { name: 'Save to My Account' })
    await user.click(save)
    await user.click(await screen.findByRole('button', { name: 'Saving...' }))
    release()
    await expectToast('Success', 'Card saved to your account!')
    await showsCards('Barbecue', 'Pub quiz', 'Office party')
    expect((await section()).getAllByRole('article')).toHaveLength(1)
    expect(kept()).toEqual(['Barbecue'])
    expect(api.current.bodies(CREATE)).toEqual([
      { ...contentOf(mine({ title: 'Pub quiz', theme: 'red' })), called: [word], cardId: SAVE_AS },
    ])
    expect(savedIdOf(QUIZ)).toBe(SAVE_AS)
    const other = (await tile('Barbecue')).getByRole('button', { name: 'Save to My Account' })
    await waitFor(() => expect(other).toHaveFocus())
  })

  it("CARD-20 GUEST-2: are saved under another id if theirs is another user's card", async () => {
    keep(QUIZ, 'Pub quiz')
    const taken = refuses(409, 'This card id is already in use.', 'card-id-taken')
    api.current.on(CREATE, (call) => {
      const { cardId } = call.body as Card
      return cardId === SAVE_AS ? taken(call) : answers(201, mine({ ...(call.body as Card) }))(call)
    })
    const { user } = await openMyCards()
    await user.click(await screen.findByRole('button', { name: 'Save to My Account' }))
    await expectToast('Success', 'Card saved to your account!')
    expect(savedIdOf(QUIZ)).toBe((api.current.of(CREATE)[1]!.body as Card).cardId)
    expect(savedIdOf(QUIZ)).not.toBe(SAVE_AS)
  })

  it('CARD-20 ACC-12: stay with a message if saving fails; a 401 leads to the log-in', async () => {
    keep(QUIZ, 'Pub quiz')
    const { user } = await openMyCards()
    const save = async () => user.click(await screen.findByRole('button', { name: 'Save to My Account' }))
    const full = "You've reached 1,000 cards. Delete one to make room."
    for (const [failure, words] of [
      [refuses(500, 'Something broke.'), 'Failed to save BingoBoard. Please try again.'],
      [refuses(403, full, 'quota-exceeded'), full],
      [noNetwork, 'Failed to save BingoBoard. Please try again.'],
    ] as const) {
      api.current.on(CREATE, failure)
      await save()
      await expectToast('Error', words)
      expect(titles()).toEqual(['Pub quiz', 'Office party'])
      expect(kept()).toEqual(['Pub quiz'])
      expect(screen.getByRole('button', { name: 'Save to My Account' })).toBeVisible()
    }
    api.current.on(CREATE, NOT_SIGNED_IN)
    await save()
    await arrived('/auth')
    expect(kept()).toEqual(['Pub quiz'])
  })

  it('CARD-20 GUEST-1: are deleted after a question, with their marks and without a request', async () => {
    keep(QUIZ, 'Pub quiz')
    keep(BBQ, 'Barbecue', 'savedBbq00')
    localStorage.setItem(`marks:${QUIZ}`, '{}')
    localStorage.setItem(`marks:${BBQ}`, '{}')
    const { user } = await openMyCards()
    const ask = async () => {
      await openTileMenu(user, 'Pub quiz', await tile('Pub quiz'))
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      return within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }))
    }
    const asked = await ask()
    expect(asked.getByText('“Pub quiz” will be permanently deleted. This cannot be undone.')).toBeVisible()
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(kept()).toHaveLength(2)
    await user.click((await ask()).getByRole('button', { name: 'Delete' }))
    await expectToast('Card Deleted', 'Your BingoBoard has been deleted.')
    await showsCards('Barbecue', 'Office party')
    expect(kept()).toEqual(['Barbecue'])
    expect([localStorage.getItem(`marks:${QUIZ}`), localStorage.getItem(`marks:${BBQ}`)]).toEqual([
      null,
      '{}',
    ])
    expect(api.current.calls.filter(({ name }) => !name.startsWith('GET'))).toEqual([])
    expect(socket.joins()).toEqual([])
  })

  it('CARD-20: leave the list here when another tab saves or deletes them', async () => {
    keep(QUIZ, 'Pub quiz')
    await openMyCards()
    followStorage()
    await showsCards('Pub quiz', 'Office party')
    localStorage.removeItem(`temp-card-${QUIZ}`)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'somethingElse' })))
    expect(titles()).toEqual(['Pub quiz', 'Office party'])
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `temp-card-${QUIZ}` })))
    await showsCards('Office party')
    // A page in the back/forward cache may miss storage events.
    keep(BBQ, 'Barbecue', 'savedBbq00')
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
    await showsCards('Barbecue', 'Office party')
  })

  it('CARD-20 CARD-17: are found by title too', async () => {
    hasCards(api.current, [PARTY])
    keep(QUIZ, 'Pub quiz')
    keep(BBQ, 'Barbecue party', 'savedBbq00')
    await openMyCards('/my-cards?q=PARTY')
    await showsCards('Barbecue party', 'Office party')
    expect(screen.getByRole('search')).toHaveTextContent('2 cards found')
  })
})
