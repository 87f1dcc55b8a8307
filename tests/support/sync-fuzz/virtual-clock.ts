/** Stalls of the machine count as at most this much, so that tabs have enough CPU time for what they do within 15 s. */
const MAX_STEP_MS = 5

interface Timer {
  at: number
  run: () => void
  every: number | undefined
}

/** The timers of one page, which end with it. */
export interface PageTimers {
  setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => number
  setInterval: (run: () => void, ms?: number) => number
  clear: (id: unknown) => void
  dispose: () => void
}

/** Starts a clock that runs faster than the machine's, and stops while the machine is busy with something else. */
export function startVirtualClock(speed: number) {
  let now = 0
  let before = performance.now()
  let lastId = 0
  const timers = new Map<number, Timer>()

  const pump = setInterval(() => {
    const real = performance.now()
    now += Math.min(real - before, MAX_STEP_MS) * speed
    before = real
    const due = [...timers].filter(([, { at }]) => at <= now).sort(([, one], [, other]) => one.at - other.at)
    for (const [id, timer] of due) {
      if (!timers.has(id)) continue
      if (timer.every === undefined) timers.delete(id)
      else timer.at = now + timer.every
      timer.run()
    }
  }, 1)

  function add(run: () => void, ms: number, every?: number): number {
    timers.set(++lastId, { at: now + ms, run, every })
    return lastId
  }

  return {
    /** Returns the milliseconds since the start. */
    now: () => now,
    sleep: (ms: number) => new Promise<void>((resolve) => add(resolve, ms)),
    timersOfPage: (): PageTimers => {
      const own = new Set<number>()
      const keep = (id: number) => {
        own.add(id)
        return id
      }
      let isGone = false
      return {
        setTimeout: (run, ms = 0, ...args) => (isGone ? 0 : keep(add(() => run(...args), ms))),
        setInterval: (run, ms = 0) => (isGone ? 0 : keep(add(run, ms, Math.max(ms, 1)))),
        clear: (id) => void timers.delete(id as number),
        dispose: () => {
          isGone = true
          for (const id of own) timers.delete(id)
        },
      }
    },
    stop: () => clearInterval(pump),
  }
}
export type VirtualClock = ReturnType<typeof startVirtualClock>
