/** A page that is not painted, such as one behind another window, goes on after this. */
const LATEST_MS = 1000

/** Runs a task once, when the page has been painted for the first time, or at once when nobody looks at it. */
export function afterFirstPaint(task: () => void): void {
  if (document.visibilityState === 'hidden') return task()
  let done = false
  const run = () => {
    if (done) return
    done = true
    task()
  }
  // A frame's callbacks run before it is painted, the next task after.
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, LATEST_MS)
}
