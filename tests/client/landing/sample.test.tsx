import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { announced } from '#tests/support/announced.ts'
import { bursts } from '#tests/support/fake-confetti.ts'
import { wantLessMotion, wantMotion } from '#tests/support/media.ts'
import { described, marked, openLanding, square, strip } from './landing-page.tsx'

const FIRST = [
  'Dog joins the call',
  'Lawn mower',
  'Frozen face, mid-blink',
  'A meeting about the next meeting',
  'Child demands a snack',
  'Doorbell',
]
const LAST = '“Could have been an email”'
const THIRD_ROW = ['A meeting about the next meeting', 'Child demands a snack', LAST, 'Doorbell']
/** Longer than the confetti animation, which takes 500 ms. */
const PAST_CONFETTI_MS = 750

let calls = 0
beforeEach(() => {
  calls = 0
  wantMotion()
  vi.stubGlobal('fetch', () => {
    calls += 1
    return Promise.reject(new TypeError('Failed to fetch'))
  })
})

const expectAnnounced = (words: string) => waitFor(() => expect(announced()).toContain(words))
const confettiFlies = () => waitFor(() => expect(bursts).toHaveLength(1))
const pastConfetti = () => act(() => new Promise((resolve) => setTimeout(resolve, PAST_CONFETTI_MS)))

describe('the sample card', () => {
  it('LND-2: is a sample, one square short; a tap wins, storing and sending nothing; Again resets it and focuses that square', async () => {
    const { user, container } = openLanding()
    expect(screen.getByRole('heading', { level: 2, name: 'Try it: Monday Stand-up' })).toBeVisible()
    expect(
      screen.getByText('A sample card you can play right here. Nothing is saved or sent.'),
    ).toBeInTheDocument()
    expect(marked()).toEqual(FIRST)
    expect(described('one to go')).toEqual([LAST])
    expect(strip('One to go')).toBeVisible()
    expect(strip('Go ahead, tap it')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Again' })).toBeNull()

    await user.click(square(LAST))
    expect(strip('BINGO!')).toBeVisible()
    expect(strip('One to go')).toBeNull()
    expect(container.querySelectorAll('.streak')).toHaveLength(1)
    expect(described('in a line')).toEqual(THIRD_ROW)
    await expectAnnounced('BINGO! The third row is yours.')
    await confettiFlies()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
    expect(calls).toBe(0)

    await user.click(square('Ends early'))
    await user.click(screen.getByRole('button', { name: 'Again' }))
    expect(marked()).toEqual(FIRST)
    expect(strip('Go ahead, tap it')).toBeVisible()
    expect(square(LAST)).toHaveFocus()
    await user.keyboard(' ')
    expect(strip('BINGO!')).toBeVisible()
  })

  it('LND-2: shows BINGO without confetti with reduced motion', async () => {
    wantLessMotion()
    const { user } = openLanding()
    await user.click(square(LAST))
    await expectAnnounced('BINGO! The third row is yours.')
    await pastConfetti()
    expect(bursts).toEqual([])
    expect(document.querySelector('canvas')).toBeNull()
  })

  it('LND-2: throws no confetti if BINGO is undone or reset right away', async () => {
    openLanding()
    for (const undo of [() => square(LAST), () => screen.getByRole('button', { name: 'Again' })]) {
      fireEvent.click(square(LAST))
      fireEvent.click(undo())
      expect(strip('BINGO!')).toBeNull()
      expect(strip('One to go')).toBeVisible()
    }
    await pastConfetti()
    expect(bursts).toEqual([])
  })
})
