const STEP_MS = 10

/**
 * Each page leaves and another one joins in its place, evenly over some time.
 * @param {{pages: object[], openPage: Function}} state
 * @param {number} seconds
 * @param {() => number} now
 * @returns {Promise<{slowestMs: number}>} once all have joined: the longest that one waited for its card
 */
export function churn(state, seconds, now) {
  const total = state.pages.length
  const startedMs = now()
  let replaced = 0
  let joined = 0
  let slowestMs = 0
  return new Promise((resolve) => {
    const replaceNext = () => {
      const at = replaced++
      const { cardId, socket } = state.pages[at]
      socket.destroy()
      const openedMs = now()
      state.pages[at] = state.openPage(cardId, () => {
        slowestMs = Math.max(slowestMs, now() - openedMs)
        if (++joined === total) resolve({ slowestMs })
      })
    }
    const timer = setInterval(() => {
      const due = Math.min(total, ((now() - startedMs) / (seconds * 1000)) * total)
      while (replaced < due) replaceNext()
      if (replaced === total) clearInterval(timer)
    }, STEP_MS)
  })
}
