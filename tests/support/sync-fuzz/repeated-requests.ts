import type { SeenRequest } from './bad-proxy.ts'

const WITHIN_MS = 10_000
const MAX_REPEATS = 5

/**
 * Returns requests that one tab sent more than 5 times within 10 s.
 * @param nudges when a user resumed or opened a page or signed in, which may repeat a request immediately
 */
export function repeatedRequests(seen: readonly SeenRequest[], nudges: readonly number[]): string[] {
  const times = new Map<string, number[]>()
  return seen.flatMap(({ at, key }) => {
    const before = times.get(key) ?? []
    times.set(key, [...before, at])
    const first = before.at(-MAX_REPEATS)
    if (first === undefined || at - first > WITHIN_MS) return []
    return nudges.some((time) => time >= first - 1000 && time <= at) ? [] : [key]
  })
}
