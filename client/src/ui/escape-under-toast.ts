import type { KeyboardEvent } from 'react'
import { isComposing } from '../lib/forms/is-composing.ts'

/** Escape events that a toast left to its dialog. Radix gives Escape to the layer opened last, which may be a toast. */
const leftToDialog = new WeakSet<Event>()

/** Leaves an Escape that ends a composition to the input method, as macOS sends it to Radix layers too. */
export function leaveEscapeToInputMethod(event: globalThis.KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault()
}

/** The `onEscapeKeyDown` of a toast: leaves an Escape pressed inside a dialog to that dialog. */
export function leaveEscapeToDialog(event: globalThis.KeyboardEvent): void {
  leaveEscapeToInputMethod(event)
  if (event.defaultPrevented) return
  if (!(event.target instanceof Element) || !event.target.closest('[role=dialog], [role=alertdialog]')) return
  leftToDialog.add(event)
  // Keeps Radix from closing the toast.
  event.preventDefault()
}

/** Returns the `onKeyDown` of a dialog's content, which closes the dialog on an Escape that a toast left to it. */
export function closeAtLeftEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (!leftToDialog.has(event.nativeEvent)) return
    // A dialog around this one stays open.
    event.stopPropagation()
    close()
  }
}
