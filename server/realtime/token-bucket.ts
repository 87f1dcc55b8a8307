/** Allows bursts of `capacity`, and `perSecond` in the long run; times are milliseconds of any steady clock. */
export class TokenBucket {
  readonly #capacity: number
  readonly #perSecond: number
  #tokens: number
  #filledAtMs: number

  constructor({ capacity, perSecond }: { capacity: number; perSecond: number }, nowMs: number) {
    this.#capacity = capacity
    this.#perSecond = perSecond
    this.#tokens = capacity
    this.#filledAtMs = nowMs
  }

  /** @returns whether one more may pass now. */
  take(nowMs: number): boolean {
    const refill = ((nowMs - this.#filledAtMs) / 1000) * this.#perSecond
    this.#tokens = Math.min(this.#capacity, this.#tokens + refill)
    this.#filledAtMs = nowMs
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }
}
