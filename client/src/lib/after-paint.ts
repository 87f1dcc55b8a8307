/** A page that is not painted, such as one behind another window, goes on after this; so does a browser that does not tell. */
const LATEST_MS = 1000

/** Runs a task once, when something of the page has been painted, or at once when nobody looks at it. */
export function afterFirstPaint(task: () => void): void {
  if (document.visibilityState === 'hidden') return task()
  let done = false
  const run = () => {
    if (done) return
    done = true
    observer.disconnect()
    task()
  }
  // A frame's own callbacks and the task after them still come before it is on the screen.
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) run()
  })
  observer.observe({ type: 'paint', buffered: true })
  setTimeout(run, LATEST_MS)
}
