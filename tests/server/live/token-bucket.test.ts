import { describe, expect, it } from 'vitest'
import { TokenBucket } from '#server/realtime/token-bucket.ts'

describe('LIV-8: the token bucket for packets', () => {
  const passed = (bucket: TokenBucket, times: number, nowMs: number) =>
    Array.from({ length: times }, () => bucket.take(nowMs)).filter(Boolean).length

  it('LIV-8: 20 pass at once, then 20 a second, and an hour of silence saves up no more than 20', () => {
    const bucket = new TokenBucket({ capacity: 20, perSecond: 20 }, 0)
    expect(passed(bucket, 30, 0)).toBe(20)
    expect(passed(bucket, 30, 50)).toBe(1)
    expect(passed(bucket, 30, 1050)).toBe(20)
    expect(passed(bucket, 30, 3_600_000)).toBe(20)
  })
})
