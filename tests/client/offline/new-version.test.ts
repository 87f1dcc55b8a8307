import { expect, it, vi } from 'vitest'
import { offerReload } from '#client/app/follow-builds.ts'
import { store } from '#client/lib/store.ts'
import { dismissToast, toast, toastAtom } from '#client/lib/toast.ts'

const shown = () => store.get(toastAtom)?.title
function dismissed(): void {
  dismissToast(store.get(toastAtom)?.id ?? 0)
}

it('OFF-6: a new version is offered with Reload, and nothing reloads automatically', () => {
  const reload = vi.fn()
  offerReload(reload)
  expect(store.get(toastAtom)).toMatchObject({
    title: 'BingoBoard has been updated',
    action: { label: 'Reload' },
  })
  expect(reload).not.toHaveBeenCalled()
  store.get(toastAtom)?.action?.run()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('OFF-6: the offer replaces no other toast, such as one with Undo, and is shown once that is gone', () => {
  toast({ title: 'Card cleared', action: { label: 'Undo', run: () => undefined } })
  offerReload(() => undefined)
  expect(shown()).toBe('Card cleared')
  toast({ title: 'Another one' })
  expect(shown()).toBe('Another one')
  dismissed()
  expect(shown()).toBe('BingoBoard has been updated')
  dismissed()
  expect(shown()).toBeUndefined()
})
