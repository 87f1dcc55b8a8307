const PARENT_WATCH_MS = 250

/** Whether a process has this id, perhaps another user's. */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Detects that npm has ended. npm sends SIGTERM to its shell only, and dash ends without forwarding it. The `exec` in
 * package.json's scripts replaces the shell. Without `exec`, or when npm is killed, the end of the parent is the only sign.
 * @param {string} script name of the npm script that runs this process; run by anything else, nothing is watched, since a
 *   process may well be meant to outlive the shell that started it
 * @param {() => void} onGone called once
 */
export function watchParent(script, onGone) {
  if (process.env.npm_lifecycle_event !== script) return
  const parent = process.ppid
  const isGone = () => (process.platform === 'win32' ? !isRunning(parent) : process.ppid !== parent)
  const timer = setInterval(() => {
    if (!isGone()) return
    clearInterval(timer)
    onGone()
  }, PARENT_WATCH_MS)
  timer.unref()
}
