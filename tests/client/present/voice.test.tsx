import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { store } from '#client/lib/store.ts'
import { say, voiceAtom } from '#client/features/present/voice.ts'
import { cacheOfflineCard } from '#client/sync/offline/offline-cards.ts'
import { announced } from '#tests/support/announced.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import {
  called,
  canCall,
  nextButton,
  openAddress,
  openPresent,
  push,
  signInHost,
  word,
} from './present-page.tsx'

const card = sampleCard({ gridSize: 3, cells: ['Apple', 'Pear', 'Plum', '', '', '', '', '', ''] })

/** The texts that were spoken, each after the name of its voice. */
let spoken: string[]
/** How often speech was canceled. */
let cancelled: number
let voices: { name: string; lang: string; localService: boolean; default?: boolean }[]
const speech = Object.assign(new EventTarget(), {
  getVoices: (): unknown[] => [],
  speak: (_utterance: unknown) => {},
  cancel: () => void cancelled++,
})

const cards = useFakeCards()
signInHost({ pressesSlowly: true })
beforeEach(() => {
  spoken = []
  cancelled = 0
  vi.stubGlobal('speechSynthesis', speech)
  voices = [
    { name: 'Cloud', lang: 'en-US', localService: false, default: true },
    { name: 'Ana', lang: 'es-ES', localService: true },
    { name: 'Joe', lang: 'en-US', localService: true },
  ]
  speech.getVoices = () => voices
  speech.speak = (utterance) => {
    const { text, voice } = utterance as { text: string; voice: { name: string } }
    spoken.push(`${voice.name}: ${text}`)
  }
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  store.set(voiceAtom, false)
})

async function openCaller(shown = card) {
  cards.put(shown)
  const page = await openPresent(shown, '?view=caller')
  await canCall()
  const options = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Calling options' }))
    return within(await screen.findByRole('dialog', { name: 'Calling options' }))
  }
  return { ...page, options }
}
const SAY = { name: 'Say the words' }
const again = () => screen.queryByRole('button', { name: 'Say it again' })

