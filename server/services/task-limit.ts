/** Runs a task once fewer than the limit are running; the others wait in the order they arrive. */
export type TaskLimit = <T>(task: () => Promise<T>) => Promise<T>

/** @param limit how many tasks run in parallel */
export function createTaskLimit(limit: number): TaskLimit {
  const waiting: (() => void)[] = []
  let running = 0

  return async (task) => {
    if (running < limit) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
