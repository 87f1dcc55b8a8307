/** Runs a task, or shares the result of a running one with the same key, a failure too. */
type SingleFlight<T> = (key: string, task: () => Promise<T>) => Promise<T>

export function createSingleFlight<T>(): SingleFlight<T> {
  const running = new Map<string, Promise<T>>()

  return (key, task) => {
    let shared = running.get(key)
    if (!shared) {
      shared = task().finally(() => running.delete(key))
      running.set(key, shared)
    }
    return shared
  }
}
