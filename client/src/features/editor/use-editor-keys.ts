import { keyName } from '../../lib/page/key-name.ts'
import { useWindowEvent } from '../../lib/page/use-window-event.ts'
import type { Direction } from './history.ts'

const IN_DIALOG = '[role="dialog"], [role="alertdialog"]'
/** Text fields have their own undo, and keys in a dialog must not change the card behind it. */
const NO_UNDO = `textarea, [contenteditable], ${IN_DIALOG},
  input:not([type="radio"], [type="checkbox"])`

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

function directionOf(event: KeyboardEvent): Direction | undefined {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined
  const letter = keyName(event)
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo'
  return letter === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : undefined
}

/**
 * Ctrl+Z and Cmd+Z undo; with Shift, and on Ctrl+Y, they redo.
 * @param travel returns whether there was a step to undo or redo
 */
export function useUndoKeys(travel: (direction: Direction) => boolean): void {
  useWindowEvent('keydown', (event) => {
    const direction = directionOf(event)
    if (!direction || (event.target instanceof Element && event.target.closest(NO_UNDO))) return
    if (travel(direction)) event.preventDefault()
  })
}

/** Ctrl+S or Cmd+S. */
export function isSaveKey(event: Key): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && keyName(event) === 's'
}

/**
 * Ctrl+S and Cmd+S save, regardless of focus. In a dialog they save only after the dialog has committed its
 * words and prevented the default; otherwise the toast would claim to have saved them.
 */
export function useSaveKey(save: () => Promise<void>): void {
  useWindowEvent('keydown', (event) => {
    if (!isSaveKey(event)) return
    const isCommitted = event.defaultPrevented
    event.preventDefault()
    if (isCommitted || !(event.target instanceof Element && event.target.closest(IN_DIALOG))) void save()
  })
}
