import type { KeyboardEvent } from 'react'
import { isComposing } from '../lib/forms/is-composing.ts'

/** Radix gives Escape to the layer that opened last, which is a toast that came after the dialog. */
const leftToDialog = new WeakSet<Event>()

/** For a layer of Radix: leaves an Escape that ends a composition to the input method, as macOS sends it to the page too. */
export function leaveEscapeToInputMethod(event: globalThis.KeyboardEvent): void {
  if (isComposing(event)) event.preventDefault()
}

/** For a toast: leaves an Escape pressed inside a dialog to that dialog. */
export function leaveEscapeToDialog(event: globalThis.KeyboardEvent): void {
  leaveEscapeToInputMethod(event)
  if (event.defaultPrevented) return
  if (!(event.target instanceof Element) || !event.target.closest('[role=dialog], [role=alertdialog]')) return
  leftToDialog.add(event)
  // Keeps Radix from closing the toast.
  event.preventDefault()
}

/** For the content of a dialog: its `onKeyDown`, which closes it at an Escape that a toast left. */
export function closeAtLeftEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (!leftToDialog.has(event.nativeEvent)) return
    // A dialog around this one stays open.
    event.stopPropagation()
    close()
  }
}
