import { setTimeout as delay } from 'node:timers/promises'

/** Only failures wait this long. On a busy machine, the start of a server takes over 15 s. */
const DEADLINE_MS = 60_000

/** Calls a function until its result is `wanted`; fails with the last result if that does not happen in time. */
export async function eventually<T>(
  ask: () => Promise<T> | T,
  wanted: (answer: T) => boolean,
  { everyMs = 20, withinMs = DEADLINE_MS } = {},
): Promise<T> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (wanted(answer)) return answer
    if (performance.now() > deadline) throw new Error(`Still ${JSON.stringify(answer)}`)
    await delay(everyMs)
  }
}
