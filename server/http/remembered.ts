/**
 * Reads something at most once in a while, however many ask for it. A failure is told to those who waited for it and
 * not remembered.
 * @param forMs how long an answer holds, in milliseconds
 */
export function remembered<T>(forMs: number, read: () => Promise<T>): () => Promise<T> {
  let known: { until: number; answer: Promise<T> } | undefined
  return () => {
    if (known && Date.now() < known.until) return known.answer
    const reading = { until: Date.now() + forMs, answer: read() }
    known = reading
    reading.answer.catch(() => {
      if (known === reading) known = undefined
    })
    return reading.answer
  }
}
