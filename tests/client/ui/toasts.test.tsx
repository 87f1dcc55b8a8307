import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '#client/ui/dialog.tsx'
import Toasts from '#client/ui/toasts.tsx'
import { store } from '#client/lib/store.ts'
import { toast, toastAtom, type Toast } from '#client/lib/toast.ts'
import { newUser } from '#tests/support/user.ts'

function open() {
  render(
    <Provider store={store}>
      <button>On the page</button>
      <Toasts />
    </Provider>,
  )
}
const say = (message: Toast) => act(() => toast(message))
const shown = () => document.querySelector<HTMLElement>('.toast')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the duration of a toast', () => {
  it('UI-28: is read with a pause after its title and its text', async () => {
    vi.useFakeTimers()
    open()
    const action = { label: 'Undo', run: () => undefined }
    say({ title: 'Reset Complete', text: 'All marks have been cleared.', action })
    await pass(100)
    const read = [...document.querySelectorAll('[role=status]')].map((region) => region.textContent)
    expect(read).toEqual(['Notification Reset Complete. All marks have been cleared. Undo'])
    say({ title: 'BINGO!', text: '2 lines' })
    await pass(100)
    expect(document.querySelector('[role=status]')).toHaveTextContent('Notification BINGO! 2 lines.')
  })

  it('UI-4 UI-16: is 5000 ms and no less, also for a newer one with the same text', async () => {
    vi.useFakeTimers()
    open()
    say({ title: 'Saved' })
    await pass(4999)
    say({ title: 'Saved' })
    await pass(4999)
    expect(shown()).toHaveTextContent('Saved')
    await pass(1)
    expect(shown()).toBeNull()
    expect(store.get(toastAtom)).toBeNull()
  })

  it('UI-4: a toast keeps its place while a pointer is down, and then moves above the bar again', async () => {
    vi.useFakeTimers()
    open()
    const bar = document.createElement('div')
    bar.dataset.mainButtons = ''
    document.body.append(bar)
    const scrollTo = (top: number) =>
      vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top))
    const room = () => document.querySelector<HTMLElement>('.toasts')!.style.getPropertyValue('--bar')
    scrollTo(innerHeight - 100)
    say({ title: 'Here' })
    expect(room()).toBe('100px')
    for (const end of [fireEvent.pointerUp, fireEvent.pointerCancel]) {
      fireEvent.pointerDown(screen.getByText('On the page'))
      scrollTo(innerHeight - 40)
      await pass(300)
      expect(room()).toBe('100px')
      end(screen.getByText('On the page'))
      await pass(100)
      expect(room()).toBe('40px')
      scrollTo(innerHeight - 100)
      await pass(100)
    }
  })

  it('UI-16: stops while a pointer moves on it, and runs out 5000 ms after a resting pointer last moved', async () => {
    vi.useFakeTimers()
    open()
    say({ title: 'Read me' })
    await pass(4000)
    for (let move = 0; move < 10; move += 1) {
      fireEvent.pointerMove(shown()!)
      await pass(4900)
    }
    expect(shown()).toHaveTextContent('Read me')
    fireEvent.pointerLeave(shown()!)
    fireEvent.pointerLeave(screen.getByRole('region'))
    await pass(999)
    expect(shown()).not.toBeNull()
    await pass(1)
    expect(shown()).toBeNull()

    say({ title: 'Save is below' })
    await pass(4000)
    fireEvent.pointerMove(shown()!)
    await pass(4999)
    expect(shown()).not.toBeNull()
    await pass(1)
    expect(shown()).toBeNull()
  })
})

describe('a toast and its controls', () => {
  it('UI-16: runs its action once and closes; its close button closes it too', async () => {
    const user = newUser()
    const run = vi.fn()
    open()
    say({ title: 'Cleared', action: { label: 'Undo', run } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(shown()).toBeNull())
    say({ title: 'Another' })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(shown()).toBeNull())
  })

  it('UI-16: returns the focus from its action to where it was, and starts the time of the next one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    open()
    const user = newUser()
    const button = screen.getByRole('button', { name: 'On the page' })
    await user.click(button)
    const undo = () => toast({ title: 'Restored' })
    say({ title: 'Deleted', action: { label: 'Undo', run: undo } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(shown()).toHaveTextContent('Restored')
    expect(button).toHaveFocus()
    await pass(5000)
    expect(shown()).toBeNull()
  })

  it('UI-4 UI-16: gets the focus with F8, its action and close button with Tab, and closes with Escape', async () => {
    const user = newUser()
    open()
    say({ title: 'Cleared', action: { label: 'Undo', run: () => undefined } })
    screen.getByRole('button', { name: 'On the page' }).focus()
    fireEvent.keyDown(document.activeElement!, { key: 'F8', code: 'F8' })
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    )
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(shown()).toBeNull())
  })

  it('UI-16: can also be reached from an open dialog with F8 and Tab, and by screen readers', async () => {
    const user = newUser()
    const run = vi.fn()
    open()
    render(
      <Dialog title="A question" onClose={() => undefined}>
        <input aria-label="Answer" />
      </Dialog>,
    )
    expect(screen.getByLabelText('Answer')).toHaveFocus()
    say({ title: 'Removed', action: { label: 'Undo', run } })
    fireEvent.keyDown(document.activeElement!, { key: 'F8', code: 'F8' })
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(run).toHaveBeenCalledTimes(1)
    await user.tab()
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  })

  it('UI-4 UI-16: closes with Escape anywhere on the page, but not with the Escape of an input method', () => {
    const close = vi.fn()
    open()
    render(
      <Dialog title="A question" onClose={close}>
        <input aria-label="Answer" />
      </Dialog>,
    )
    say({ title: 'Here' })
    fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Escape', isComposing: true })
    expect(shown()).not.toBeNull()
    expect(close).not.toHaveBeenCalled()
    act(() => screen.getByText('On the page').focus())
    fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 })
    expect(shown()).not.toBeNull()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(shown()).toBeNull()
  })
})

it.each([
  ['51 px to the right closes it', 51, 0, false],
  ['300 px to the right closes it', 300, 0, false],
  ['50 px to the right keeps it', 50, 0, true],
  ['far to the left keeps it', -200, 0, true],
  ['far down keeps it', 0, 200, true],
])('UI-4 UI-16: a swipe of a toast of %s', (_what, x, y, stays) => {
  open()
  say({ title: 'Swipe me' })
  const target = shown()!
  target.setPointerCapture = () => undefined
  target.hasPointerCapture = () => true
  target.releasePointerCapture = () => undefined
  const at = (part: number) => ({
    button: 0,
    pointerId: 1,
    pointerType: 'touch',
    clientX: x * part,
    clientY: y * part,
  })
  fireEvent.pointerDown(target, at(0))
  // The first step determines the direction of the swipe.
  for (const part of [0.5, 1]) fireEvent.pointerMove(target, at(part))
  fireEvent.pointerUp(target, at(1))
  expect(shown() !== null).toBe(stays)
  if (stays) expect(target).not.toHaveAttribute('data-swipe', 'end')
})
