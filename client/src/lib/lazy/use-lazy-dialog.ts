import { useState } from 'react'
import { showNotLoaded } from './show-not-loaded.ts'
import { useLazy } from './use-lazy.ts'

/**
 * Loads the code of a dialog that its owner opens and closes. If the code fails to load, the dialog closes, so that the
 * next press tries again.
 * @param load a dynamic import; must be the same function at every render
 * @param whileClosed see `useLazy`
 * @param onMissing called when the code fails to load after an opening; shows an error toast by default
 * @returns undefined until the code is loaded, which may be after the opening
 */
export function useDialogCode<Module>(
  load: () => Promise<Module>,
  isOpen: boolean,
  close: () => void,
  whileClosed: 'idle' | 'used' | 'later' = 'idle',
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

export interface LazyDialogOptions {
  /** Whether the code loads while the page is idle. On by default. */
  preload?: boolean | undefined
  /** Whether the dialog opens once without a press. */
  startsOpen?: boolean | undefined
  /** Called when the code fails to load after a press; shows an error toast by default. */
  onMissing?: (() => void) | undefined
}

/** Holds the open state of a dialog whose code is in a separate chunk: see `useDialogCode`. */
export function useLazyDialog<Module>(
  load: () => Promise<Module>,
  { preload = true, startsOpen = false, onMissing }: LazyDialogOptions = {},
) {
  const [isOpen, setOpen] = useState(startsOpen)
  const close = () => setOpen(false)
  const code = useDialogCode(load, isOpen, close, preload ? 'idle' : 'later', onMissing)
  return { code, isOpen, open: () => setOpen(true), close }
}
