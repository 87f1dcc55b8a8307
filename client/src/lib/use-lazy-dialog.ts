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
 * The code of a dialog whose owner knows when it is open. If the code fails to load, the dialog closes, so
 * that the next press tries again.
 * @param load a dynamic import; the same function at every render
 * @param whileClosed `idle` loads it while the page is idle, `later` not before the first opening
 * @returns undefined until it is loaded, which may be after the opening
 */
export function useDialogCode<Module>(
  load: () => Promise<Module>,
  isOpen: boolean,
  close: () => void,
  whileClosed: 'idle' | 'later' = 'idle',
  onMissing: () => void = () => showNotLoaded('dialog'),
): Module | undefined {
  return useLazy(load, {
    when: isOpen ? 'now' : whileClosed,
    onMissing: () => {
      close()
      onMissing()
    },
  })
}

/**
 * A dialog whose code is a chunk of its own, and its open state, as `useDialogCode`.
 *
 *     const { code, isOpen, open, close } = useLazyDialog(loadShout)
 *     return (
 *       <>
 *         <Button onClick={open}>Shout it</Button>
 *         {isOpen && code && <code.Shout onClose={close} />}
 *       </>
 *     )
 *
 * A dialog with an `open` property stays rendered while it is closed: `<code.KeysDialog open={isOpen} />`.
 * @param load a dynamic import; the same function at every render
 */
export function useLazyDialog<Module>(
  load: () => Promise<Module>,
  { preload = true, onMissing }: LazyDialogOptions = {},
): LazyDialog<Module> {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const code = useDialogCode(load, isOpen, close, preload ? 'idle' : 'later', onMissing)
  return { code, isOpen, open: () => setOpen(true), close }
}
