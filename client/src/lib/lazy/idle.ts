/** Browsers without requestIdleCallback (Safari) wait this long after the page has loaded. */
const FALLBACK_DELAY_MS = 200
/** A busy page runs it after this time at the latest. */
const LATEST_MS = 2000

/**
 * Runs a task once, after the first paint and while the page is idle. Chromium opens a page before its visitor does, who may
 * never come: there it waits for them.
 * @returns cancels
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
/** Settled by the visitor's first touch, press of a key or move of the focus. */
const firstUse = new Promise<void>((resolve) => (settle = resolve))
/** For a first use that came before anything listened. */
export const noteUse = () => settle()
let isListening = false

/**
 * Runs a task once, while the page is idle after its first use: who only looks is not sent its code.
 * @returns cancels
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
