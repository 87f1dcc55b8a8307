import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/** A shorter press is a tap. */
export const LONG_PRESS_MS = 500
/** A press ends if the pointer moves farther than this. */
export const MAX_MOVE_PX = 10
/** The maximum delay of the click event that phones dispatch after a press. */
const CLICK_DELAY_MS = 400

/** Returns the square that contains an event's target. */
export function squareAt(
  target: EventTarget | null,
): { index: number; button: HTMLButtonElement } | undefined {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.cell') : null
  const index = button?.closest('[data-index]')?.getAttribute('data-index')
  return button && index ? { index: Number(index), button } : undefined
}

/**
 * Detects long presses on the squares within an element. Moving, scrolling or a second finger ends a press.
 * The click that follows a long press reaches neither the square nor a dialog that has opened.
 * @param findRoot returns the element; called once after the first render
 * @param onLongPress called with the `data-index` of the square
 * @returns `startDrag` turns the press into a drag: no long press follows, and its click is ignored too
 */
export function useLongPress(
  findRoot: () => HTMLElement | null | undefined,
  onLongPress: (index: number) => void,
): { startDrag: () => void } {
  const getRoot = useEffectEvent(findRoot)
  const handleLongPress = useEffectEvent(onLongPress)
  const drag = useRef<() => void>(undefined)

  useEffect(() => {
    const root = getRoot()
    if (!root) return
    const listening = new AbortController()
    const { signal } = listening
    let start: PointerEvent | undefined
    let pressTimer: ReturnType<typeof setTimeout> | undefined
    let clickTimer: ReturnType<typeof setTimeout> | undefined
    let ignoresClick = false
    let isMouse = false

    const cancel = () => {
      clearTimeout(pressTimer)
      start = undefined
    }
    const begin = (event: PointerEvent) => {
      cancel()
      clearTimeout(clickTimer)
      ignoresClick = false
      const square = squareAt(event.target)
      if (!square || !event.isPrimary || event.button !== 0) return
      start = event
      isMouse = event.pointerType === 'mouse'
      pressTimer = setTimeout(() => {
        ignoresClick = true
        // Touch does not focus the button; a dialog that opens now returns the focus to it.
        square.button.focus({ preventScroll: true })
        handleLongPress(square.index)
      }, LONG_PRESS_MS)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (start && Math.hypot(clientX - start.clientX, clientY - start.clientY) > MAX_MOVE_PX) cancel()
    }
    const end = () => {
      cancel()
      clickTimer = setTimeout(() => (ignoresClick = false), CLICK_DELAY_MS)
    }
    const handleClick = (event: MouseEvent) => {
      // A click by keyboard has detail 0.
      if (!ignoresClick || event.detail === 0) return
      ignoresClick = false
      event.preventDefault()
      event.stopPropagation()
    }
    // Prevents the browser's own long press, which would open a menu or select text. It takes a little longer on some
    // devices and then hits the dialog that has opened under the finger; Windows opens its menu when the finger lifts.
    const preventNative = (event: Event) => {
      if (!isMouse && (start || ignoresClick)) event.preventDefault()
    }

    drag.current = () => {
      cancel()
      ignoresClick = true
    }
    root.addEventListener('pointerdown', begin, { signal })
    // On the window, because the finger may lift over a dialog that the long press opened.
    window.addEventListener('click', handleClick, { signal, capture: true })
    // A click after this belongs to another press.
    window.addEventListener('pointerdown', () => (ignoresClick = false), { signal, capture: true })
    window.addEventListener('contextmenu', preventNative, { signal, capture: true })
    window.addEventListener('selectstart', preventNative, { signal, capture: true })
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('blur', cancel, { signal })
    document.addEventListener('scroll', cancel, { signal, capture: true })
    return () => {
      cancel()
      clearTimeout(clickTimer)
      listening.abort()
    }
  }, [])

  return { startDrag: useCallback(() => drag.current?.(), []) }
}
