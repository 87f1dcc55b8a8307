import { useEffect, useEffectEvent } from 'react'
import type { Direction } from './history.ts'

/** Text fields have their own undo, and keys in a dialog must not change the card behind it. */
const EXCLUDED = `textarea, [contenteditable], [role="dialog"], [role="alertdialog"],
  input:not([type="radio"], [type="checkbox"])`

/** The Latin letter of a key, on keyboards of other scripts too. */
function letterOf({ key, code }: KeyboardEvent): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
}

function directionOf(event: KeyboardEvent): Direction | undefined {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined
  const letter = letterOf(event)
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo'
  return letter === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : undefined
}

/**
 * Ctrl+Z and Cmd+Z undo; with Shift, and on Ctrl+Y, they redo.
 * @param travel returns whether there was a step to undo or redo
 */
export function useUndoKeys(travel: (direction: Direction) => boolean): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event)
    if (!direction || (event.target instanceof Element && event.target.closest(EXCLUDED))) return
    if (travel(direction)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
