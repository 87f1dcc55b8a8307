import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSnapshotThrottle } from '#server/realtime/snapshot-throttle.ts'
import { SNAPSHOT_INTERVAL_MS } from '#shared/events.ts'
import type { Card } from '#shared/schemas/card.ts'

const card = (version: number, cardId = 'aaaaaaaaaa') => ({ cardId, version }) as Card

describe('LIV-6: snapshots of one card', () => {
  let sent: [string, number][]
  let throttle: ReturnType<typeof createSnapshotThrottle>

  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    throttle = createSnapshotThrottle({
      intervalMs: SNAPSHOT_INTERVAL_MS,
      send: ({ cardId, version }) => sent.push([cardId, version]),
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const versions = () => sent.map(([, version]) => version)

  it('LIV-6: the first is sent at once, the newest 250 ms later, and those between never', () => {
    for (let version = 2; version <= 9; version++) throttle.push(card(version))
    expect(versions()).toEqual([2])
    vi.advanceTimersByTime(249)
    expect(versions()).toEqual([2])
    vi.advanceTimersByTime(1)
    expect(versions()).toEqual([2, 9])
    vi.advanceTimersByTime(10_000)
    expect(versions()).toEqual([2, 9])
  })

  it('LIV-6: a delayed one opens a new interval', () => {
    throttle.push(card(2))
    throttle.push(card(3))
    vi.advanceTimersByTime(250)
    throttle.push(card(4))
    expect(versions()).toEqual([2, 3])
    vi.advanceTimersByTime(250)
    expect(versions()).toEqual([2, 3, 4])
  })

  it('LIV-6: an older snapshot never replaces or follows a newer one', () => {
    throttle.push(card(5))
    throttle.push(card(4))
    throttle.push(card(7))
    throttle.push(card(6))
    vi.advanceTimersByTime(1000)
    expect(versions()).toEqual([5, 7])
  })

  it('LIV-6: a pending one of a deleted card, or of a closing server, is never sent', () => {
    throttle.push(card(2))
    throttle.push(card(3))
    throttle.drop('aaaaaaaaaa')
    throttle.push(card(2, 'bbbbbbbbbb'))
    throttle.push(card(3, 'bbbbbbbbbb'))
    throttle.close()
    vi.advanceTimersByTime(1000)
    expect(versions()).toEqual([2, 2])
    expect(vi.getTimerCount()).toBe(0)
  })
})
