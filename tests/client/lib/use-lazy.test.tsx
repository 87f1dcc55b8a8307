import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { useLazy } from '#client/lib/use-lazy.ts'
import { useLazyDialog } from '#client/lib/use-lazy-dialog.ts'

interface Code {
  Dialog: () => React.JSX.Element
}
const CODE: Code = { Dialog: () => <p role="dialog">Are you sure?</p> }

function Screen({ load }: { load: () => Promise<Code> }) {
  const { code, isOpen, open } = useLazyDialog(load)
  return (
    <>
      <button onClick={open}>Delete</button>
      {isOpen && code && <code.Dialog />}
    </>
  )
}

function Panel({ load, when }: { load: () => Promise<Code>; when: 'now' | 'later' }) {
  const code = useLazy(load, { when })
  return code && <code.Dialog />
}

let idle: (() => void) | undefined
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    idle = task
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => (idle = undefined))
})
const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }))
const dialog = () => screen.queryByRole('dialog')

describe('useLazyDialog: code behind a press', () => {
  it('UI-18: loads while the page is idle, shows nothing by itself, and is loaded once', async () => {
    const load = vi.fn(() => Promise.resolve(CODE))
    render(<Screen load={load} />)
    expect(load).not.toHaveBeenCalled()
    await act(() => Promise.resolve(idle?.()))
    expect(load).toHaveBeenCalledOnce()
    expect(dialog()).toBeNull()
    await press()
    expect(dialog()).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('UI-18: shows an error if it fails to load after a press, but not before; the next press retries', async () => {
    const load = vi.fn(() => Promise.reject<Code>(new TypeError('Failed to fetch')))
    render(<Screen load={load} />)
    idle?.()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(store.get(toastAtom)).toBeNull()
    await press()
    await vi.waitFor(() =>
      expect(store.get(toastAtom)).toMatchObject({
        title: "The dialog didn't open",
        text: 'Please try again.',
        destructive: true,
      }),
    )
    load.mockResolvedValue(CODE)
    await press()
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})

describe('useLazy: code without a press', () => {
  it('UI-18: `now` loads at once, and a failed load is retried when the network is back', async () => {
    const load = vi.fn(() => Promise.reject<Code>(new TypeError('Failed to fetch')))
    render(<Panel load={load} when="now" />)
    expect(load).toHaveBeenCalledOnce()
    await act(async () => {})
    expect(dialog()).toBeNull()
    expect(store.get(toastAtom)).toBeNull()
    load.mockResolvedValue(CODE)
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('dialog')).toBeVisible()
    // React shows the panel before it runs the effect that stops the retries.
    await act(async () => {})
    window.dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(2)
  })
})
