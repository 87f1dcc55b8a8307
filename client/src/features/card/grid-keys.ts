import { ignoreHeldEnter } from '../../lib/page/held-enter.ts'

/** The step of each key in rows and columns. Home and End search from their end of the row for a button. */
const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, 1],
  End: [0, -1],
}

/** Returns the `data-index` of a square's button. */
const indexOf = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement ? target.closest('[data-index]')?.getAttribute('data-index') : undefined

function moveFocus(grid: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const from = indexOf(event.target)
  if (!step || !from || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  event.preventDefault()
  const gridSize = Math.sqrt(grid.querySelectorAll('[data-index]').length)
  const index = Number(from)
  let [row, column] = [Math.floor(index / gridSize), index % gridSize]
  const last = gridSize - 1
  const [down, right] = step
  if (event.key === 'Home') column = 0
  else if (event.key === 'End') column = last
  else [row, column] = [row + down, column + right]
  for (; row >= 0 && row <= last && column >= 0 && column <= last; row += down, column += right) {
    const selector = `[data-index="${row * gridSize + column}"] button`
    const button = grid.querySelector<HTMLButtonElement>(selector)
    if (button) return button.focus()
  }
}

const DOUBLE_TAP_MS = 250

/** Returns a click handler that ignores the second click of a double tap if the first one completed a line. */
function ignoreDoubleTaps(): (event: MouseEvent) => void {
  let last = { square: null as Element | null, at: 0, wasWon: false }
  return (event) => {
    const square = (event.target as Element).closest('button')
    const isWon = square?.dataset.won !== undefined
    const isSecond = square === last.square && event.timeStamp - last.at < DOUBLE_TAP_MS
    // Clicks by keyboard have detail 0.
    if (event.detail > 0 && isSecond && isWon && !last.wasWon) event.stopPropagation()
    else last = { square, at: event.timeStamp, wasWon: isWon }
  }
}

/**
 * Makes a grid a single tab stop, at the square that had the focus last. Arrow keys, Home and End move between its
 * squares and skip the free space. Keys pressed in a text field are left to the field.
 * @returns a function that stops following
 */
export function followKeys(grid: HTMLElement): () => void {
  /** The `data-index` of the square that Tab reaches. */
  let stop = '0'
  const apply = () => {
    const buttons = [...grid.querySelectorAll<HTMLButtonElement>('[data-index] button')]
    const reached = buttons.find((button) => indexOf(button) === stop) ?? buttons[0]
    for (const button of buttons) {
      const tabIndex = button === reached ? 0 : -1
      // Setting it on the focused button forces a layout, even if the value is the same.
      if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex
    }
  }
  const listening = new AbortController()
  const { signal } = listening
  grid.addEventListener('keydown', (event) => moveFocus(grid, event), { signal })
  grid.addEventListener('keydown', ignoreHeldEnter, { signal })
  grid.addEventListener('click', ignoreDoubleTaps(), { signal, capture: true })
  grid.addEventListener(
    'focusin',
    ({ target }) => {
      stop = indexOf(target) ?? stop
      apply()
    },
    { signal },
  )
  // A shuffle, another grid size and the end of editing a square add new buttons.
  const observer = new MutationObserver(apply)
  observer.observe(grid, { childList: true, subtree: true })
  apply()
  return () => {
    listening.abort()
    observer.disconnect()
  }
}
