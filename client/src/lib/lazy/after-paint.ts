/** For browsers that report no paint, and pages that are not painted, for example behind another window. */
const LATEST_MS = 1000

/** Runs a task once after the first contentful paint, or immediately on a hidden page. */
export function afterFirstPaint(task: () => void): void {
  if (document.hidden) return task()
  let done = false
  const run = () => {
    if (done) return
    done = true
    observer.disconnect()
    task()
  }
  // An animation frame and the task following it both run before the frame is on the screen.
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint')[0]) run()
  })
  observer.observe({ type: 'paint', buffered: true })
  setTimeout(run, LATEST_MS)
}
