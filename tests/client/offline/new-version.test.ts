import { expect, it } from 'vitest'
import { offerReload } from '#client/app/follow-builds.ts'
import { store } from '#client/lib/store.ts'
import { dismissToast, toast, toastAtom } from '#client/lib/toast.ts'

const shown = () => store.get(toastAtom)?.title
function dismissed(): void {
  dismissToast(store.get(toastAtom)?.id ?? 0)
}

it('OFF-6: the offer of a new version replaces no other toast, such as one with Undo, and is shown once, after it', () => {
  toast({ title: 'Card cleared', action: { label: 'Undo', run: () => undefined } })
  // Each press on a button whose code is gone offers the reload.
  for (let presses = 0; presses < 3; presses++) offerReload(() => undefined)
  expect(shown()).toBe('Card cleared')
  toast({ title: 'Another one' })
  expect(shown()).toBe('Another one')
  dismissed()
  expect(shown()).toBe('BingoBoard has been updated')
  dismissed()
  expect(shown()).toBeUndefined()
})
