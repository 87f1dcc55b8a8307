import { readdirSync, readFileSync } from 'node:fs'

/** Nanoseconds that a thread has run, by Linux's count; undefined elsewhere. */
function ranNs(pid, thread) {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  } catch {
    return undefined
  }
}

/**
 * The CPU time of a process so far, in microseconds: of its main thread and of all that run now. Undefined where this is not Linux.
 * @returns {{main: number, all: number} | undefined}
 */
export function cpuOf(pid) {
  const main = ranNs(pid, pid)
  if (main === undefined) return undefined
  const all = readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + (ranNs(pid, thread) ?? 0), 0)
  return { main: main / 1000, all: all / 1000 }
}
