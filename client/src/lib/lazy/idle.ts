/** Browsers without requestIdleCallback (Safari) wait this long after the page has loaded. */
const FALLBACK_DELAY_MS = 200
/** A busy page runs the task after this time at the latest. */
const LATEST_MS = 2000

/**
 * Runs a task once, after the first paint and while the page is idle. On a page that Chromium prerenders, it waits until the
 * visitor actually opens the page.
 * @returns a function that cancels it
 */
export function whenIdle(task: () => void): () => void {
  if ((document as { prerendering?: boolean }).prerendering) {
    let cancel = (): void => document.removeEventListener('prerenderingchange', begin)
    const begin = () => void (cancel = whenIdle(task))
    document.addEventListener('prerenderingchange', begin, { once: true })
    return () => cancel()
  }
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, FALLBACK_DELAY_MS)
  return () => clearTimeout(handle)
}

const USES = ['pointerdown', 'click', 'keydown', 'focusin']
let settle: () => void
/** Resolves on the visitor's first touch, key press or move of the focus. */
const firstUse = new Promise<void>((resolve) => (settle = resolve))
/** Reports a first use that happened before anything listened. */
export const noteUse = () => settle()
let isListening = false

/**
 * Runs a task once, while the page is idle after its first use: visitors who only look do not load its code.
 * @returns a function that cancels it
 */
export function whenUsed(task: () => void): () => void {
  if (!isListening) for (const type of USES) addEventListener(type, noteUse, { capture: true, once: true })
  isListening = true
  let isOver = false
  let cancel = (): void => void (isOver = true)
  void firstUse.then(() => {
    if (!isOver) cancel = whenIdle(task)
  })
  return () => cancel()
}
