import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Toasts from '#client/ui/toasts.tsx'
import { toast, type Toast } from '#client/lib/toast.ts'
import { store } from '#client/lib/store.ts'
import { Provider } from 'jotai'
import { newUser } from '#tests/support/user.ts'

beforeEach(() => {
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  )
})

const say = (message: Toast) => act(() => toast(message))
/** A swipe by this distance. */
function swipe(x: number, y: number): void {
  const toastShown = document.querySelector('.toast')!
  const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerType: 'touch' })
  fireEvent.pointerDown(toastShown, at(100, 100))
  // The first step tells the direction.
  fireEvent.pointerMove(toastShown, at(100 + x / 2, 100 + y / 2))
  fireEvent.pointerMove(toastShown, at(100 + x, 100 + y))
  fireEvent.pointerUp(toastShown, at(100 + x, 100 + y))
}
const titles = () => [...document.querySelectorAll('.toast')].map((shown) => shown.textContent)

describe('toasts', () => {
  it('UI-4: one is shown at a time: a newer one replaces the one before', () => {
    say({ title: 'First', text: 'said first' })
    say({ title: 'Second', text: 'said second' })
    expect(titles()).toHaveLength(1)
    expect(titles()[0]).toContain('Second')
    expect(screen.queryByText('First', { selector: '.toast *' })).toBeNull()
  })

  it('UI-16: it closes by itself after 5 seconds', async () => {
    vi.useFakeTimers()
    say({ title: 'Here and gone' })
    await act(() => vi.advanceTimersByTimeAsync(4900))
    expect(titles()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(titles()).toHaveLength(0)
  })

  it('UI-16: its action runs once and closes it; its cross closes it too', async () => {
    const user = newUser()
    const run = vi.fn()
    say({ title: 'Cleared', action: { label: 'Undo', run } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(titles()).toHaveLength(0))
    say({ title: 'Another' })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(titles()).toHaveLength(0))
  })

  it.each([
    ['51 px to the right', 51, 0],
    ['far to the right', 300, 0],
  ])('UI-16: a swipe of %s closes it', async (_how, x, y) => {
    say({ title: 'Swiped' })
    swipe(x, y)
    await waitFor(() => expect(titles()).toHaveLength(0))
  })

  it.each([
    ['50 px to the right', 50, 0],
    ['to the left', -200, 0],
    ['downwards', 0, 200],
  ])('UI-16: a swipe of %s keeps it', (_how, x, y) => {
    say({ title: 'Still here' })
    swipe(x, y)
    expect(titles()).toHaveLength(1)
    expect(document.querySelector('.toast')).not.toHaveAttribute('data-swipe', 'end')
  })

  it('UI-16: F8 moves the focus to it', () => {
    say({ title: 'Reachable' })
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    expect(region).toContainElement(document.activeElement as HTMLElement)
  })
})
