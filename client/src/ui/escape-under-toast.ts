import type { KeyboardEvent } from 'react'

/** Radix gives Escape to the layer that opened last, which is a toast that came after the dialog. */
const leftToDialog = new WeakSet<Event>()

/** For a toast: leaves an Escape pressed inside a dialog to that dialog. */
export function leaveEscapeToDialog(event: globalThis.KeyboardEvent): void {
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