describe('the voice', () => {
  it('PRS-12: says each word while it is on, with a voice of the device, and repeats it on request', async () => {
    const { user, options } = await openCaller()
    await user.click(nextButton())
    expect(spoken).toEqual([])
    expect(again()).toBeNull()
    await user.click((await options()).getByRole('switch', SAY))
    await user.keyboard('{Escape}')
    expect(spoken).toEqual([])
    await user.click(nextButton())
    expect(spoken).toEqual([`Joe: ${word()}`])
    await user.click(again()!)
    expect(spoken).toEqual([`Joe: ${word()}`, `Joe: ${word()}`])
    await user.click(screen.getByRole('button', { name: 'Undo last call' }))
    expect(spoken).toHaveLength(2)
    expect(JSON.parse(localStorage.getItem('voice')!)).toBe(true)
  })

  it('PRS-12 COLS-9: says another host’s calls on a hidden page too, with the letter before a number', async () => {
    store.set(voiceAtom, true)
    const classic = classicBingo()
    await openCaller(classic)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    push({ ...classic, version: 2, called: ['60'] })
    expect(spoken).toEqual(['Joe: G 60'])
  })

  it('PRS-12: says every word that others call, even two at once, after one was taken back, and with a new round', async () => {
    store.set(voiceAtom, true)
    await openCaller()
    push({ ...card, version: 2, called: ['Apple', 'Pear'] })
    expect(spoken).toEqual(['Joe: Apple', 'Joe: Pear'])
    push({ ...card, version: 4, called: ['Apple', 'Plum'] })
    expect(spoken.slice(2)).toEqual(['Joe: Plum'])
    push({ ...card, version: 6, round: 2, called: ['Pear'] })
    expect(spoken.slice(3)).toEqual(['Joe: Pear'])
    expect(cancelled).toBe(0)
  })

  it('PRS-12: leaves a word that this window learns of by polling to the window that called it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const held = new Set<string>()
    const request = async (name: string, _options: object, run: (lock: object | null) => unknown) => {
      const isFree = !held.has(name) && held.add(name)
      await run(isFree ? {} : null)
      if (isFree) held.delete(name)
    }
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
    say('Apple')
    // Without a socket a page asks every 4 to 6 seconds, and may wait for the answer.
    await vi.advanceTimersByTimeAsync(7000)
    say('Apple', true)
    expect(spoken).toEqual(['Joe: Apple'])
  })

  it('PRS-12: says nothing that was called before the page was opened, however slow the server is', async () => {
    store.set(voiceAtom, true)
    cacheOfflineCard(card, 1)
    cards.put({ ...card, version: 3, called: ['Apple', 'Pear'] })
    const answer = cards.holdAnswers()
    openAddress(`/present/${card.cardId}?view=caller`)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    answer()
    await waitFor(() => expect(called()).toHaveLength(2))
    await canCall()
    expect(spoken).toEqual([])
  })

  it('PRS-12: says and announces a word that another host calls just before the caller’s own call arrives', async () => {
    store.set(voiceAtom, true)
    const { user } = await openCaller()
    cards.isAway = true
    await user.click(nextButton())
    const mine = word()
    const theirs = mine === 'Apple' ? 'Pear' : 'Apple'
    push(cards.put({ ...card, version: 2, called: [theirs] }))
    expect(called()).toEqual([mine, theirs])
    expect(spoken).toEqual([`Joe: ${mine}`, `Joe: ${theirs}`])
    await waitFor(() => expect(announced()).toContain(`Called: ${theirs}`))
    cards.isAway = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(cards.card(card.cardId).called).toEqual([theirs, mine]))
    const mended = card.cells.map((text) => (text === mine ? 'Fig' : text))
    push({ ...card, version: 9, cells: mended, called: [theirs, 'Fig'] })
    expect(called()).toEqual(['Fig', theirs])
    expect(spoken).toHaveLength(2)
  })

  it('PRS-10: announces a word that another host calls again after the caller took it back', async () => {
    const { user } = await openCaller()
    await user.click(nextButton())
    const mine = word()
    await user.click(screen.getByRole('button', { name: 'Undo last call' }))
    await waitFor(() => expect(cards.card(card.cardId)).toMatchObject({ version: 3, called: [] }))
    push({ ...card, version: 4, called: [mine] })
    await waitFor(() => expect(announced()).toContain(`Called: ${mine}`))
  })

  it('PRS-12: is offered only once the device has a voice that needs no network', async () => {
    voices = voices.slice(0, 1)
    store.set(voiceAtom, true)
    const { user, options } = await openCaller()
    await user.click(nextButton())
    expect(spoken).toEqual([])
    expect(again()).toBeNull()
    const dialog = await options()
    expect(dialog.queryByRole('switch', SAY)).toBeNull()
    voices = [...voices, { name: 'Late', lang: 'de-DE', localService: true }]
    act(() => void speech.dispatchEvent(new Event('voiceschanged')))
    expect(dialog.getByRole('switch', SAY)).toBeChecked()
  })
})

describe('automatic calls', () => {
  async function openEvery(name: string) {
    const { user, options } = await openCaller()
    await user.selectOptions((await options()).getByRole('combobox', { name: /^Automatic calls/ }), name)
    await user.keyboard('{Escape}')
    return user
  }
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  it('PRS-13: come every 15 s, restart with each press, and end with the last word', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openEvery('Every 15 seconds')
    expect(called()).toHaveLength(0)
    await wait(15)
    expect(called()).toHaveLength(1)
    await wait(10)
    fireEvent.click(nextButton())
    expect(called()).toHaveLength(2)
    await wait(10)
    expect(called()).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: 'Undo last call' }))
    await wait(10)
    expect(called()).toHaveLength(1)
    await wait(6)
    await wait(15)
    expect(called()).toHaveLength(3)
    expect(screen.queryByText('Every 15 s')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Undo last call' }))
    await wait(20)
    expect(called()).toHaveLength(2)
  })

  it('PRS-13: stop when the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openEvery('Every 30 seconds')
    expect(screen.getByText('Every 30 s')).toBeVisible()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await wait(60)
    expect(called()).toEqual([])
    expect(screen.queryByText('Every 30 s')).toBeNull()
  })

  it('PRS-13: continue aloud while the card or the code is shown, and end with the right to call', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    store.set(voiceAtom, true)
    const user = await openEvery('Every 15 seconds')
    await user.keyboard('c')
    await wait(15)
    expect(spoken).toHaveLength(1)
    await user.keyboard('q')
    await wait(15)
    expect(spoken).toHaveLength(2)
    await user.keyboard('l')
    expect(called()).toHaveLength(2)
    expect(screen.getByText('Every 15 s')).toBeVisible()
    cards.setRole(card.cardId, 'user')
    await wait(15)
    expect(await screen.findByText(/Only the card.s hosts can call/)).toBeVisible()
    expect(screen.queryByText('Every 15 s')).toBeNull()
  })
})
