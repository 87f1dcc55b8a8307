import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { voiceAtom } from '#client/features/present/voice.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { FakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { MO } from '../frame/app-page.tsx'
import { called, nextButton, openPresent, push, word } from './present-page.tsx'

const card = sampleCard({
  title: 'Fruit',
  gridSize: 3,
  cells: ['Apple', 'Pear', 'Plum', 'Apple', '', '', 'Fig', 'Lime', 'Kiwi'],
  extra: ['Quince', 'Melon'],
})
const ALL = ['Apple', 'Fig', 'Kiwi', 'Lime', 'Melon', 'Pear', 'Plum', 'Quince']
const SWITCH = { name: 'Players see the calls' }

let cards: FakeCards
beforeEach(() => {
  store.set(toastAtom, null)
  store.set(sessionAtom, { status: 'signed-in', user: MO })
  cards = new FakeCards()
  vi.stubGlobal('fetch', cards.fetch)
})
afterEach(() => {
  // Not returned: React's promise would be awaited after `act` has ended.
  act(() => store.set(sessionAtom, { status: 'signed-out' }))
})

async function openCaller({ isOwner = true, shown = card } = {}) {
  cards.put(shown, isOwner)
  const page = await openPresent(shown, '?view=caller')
  const options = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Calling options' }))
    return within(await screen.findByRole('dialog', { name: 'Calling options' }))
  }
  const toggle = async () => {
    await page.user.click((await options()).getByRole('switch', SWITCH))
    await page.user.keyboard('{Escape}')
  }
  const next = async () => {
    await waitFor(() => expect(nextButton()).not.toHaveAttribute('aria-disabled'))
    await page.user.click(nextButton())
  }
  return { ...page, options, toggle, next }
}
const stored = () => cards.card(card.cardId).called
const calls = () => cards.writes().map(({ body: { call, uncall } }) => (call ? `+${call}` : `-${uncall}`))

describe('calls that players see', () => {
  it('PRS-11: only someone who may edit the card has the switch', async () => {
    const { options } = await openCaller({ isOwner: false })
    const dialog = await options()
    expect(dialog.getByRole('combobox', { name: /^Automatic calls/ })).toBeVisible()
    expect(dialog.queryByRole('switch', SWITCH)).toBeNull()
  })

  it('PRS-11: are off until the host turns them on; they begin with the words called so far, in order; Next and Undo follow, and those made offline once', async () => {
    const { next, options, toggle, user } = await openCaller()
    await next()
    await next()
    const before = called().toReversed()
    expect((await options()).getByRole('switch', SWITCH)).not.toBeChecked()
    await user.keyboard('{Escape}')
    expect(cards.writes()).toEqual([])
    await toggle()
    await waitFor(() => expect(stored()).toEqual(before))
    expect(called().toReversed()).toEqual(before)
    await next()
    const third = word()
    await waitFor(() => expect(stored()).toEqual([...before, third]))
    await user.click(screen.getByRole('button', { name: 'Undo last call' }))
    await waitFor(() => expect(stored()).toEqual(before))
    expect(word()).toBe(before[1])
    expect(calls()).toEqual([...before.map((one) => `+${one}`), `+${third}`, `-${third}`])

    cards.isAway = true
    await next()
    await next()
    expect(called()).toHaveLength(4)
    expect(stored()).toEqual(before)
    cards.isAway = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(stored()).toEqual(called().toReversed()), { timeout: 3000 })
  })

  it('PRS-11: what another host or a script calls is called here too, and not again', async () => {
    const { next, toggle } = await openCaller()
    await toggle()
    await next()
    const first = word()
    await waitFor(() => expect(stored()).toEqual([first]))
    const theirs = ALL.filter((one) => one !== first).slice(0, 6)
    const pushed = { ...cards.card(card.cardId), called: [first, ...theirs], version: 9 }
    cards.put(pushed)
    push(pushed)
    expect(called()).toEqual([first, ...theirs].toReversed())
    const said = () => document.querySelector('[data-announcements]')
    await waitFor(() => expect(said()).toHaveTextContent(`Called: ${theirs.join(', ')}`))
    await next()
    await waitFor(() => expect(said()).toHaveTextContent(`${word()}. Full house: all 8 called.`))
    expect(called().toSorted()).toEqual(ALL)
  })

  it('PRS-12: what another host calls is said on a hidden page too', async () => {
    const spoken: string[] = []
    const voice = { name: 'Joe', lang: 'en-US', localService: true }
    const speak = ({ text }: { text: string }) => spoken.push(text)
    const speech = Object.assign(new EventTarget(), { getVoices: () => [voice], speak, cancel: () => {} })
    vi.stubGlobal('speechSynthesis', speech)
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    )
    store.set(voiceAtom, true)
    const { next, toggle } = await openCaller()
    await toggle()
    await next()
    await waitFor(() => expect(stored()).toEqual([word()]))
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const theirs = ALL.find((one) => one !== word())!
    const pushed = { ...cards.card(card.cardId), called: [word(), theirs], version: 9 }
    cards.put(pushed)
    push(pushed)
    expect(spoken.at(-1)).toBe(theirs)
    act(() => store.set(voiceAtom, false))
  })

  it('PRS-11: the choice is kept on the device, and turned off the caller goes on alone', async () => {
    const first = await openCaller()
    await first.toggle()
    await first.next()
    await waitFor(() => expect(stored()).toHaveLength(1))
    const shown = cards.card(card.cardId)
    first.unmount()
    const second = await openCaller({ shown })
    await waitFor(() => expect(screen.getByText('Players see the calls')).toBeVisible())
    expect(called()).toEqual(shown.called)
    await second.toggle()
    expect(called()).toEqual(shown.called)
    await second.next()
    expect(called()).toHaveLength(2)
    expect(stored()).toHaveLength(1)
  })

  it('PRS-11: starting over begins a new round, which empties the list for everyone; one that fails keeps the calls', async () => {
    const { next, toggle, user } = await openCaller()
    await toggle()
    await next()
    await waitFor(() => expect(stored()).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Start over?' }))
    expect(question.queryByRole('switch')).toBeNull()
    const confirm = () => user.click(question.getByRole('button', { name: /^Start over/ }))
    cards.failures = ['network']
    await confirm()
    await waitFor(() => expect(store.get(toastAtom)?.title).toBe("Couldn't start a new round"))
    expect(called()).toHaveLength(1)
    await confirm()
    await waitFor(() => expect(called()).toEqual([]))
    expect(cards.card(card.cardId)).toMatchObject({ round: 2, called: [] })
  })
})
