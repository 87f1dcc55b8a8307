import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserHas } from '#tests/support/browser-has.ts'
import { editedCard, sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion, wantMotion } from '#tests/support/media.ts'
import { FakeAudio } from './fake-audio.ts'
import { mark, markedWords, openPlay, push, square } from './play-page.tsx'

const card = sampleCard()
const MARK = [340]
const BINGO = [523, 659, 784, 1047]
const buzzes: unknown[] = []

/** The wake locks that currently keep the screen on. */
const locks = new Set<object>()

function request() {
  const lock = {
    released: false,
    release: () => {
      lock.released = true
      locks.delete(lock)
      return Promise.resolve()
    },
  }
  locks.add(lock)
  return Promise.resolve(lock)
}
beforeEach(() => {
  FakeAudio.install()
  buzzes.length = 0
  locks.clear()
  browserHas(navigator, {
    wakeLock: { request },
    vibrate: (pattern: unknown) => buzzes.push(pattern) > 0,
  })
  wantLessMotion()
})

const soundSwitch = () => screen.findByRole('switch', { name: 'Sound' })
/** Marks a square, and waits until the feedback to the tap has happened. */
async function markAndWait(words: string, marked: string[]) {
  fireEvent.click(square(words))
  await waitFor(() => expect(markedWords()).toEqual(marked))
  await import('#client/features/play/feedback.ts')
  await Promise.resolve()
}
function storeSound(sound: boolean) {
  localStorage.setItem('device', JSON.stringify({ sound, awake: true }))
}

describe('sound', () => {
  it('PLAY-15: differs between a mark and the first line; unmarking makes none, and nothing vibrates with reduced motion', async () => {
    storeSound(true)
    await openPlay(card)
    await soundSwitch()
    mark(2)
    await waitFor(() => expect(FakeAudio.heard).toEqual(MARK))
    mark(2)
    await waitFor(() => expect(markedWords()).toEqual([]))
    mark(1, 2, 3, 4)
    await waitFor(() => expect(FakeAudio.heard).toEqual([...MARK, ...MARK, ...MARK, ...MARK, ...MARK]))
    FakeAudio.heard = []
    mark(5)
    await waitFor(() => expect(FakeAudio.heard).toEqual(BINGO))
    expect(buzzes).toEqual([])
  })

  it('PLAY-15: follows what another tab has chosen in between when a card is opened again', async () => {
    storeSound(true)
    const first = await openPlay(card)
    await soundSwitch()
    first.unmount()
    storeSound(false)
    const again = openPlay(card)
    mark(1)
    await again
    await markAndWait('Square 2', ['Square 1', 'Square 2'])
    expect(FakeAudio.heard).toEqual([])
  })

  it('PLAY-15 LIV-14: neither opening a won card nor an edit by the host makes one', async () => {
    storeSound(true)
    const first = await openPlay(card)
    mark(1, 2, 3, 4, 6)
    await waitFor(() => expect(FakeAudio.heard).toHaveLength(5))
    first.unmount()
    FakeAudio.heard = []
    await openPlay(card)
    await soundSwitch()
    // The marked Square 6 moves to the place where the row lacks a mark.
    push(editedCard(card, { 4: 'Square 6', 5: 'Square 5' }))
    expect(screen.getByText('BINGO!')).toBeVisible()
    await markAndWait(
      'Square 25',
      [1, 2, 3, 4, 6, 25].map((place) => `Square ${place}`),
    )
    await waitFor(() => expect(FakeAudio.heard).toEqual(MARK))
  })
})

it('PLAY-15: off, a mark vibrates for 10 ms and BINGO in a pattern', async () => {
  wantMotion()
  await openPlay(card)
  mark(1)
  await waitFor(() => expect(buzzes).toEqual([[10]]))
  mark(2, 3, 4, 5)
  await waitFor(() => expect(buzzes).toHaveLength(5))
  expect(buzzes.at(-1)).toEqual([40, 60, 40, 60, 120])
  expect(FakeAudio.heard).toEqual([])
  expect(await screen.findByRole('alertdialog')).toBeVisible()
})

/** Changes the page's visibility as a browser does: a hidden page loses the lock. */
function become(visibility: 'hidden' | 'visible') {
  if (visibility === 'hidden') for (const lock of locks as Set<{ release: () => void }>) lock.release()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const awakeSwitch = () => screen.findByRole('switch', { name: 'Keep the screen on' })
const isHeld = () => waitFor(() => expect(locks.size).toBe(1))

describe('keeping the screen on', () => {
  it('PLAY-16: starts once when a card is played or shown again, and stops when it is left or by the switch, which is stored', async () => {
    const first = await openPlay(card)
    expect(await awakeSwitch()).toHaveAttribute('aria-checked', 'true')
    await isHeld()
    become('hidden')
    expect(locks.size).toBe(0)
    become('visible')
    await isHeld()
    become('visible')
    await act(() => Promise.resolve())
    expect(locks.size).toBe(1)
    await first.user.click(await awakeSwitch())
    expect(locks.size).toBe(0)
    become('hidden')
    become('visible')
    expect(locks.size).toBe(0)
    first.unmount()

    const second = await openPlay(card)
    expect(await awakeSwitch()).toHaveAttribute('aria-checked', 'false')
    expect(locks.size).toBe(0)
    await second.user.click(await awakeSwitch())
    await isHeld()
    second.unmount()
    expect(locks.size).toBe(0)
  })

  it('PLAY-16: has no switch without browser support, as over plain http', async () => {
    Reflect.deleteProperty(navigator, 'wakeLock')
    await openPlay(card)
    expect(await screen.findByRole('switch', { name: 'Sound' })).toBeVisible()
    expect(screen.queryByRole('switch', { name: 'Keep the screen on' })).toBeNull()
  })
})
