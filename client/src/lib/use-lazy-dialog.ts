import { useState } from 'react'
import { showNotLoaded } from './show-not-loaded.ts'
import { useLazy } from './use-lazy.ts'

interface LazyDialogOptions {
  /** Whether the code loads while the page is idle (the default), or not before the first opening. */
  preload?: boolean
  /** Called when the code fails to load after an opening; shows an error toast by default. */
  onMissing?: () => void
}

interface LazyDialog<Module> {
  /** Undefined until it is loaded, which may be after the opening. */
  code: Module | undefined
  isOpen: boolean
  open: () => void
  close: () => void
}

/**
 * A dialog whose code is a chunk of its own, and its open state. If the code fails to load, the dialog closes, so that
 * the next press tries again.
 *
 *     const { code, isOpen, open, close } = useLazyDialog(loadShout)
 *     return (
 *       <>
 *         <Button onClick={open}>Shout it</Button>
 *         {isOpen && code && <code.Shout onClose={close} />}
 *       </>
 *     )
 *
 * A dialog with an `open` property stays rendered while it is closed: `{code && <code.KeysDialog open={isOpen} ... />}`.
 * @param load a dynamic import; the same function at every render
 */
export function useLazyDialog<Module>(
  load: () => Promise<Module>,
  { preload = true, onMissing = () => showNotLoaded('dialog') }: LazyDialogOptions = {},
): LazyDialog<Module> {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const whileClosed = preload ? 'idle' : 'later'
  const code = useLazy(load, {
    when: isOpen ? 'now' : whileClosed,
    onMissing: () => {
      close()
      onMissing()
    },
  })
  return { code, isOpen, open: () => setOpen(true), close }
}
