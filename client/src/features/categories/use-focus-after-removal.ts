import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * When the list element with the focus is removed, moves the focus to a button of an adjacent element, or else to the title.
 * @param button selects that button
 * @param shown changes with the list
 * @returns takes the adjacent element, null if there is none; call it before the removal
 */
export function useFocusAfterRemoval(title: RefObject<HTMLElement | null>, button: string, shown: unknown) {
  const adjacent = useRef<Element | null>(undefined)
  useEffect(() => {
    // Without the title, the section is gone until its next list is loaded.
    if (adjacent.current === undefined || !title.current) return
    const next = adjacent.current?.querySelector<HTMLElement>(button)
    adjacent.current = undefined
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) (next ?? title.current).focus()
  }, [title, button, shown])
  return useCallback((element: Element | null) => {
    adjacent.current = element
  }, [])
}
