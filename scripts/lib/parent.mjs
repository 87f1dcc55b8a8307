const PARENT_WATCH_MS = 250

/**
 * Notices that npm is gone. npm passes SIGTERM on to its shell only, and dash dies of it without telling us. The `exec` in
 * package.json's scripts takes the shell away; where there is no exec, or npm itself is killed, its end is all there is.
 * @param {string} script name of the npm script that runs this process; run by anything else, nothing is watched, since a
 *   process may well be meant to outlive the shell that started it
 * @param {() => void} onGone called once
 */
export function watchParent(script, onGone) {
  if (process.env.npm_lifecycle_event !== script) return
  const parent = process.ppid
  const isGone = () => {
    if (process.platform !== 'win32') return process.ppid !== parent
    try {
      process.kill(parent, 0)
      return false
    } catch {
      return true
    }
  }
  const timer = setInterval(() => {
    if (!isGone()) return
    clearInterval(timer)
    onGone()
  }, PARENT_WATCH_MS)
  timer.unref()
}
