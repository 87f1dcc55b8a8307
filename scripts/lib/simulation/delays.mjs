const STEP_MS = 0.1
const FIRST_STEPS = 4096

/** Counts delays in steps of 0.1 ms, so that a hundred million of them take 2 MB. */
export class Delays {
  #counts = new Uint32Array(FIRST_STEPS)
  #longestMs = 0
  count = 0

  add(ms) {
    const step = Math.floor(ms / STEP_MS)
    if (step >= this.#counts.length) this.#growTo(step)
    this.#counts[step]++
    this.count++
    if (ms > this.#longestMs) this.#longestMs = ms
  }

  #growTo(step) {
    const counts = new Uint32Array(2 * step)
    counts.set(this.#counts)
    this.#counts = counts
  }

  /** The delay that a share of all stays below, ms. */
  #quantile(share) {
    const rank = Math.min(this.count - 1, Math.floor(share * this.count))
    let below = 0
    const step = this.#counts.findIndex((count) => (below += count) > rank)
    return Math.min((step + 1) * STEP_MS, this.#longestMs)
  }

  /** @returns {{p50: number, p99: number, p999: number, last: number}} ms, to a tenth */
  summary() {
    const round = (ms) => Math.round(ms * 10) / 10
    return {
      p50: round(this.#quantile(0.5)),
      p99: round(this.#quantile(0.99)),
      p999: round(this.#quantile(0.999)),
      last: round(this.#longestMs),
    }
  }
}
