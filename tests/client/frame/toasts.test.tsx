import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Toasts from '#client/ui/toasts.tsx'
import { dismissToast, toast, toastAtom, type Toast } from '#client/lib/toast.ts'
import { store } from '#client/lib/store.ts'
import { Provider } from 'jotai'

beforeEach(() => {
  store.set(toastAtom, null)
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  )
})
afterEach(() => vi.useRealTimers())

const say = (message: Toast) => act(() => toast(message))
const titles = () => [...document.querySelectorAll('.toast')].map((shown) => shown.textContent)

describe('toasts', () => {
  it('UI-4: one at a time: a newer one takes the place of the one before', () => {
    say({ title: 'First', text: 'said first' })
    say({ title: 'Second', text: 'said second' })
    expect(titles()).toHaveLength(1)
    expect(titles()[0]).toContain('Second')
    expect(screen.queryByText('First', { selector: '.toast *' })).toBeNull()
  })

  it('UI-4: it goes by itself after 5 seconds', async () => {
    vi.useFakeTimers()
    say({ title: 'Here and gone' })
    await act(() => vi.advanceTimersByTimeAsync(4900))
    expect(titles()).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(titles()).toHaveLength(0)
  })

  it('UI-4: its action is done once, and takes it away; so does its cross', async () => {
    const user = userEvent.setup()
    const run = vi.fn()
    say({ title: 'Cleared', action: { label: 'Undo', run } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(run).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(titles()).toHaveLength(0))
    say({ title: 'Another' })
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(titles()).toHaveLength(0))
  })

  it('UI-4: F8 leads to it', () => {
    say({ title: 'Reachable' })
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    const region = screen.getByRole('region', { name: 'Notifications (F8)' })
    expect(region).toContainElement(document.activeElement as HTMLElement)
  })

  it('UI-4: taking away a toast that was replaced leaves the newer one', () => {
    say({ title: 'Old' })
    const old = store.get(toastAtom)?.id ?? 0
    say({ title: 'New' })
    act(() => dismissToast(old))
    expect(titles()[0]).toContain('New')
  })
})
