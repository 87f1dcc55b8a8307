/**
 * Runs the tasks of one key one after another, in the order they came; those of different keys run side by side.
 * Within a process this keeps facts in the order of the writes, and racing writers from wearing out each other's tries.
 */
export function createOneAtATime() {
  const lastOf = new Map<string, Promise<unknown>>()

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const before = lastOf.get(key)
    const result = before ? before.then(task) : task()
    const settled = result.catch(() => undefined)
    lastOf.set(key, settled)
    try {
      return await result
    } finally {
      if (lastOf.get(key) === settled) lastOf.delete(key)
    }
  }
}

export type OneAtATime = ReturnType<typeof createOneAtATime>
