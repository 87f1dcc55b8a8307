import { setTimeout as delay } from 'node:timers/promises'

const DEADLINE_MS = 15_000

/** Asks until the answer is `wanted`; fails with the last answer when that never comes. */
export async function eventually<T>(ask: () => Promise<T> | T, wanted: (answer: T) => boolean): Promise<T> {
  const deadline = performance.now() + DEADLINE_MS
  for (;;) {
    const answer = await ask()
    if (wanted(answer)) return answer
    if (performance.now() > deadline) throw new Error(`Still ${JSON.stringify(answer)}`)
    await delay(20)
  }
}
