import { setTimeout as delay } from 'node:timers/promises'

/** Only a failure waits that long. On a busy machine the start of a server takes over 15 s. */
const DEADLINE_MS = 60_000

/** Asks until the answer is `wanted`; fails with the last answer when that never comes. */
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
