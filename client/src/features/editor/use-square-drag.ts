import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { squareAt, useLongPress } from '../card/use-long-press.ts'

/** A square that is being dragged. */
export interface Drag {
  from: number
  /** The square under the pointer, with which the dragged one would be swapped. */
  over: number | undefined
  /** The pointer's distance from where it was pressed, in pixels. */
  by: { x: number; y: number }
  /** The square's position and font size at the start. */
  box: DOMRect
  fontSize: string
}

interface Handlers {
  /** Whether nothing can be dragged. */
  isOff: boolean
  onDrop: (from: number, over: number) => void
  onLongPress: (index: number) => void
}

/** A drag starts when the mouse has moved this far. */
const MIN_MOVE_PX = 6

/** Handles dragging a square onto another with a mouse, and long presses of any pointer. A finger scrolls instead. */
export function useSquareDrag(
  grid: RefObject<HTMLElement | null>,
  { isOff, onDrop, onLongPress }: Handlers,
): Drag | undefined {
  const [drag, setDrag] = useState<Drag>()
  /** Ends the current press without a swap. */
  const stopPress = useRef<() => void>(undefined)
  const { startDrag } = useLongPress(
    () => grid.current,
    (index) => {
      // The long press opens a dialog: a mouse that moves on must not start a drag.
      stopPress.current?.()
      onLongPress(index)
    },
  )
  const handleDrop = useEffectEvent(onDrop)

  useEffect(() => {
    const root = isOff ? null : grid.current

    function handlePointerDown(down: PointerEvent): void {
      const isSecond = stopPress.current !== undefined
      stopPress.current?.()
      const square = squareAt(down.target)
      if (isSecond || down.pointerType !== 'mouse' || down.button !== 0 || !square) return
      const { index: from, button } = square
      const listening = new AbortController()
      let over: number | undefined
      let dragged: Pick<Drag, 'box' | 'fontSize'> | undefined
      const stop = () => {
        listening.abort()
        stopPress.current = undefined
        setDrag(undefined)
      }
      stopPress.current = stop

      const move = (event: PointerEvent) => {
        if (event.pointerId !== down.pointerId) return
        const by = { x: event.clientX - down.clientX, y: event.clientY - down.clientY }
        if (!dragged) {
          if (Math.hypot(by.x, by.y) < MIN_MOVE_PX) return
          startDrag()
          dragged = { box: button.getBoundingClientRect(), fontSize: getComputedStyle(button).fontSize }
        }
        // The button was released outside the window.
        if (event.buttons === 0) return stop()
        const target = squareAt(event.target)?.index
        over = target === from ? undefined : target
        setDrag({ from, over, by, ...dragged })
      }
      const end = (event: PointerEvent) => {
        if (event.pointerId !== down.pointerId) return
        stop()
        if (over !== undefined) handleDrop(from, over)
      }
      const handleKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !dragged) return
        event.preventDefault()
        event.stopPropagation()
        stop()
      }
      const options = { signal: listening.signal, capture: true }
      window.addEventListener('pointermove', move, options)
      window.addEventListener('pointerup', end, options)
      window.addEventListener('pointercancel', stop, options)
      window.addEventListener('blur', stop, { signal: listening.signal })
      window.addEventListener('keydown', handleKeyDown, options)
    }

    root?.addEventListener('pointerdown', handlePointerDown)
    return () => {
      stopPress.current?.()
      root?.removeEventListener('pointerdown', handlePointerDown)
    }
  }, [grid, startDrag, isOff])

  return drag
}
