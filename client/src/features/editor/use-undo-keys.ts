import { useEffect, useRef } from 'react'
import type { Direction } from './history.ts'

/** Fields that are written in have an undo of their own, and what is behind a dialog is not changed from within it. */
const ELSEWHERE = `textarea, [contenteditable], [role="dialog"], [role="alertdialog"],
  input:not([type="radio"], [type="checkbox"])`

/** The Latin letter of a key, also on keyboards of other scripts. */
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
 * Ctrl+Z and Cmd+Z undo, with Shift, or by Ctrl+Y, they redo.
 * @param travel returns whether there was anything to do
 */
export function useUndoKeys(travel: (direction: Direction) => boolean): void {
  const latest = useRef(travel)
  useEffect(() => {
    latest.current = travel
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const direction = directionOf(event)
      if (!direction || (event.target instanceof Element && event.target.closest(ELSEWHERE))) return
      if (latest.current(direction)) event.preventDefault()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}
