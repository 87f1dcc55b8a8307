import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#client/lib/store.ts'
import { toastAtom } from '#client/lib/toast.ts'
import { useOnDemand } from '#client/lib/use-on-demand.ts'

interface Code {
  Dialog: () => React.JSX.Element
}
const CODE: Code = { Dialog: () => <p role="dialog">Are you sure?</p> }

function Screen({ load }: { load: () => Promise<Code> }) {
  const [open, setOpen] = useState(false)
  const code = useOnDemand({ what: 'dialog', load, isWanted: open, giveUp: () => setOpen(false) })
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      {open && code && <code.Dialog />}
    </>
  )
}

let idle: (() => void) | undefined
beforeEach(() => {
  store.set(toastAtom, null)
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    idle = task
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => (idle = undefined))
})
const press = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }))
const dialog = () => screen.queryByRole('dialog')

describe('code that is needed after a press', () => {
  it('UI-18: comes while the page is idle, shows nothing by itself, and is not asked for again', async () => {
    const load = vi.fn(() => Promise.resolve(CODE))
    render(<Screen load={load} />)
    expect(load).not.toHaveBeenCalled()
    idle?.()
    expect(load).toHaveBeenCalledOnce()
    expect(dialog()).toBeNull()
    await press()
    expect(dialog()).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('UI-18: opens when it has come where a press was faster', async () => {
    let arrive: (code: Code) => void = () => undefined
    const coming = new Promise<Code>((resolve) => (arrive = resolve))
    render(<Screen load={() => coming} />)
    await press()
    expect(dialog()).toBeNull()
    arrive(CODE)
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('UI-18: says so where it does not come, but not while nobody waits for it; the next press asks again', async () => {
    const load = vi.fn(() => Promise.reject<Code>(new TypeError('Failed to fetch')))
    render(<Screen load={load} />)
    idle?.()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(store.get(toastAtom)).toBeNull()
    await press()
    await vi.waitFor(() =>
      expect(store.get(toastAtom)).toMatchObject({
        title: 'Could not open the dialog',
        text: 'Please try again.',
        destructive: true,
      }),
    )
    load.mockResolvedValue(CODE)
    await press()
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})
