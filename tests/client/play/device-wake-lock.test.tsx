import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleCard } from '#tests/support/sample-card.ts'
import { wantLessMotion } from '#tests/support/media.ts'
import { openPlay } from './play-page.tsx'

const card = sampleCard()

/** The locks that keep the screen on now. */
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
/** As a browser does it: a hidden page loses the lock. */
function become(visibility: 'hidden' | 'visible') {
  if (visibility === 'hidden') for (const lock of locks as Set<{ release: () => void }>) lock.release()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  locks.clear()
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  wantLessMotion()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
})

const awakeSwitch = () => screen.findByRole('switch', { name: 'Keep the screen on' })
const isHeld = () => waitFor(() => expect(locks.size).toBe(1))

describe('keeping the screen on', () => {
  it('PLAY-16: begins when a card is played or shown again, once, and ends on leaving and by the switch, which is stored', async () => {
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

  it('PLAY-16: without support, as over plain http, there is no switch', async () => {
    Reflect.deleteProperty(navigator, 'wakeLock')
    await openPlay(card)
    expect(await screen.findByRole('switch', { name: 'Sound' })).toBeVisible()
    expect(screen.queryByRole('switch', { name: 'Keep the screen on' })).toBeNull()
  })
})
