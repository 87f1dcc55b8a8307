import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserHas } from '#tests/support/browser-has.ts'
import { useFakeCards } from '#tests/support/fake-cards.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { called, canCall, openPresent, signInHost } from './present-page.tsx'

const card = sampleCard()

signInHost()
const cards = useFakeCards()
beforeEach(() => void cards.put(card))

/** Returns the names of the current views, also while a dialog covers the bar. */
const current = () =>
  within(screen.getByRole('navigation', { name: 'View', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent)
const isIdle = () => document.querySelector('.present')!.hasAttribute('data-idle')

/** Fakes the Fullscreen API, which happy-dom lacks. */
function withFullScreen() {
  const become = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true })
    document.dispatchEvent(new Event('fullscreenchange'))
    return Promise.resolve()
  }
  browserHas(document, {
    fullscreenEnabled: true,
    fullscreenElement: null,
    exitFullscreen: () => become(null),
  })
  browserHas(document.documentElement, { requestFullscreen: () => become(document.documentElement) })
  return { leave: () => act(() => void become(null)) }
}

it('PLAY-27 PLAY-20: the owner starts a new round from the bar', async () => {
  const { user } = await openPresent(card)
  await user.click(await screen.findByRole('button', { name: 'New Round' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Start a new round?' }))
  await user.click(question.getByRole('button', { name: /^Start/ }))
  await waitFor(() => expect(cards.card(card.cardId).round).toBe(2))
})

it('PRS-5: the bar hides after a while without input or keyboard focus, and returns with any input or focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await openPresent(card)
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  for (const touch of [
    () => fireEvent.pointerMove(document.body),
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.keyDown(document.body, { key: 'Shift' }),
  ]) {
    expect(isIdle()).toBe(false)
    pass(3900)
    touch()
    pass(3900)
    expect(isIdle()).toBe(false)
    pass(200)
    expect(isIdle()).toBe(true)
    touch()
  }
  pass(4100)
  const back = screen.getByRole('link', { name: 'Back to the card' })
  act(() => back.focus())
  expect(isIdle()).toBe(false)
  pass(20_000)
  expect(isIdle()).toBe(false)
  act(() => back.blur())
  pass(4100)
  expect(isIdle()).toBe(true)
})

describe('the keys', () => {
  it('PRS-5: switch views with digits and letters, but not with Control, Alt or Meta; F does nothing without full screen', async () => {
    const { user } = await openPresent(card)
    for (const [key, view, back] of [
      ['2', 'QR code', '1'],
      ['q', 'QR code', 'c'],
      ['3', 'Caller', 'C'],
      ['L', 'Caller', '1'],
    ] as const) {
      await user.keyboard(key)
      expect(current(), key).toEqual([view])
      await user.keyboard(back)
      expect(current(), back).toEqual(['Card'])
    }
    for (const modifier of ['Control', 'Alt', 'Meta']) {
      await user.keyboard(`{${modifier}>}2{/${modifier}}`)
      expect(current(), modifier).toEqual(['Card'])
    }
    expect(screen.queryByRole('button', { name: /full screen/i })).toBeNull()
    await user.keyboard('f')
    expect(current()).toEqual(['Card'])
  })

  it('PRS-5: can be turned off, which is stored, except those for pages', async () => {
    const first = await openPresent(card, '?view=caller')
    await canCall()
    await first.user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    // A key pressed in the dialog has no effect on the screen.
    await first.user.keyboard('1')
    expect(current()).toEqual(['Caller'])
    await first.user.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }))
    await first.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await first.user.keyboard('1{PageDown}')
    expect(current()).toEqual(['Caller'])
    expect(called()).toHaveLength(1)
    first.unmount()
    const second = await openPresent(card)
    await second.user.keyboard('2')
    expect(current()).toEqual(['Card'])
  })
})

it('PRS-5: toggle full screen with F, also on a Russian keyboard, as the button does, which says so; it ends with the screen', async () => {
  const browser = withFullScreen()
  const { user, unmount } = await openPresent(card)
  await user.click(screen.getByRole('button', { name: 'Full screen' }))
  expect(document.fullscreenElement).toBe(document.documentElement)
  await user.click(await screen.findByRole('button', { name: 'Leave full screen' }))
  expect(document.fullscreenElement).toBeNull()
  await user.keyboard('f')
  expect(await screen.findByRole('button', { name: 'Leave full screen' })).toBeVisible()
  // The browser itself handles Escape.
  browser.leave()
  expect(await screen.findByRole('button', { name: 'Full screen' })).toBeVisible()
  fireEvent.keyDown(document.body, { key: 'а', code: 'KeyF' })
  expect(await screen.findByRole('button', { name: 'Leave full screen' })).toBeVisible()
  unmount()
  expect(document.fullscreenElement).toBeNull()
})

it('PRS-6: a projector stays on while the card is shown', async () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ released: false, release }))
  browserHas(navigator, { wakeLock: { request } })
  const { unmount } = await openPresent(card)
  expect(request.mock.calls).toEqual([['screen']])
  expect(release).not.toHaveBeenCalled()
  unmount()
  expect(release).toHaveBeenCalledOnce()
})
