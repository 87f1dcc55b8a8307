import { useEffect, useRef, useState, type MouseEvent, type PointerEvent as ReactPointerEvent } from 'react'

const LONG_PRESS_MS = 500
/** A pointer that moves less than this stays. */
const SLOP_PX = 6

/** A square that is being dragged. */
export interface Drag {
  from: number
  /** The square that it would change places with. */
  over: number | undefined
  /** How far the pointer has come. */
  by: { x: number; y: number }
  /** Where the square lies on the screen, and how big its words are. */
  box: DOMRect
  fontSize: string
}

interface Handlers {
  onLongPress: (index: number) => void
  onDrop: (from: number, over: number) => void
}

function buttonAt(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest<HTMLButtonElement>('[data-index] button') : null
}

function indexOf(button: HTMLButtonElement | null): number | undefined {
  const index = button?.closest('[data-index]')?.getAttribute('data-index')
  return index === undefined || index === null ? undefined : Number(index)
}

/**
 * What a pointer does to squares beyond pressing them: with a mouse it drags one over another, and any pointer that stays
 * is a long press. A finger that moves scrolls the page, as ever. The click that ends either does not reach the square.
 */
export function useSquarePointer(handlers: Handlers) {
  const [drag, setDrag] = useState<Drag>()
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  const swallowsClick = useRef(false)
  const byMouse = useRef(true)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function onPointerDown(down: ReactPointerEvent): void {
    swallowsClick.current = false
    byMouse.current = down.pointerType === 'mouse'
    const second = end.current !== undefined
    end.current?.()
    const button = buttonAt(down.target)
    const from = indexOf(button)
    if (second || down.button !== 0 || !button || from === undefined) return
    follow(down.nativeEvent, button, from)
  }

  function follow({ pointerId, pointerType, clientX, clientY }: PointerEvent, button: Element, from: number) {
    const listening = new AbortController()
    let over: number | undefined
    let dragged: Pick<Drag, 'box' | 'fontSize'> | undefined
    const stop = () => {
      clearTimeout(longPress)
      listening.abort()
      end.current = undefined
      setDrag(undefined)
    }
    const longPress = setTimeout(() => {
      stop()
      swallowsClick.current = true
      latest.current.onLongPress(from)
    }, LONG_PRESS_MS)
    end.current = stop

    function move(event: PointerEvent): void {
      if (event.pointerId !== pointerId) return
      const by = { x: event.clientX - clientX, y: event.clientY - clientY }
      if (!dragged) {
        if (Math.hypot(by.x, by.y) < SLOP_PX) return
        if (pointerType !== 'mouse') return stop()
        clearTimeout(longPress)
        swallowsClick.current = true
        dragged = { box: button.getBoundingClientRect(), fontSize: getComputedStyle(button).fontSize }
      }
      // It was let go where the page could not see it.
      if (event.buttons === 0) return stop()
      const target = indexOf(buttonAt(event.target))
      over = target === from ? undefined : target
      setDrag({ from, over, by, ...dragged })
    }
    const options = { signal: listening.signal, capture: true }
    window.addEventListener('pointermove', move, options)
    window.addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId !== pointerId) return
        stop()
        if (over !== undefined) latest.current.onDrop(from, over)
      },
      options,
    )
    window.addEventListener('pointercancel', stop, options)
    window.addEventListener('blur', stop, { signal: listening.signal })
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !dragged) return
        event.preventDefault()
        event.stopPropagation()
        stop()
      },
      options,
    )
  }

  return {
    drag,
    handlers: {
      onPointerDown,
      onClickCapture(event: MouseEvent): void {
        // A click by a key has no count.
        if (!swallowsClick.current || event.detail === 0) return
        swallowsClick.current = false
        event.preventDefault()
        event.stopPropagation()
      },
      onContextMenu(event: MouseEvent): void {
        // A finger that stays opens the dialog, and not the browser's menu over it.
        if (!byMouse.current && buttonAt(event.target)) event.preventDefault()
      },
    },
  }
}
