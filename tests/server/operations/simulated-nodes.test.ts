import { describe, expect, it } from 'vitest'
import { simulateAll } from '../../../scripts/lib/simulation/command.mjs'
import { Delays } from '../../../scripts/lib/simulation/delays.mjs'
import { FAULTS } from '../../../scripts/lib/simulation/faults.mjs'
import { FIGURES } from '../../../scripts/lib/simulation/figures.mjs'
import { playSends } from '../../../scripts/lib/simulation/players.mjs'
import { randomOf, timesLike } from '../../../scripts/lib/simulation/random.mjs'
import { report } from '../../../scripts/lib/simulation/report.mjs'
import { simulate } from '../../../scripts/lib/simulation/simulate.mjs'
import { snapshotsOf } from '../../../scripts/lib/simulation/snapshots.mjs'
import { trafficOf } from '../../../scripts/lib/simulation/traffic.mjs'
import { wireBytesOf } from '../../../scripts/lib/wire-bytes.mjs'

const SMALL = ['--nodes', '20', '--players', '2000', '--fan-out', '3']
const SIZES = {
  seed: 7,
  nodes: 20,
  players: 2000,
  fanOut: 3,
  edits: 40,
  everyMs: 1000,
  slowFactor: 20,
  outageMs: 10_000,
  figures: FIGURES,
}
const WAYS = ['redis', 'tree'] as const

/** Figures in which everything takes the same time each time. */
const still = (ms: number): [number, number][] => [
  [0, ms],
  [1, ms],
]
const STILL = {
  ...FIGURES,
  saveMs: still(10),
  hopMs: still(2),
  networkMs: still(1),
  lastMileMs: still(100),
}

describe('the simulation of many nodes', () => {
  it('gives the same bytes for the same seed, and others for another', () => {
    const textOf = (seed: string) => report(simulateAll([...SMALL, '--seed', seed]))
    expect(textOf('1')).toBe(textOf('1'))
    expect(textOf('2')).not.toBe(textOf('1'))
  })

  it.each(WAYS.flatMap((way) => FAULTS.map((fault) => [way, fault] as const)))(
    'brings every edit to every player by way of %s, fault %s, slow and fast edits',
    (way, fault) => {
      for (const everyMs of [1000, 50]) {
        const run = simulate(way, fault, { ...SIZES, everyMs })
        expect(run.missed).toBe(0)
        expect(run.sockets.p50).toBeGreaterThan(run.stages.stored!.p50)
        expect(run.phones.p50).toBeGreaterThan(run.sockets.p50)
        expect(run.phones.last).toBeGreaterThanOrEqual(run.phones.p999)
      }
    },
  )

  it('adds the times of the way', () => {
    const tree = simulate('tree', 'none', { ...SIZES, figures: STILL })
    // Half of the 2 ms by Redis, and the network; then the writes to three nodes, and to a node's 100 players.
    expect(tree.stages['nodes, hop 1']!.last).toBeCloseTo(10 + 2 + 3 * STILL.perChildMs, 1)
    expect(tree.stages['nodes, hop 2']!.last).toBeCloseTo(10 + 4 + 6 * STILL.perChildMs, 1)
    const redis = simulate('redis', 'none', { ...SIZES, figures: STILL })
    const atRedis = 10 + 2 + STILL.perSubscriberMs
    expect(redis.stages['nodes, hop 2']!.last).toBeCloseTo(atRedis + 2 + 19 * STILL.perSubscriberMs, 1)
    expect(redis.phones.last - redis.sockets.last).toBeCloseTo(100, 0)
    expect(redis.sockets.last).toBeCloseTo(redis.stages['nodes, hop 2']!.last + 100 * STILL.perPlayerMs, 0)
  })

  it('takes longer the deeper a tree is, and through Redis the more nodes there are', () => {
    const { stages } = simulate('tree', 'none', { ...SIZES, nodes: 63, fanOut: 2 })
    const medians = [1, 2, 3, 4, 5].map((hop) => stages[`nodes, hop ${hop}`]!.p50)
    expect(medians).toEqual(medians.toSorted((one, other) => one - other))
    expect(new Set(medians).size).toBe(5)
    expect(stages['nodes, hop 6']).toBeUndefined()
    const lastOf = (nodes: number) =>
      simulate('redis', 'none', { ...SIZES, nodes, players: nodes, figures: STILL }).sockets.last
    expect(lastOf(2000)).toBeGreaterThan(lastOf(20) + 1900 * STILL.perSubscriberMs)
  })

  it.each(WAYS)('makes up for a lost node by version, by way of %s', (way) => {
    const killed = simulate(way, 'killed', { ...SIZES, figures: STILL })
    expect(killed.rejoined).toBe(100)
    // Pages come back within 1.5 s, join by nine trips of 100 ms, and get what they missed with the answer.
    expect(killed.concerned!.last).toBeGreaterThan(500 + 900)
    expect(killed.concerned!.last).toBeLessThan(1500 + 900 + 100 + 50)
    expect(killed.others!.last).toBeLessThan(200)

    const silent = simulate(way, 'silent', { ...SIZES, figures: STILL })
    expect(silent.concerned!.last).toBeGreaterThan(20_000)
    expect(silent.concerned!.last).toBeLessThan(45_000 + 1500 + 900 + 100 + 50)
    expect(silent.others!.last).toBeLessThan(200)
  })

  it('delays the nodes that hear through a slow or lost one, and no others', () => {
    const slow = simulate('tree', 'slow', { ...SIZES, figures: STILL })
    expect(slow.concerned!.p50).toBeGreaterThan(slow.others!.last)
    expect(simulate('redis', 'slow', SIZES).stages['nodes, hop 2']!.p50).toBeLessThan(
      simulate('redis', 'slow', SIZES).concerned!.p50,
    )
    const silent = simulate('tree', 'silent', { ...SIZES, figures: STILL })
    // Three nodes below it connect elsewhere after two seconds.
    expect(silent.stages['nodes, hop 2']!.last).toBeGreaterThan(1000)
    expect(silent.stages['nodes, hop 2']!.last).toBeLessThan(3000)
  })

  it('makes up for what Redis lost once it is back', () => {
    const { concerned, others } = simulate('redis', 'no-redis', { ...SIZES, figures: STILL })
    expect(concerned!.last).toBeGreaterThan(5000)
    expect(concerned!.last).toBeLessThan(10_000 + 800 + 200)
    expect(others!.last).toBeLessThan(200)
  })

  it('refuses sizes and faults that it does not know', () => {
    expect(() => simulateAll(['--nodes', '2'])).toThrow('--nodes must be at least 3')
    expect(() => simulateAll(['--seed', 'x'])).toThrow('--seed must be at least 0')
    expect(() => simulateAll(['--faults', 'flood'])).toThrow('There is no fault "flood"')
  })
})

describe('what the simulation is made of', () => {
  it('draws times that are spread as the given quantiles', () => {
    const draw = timesLike(
      [
        [0, 10],
        [0.5, 20],
        [0.9, 100],
        [1, 500],
      ],
      randomOf(1),
    )
    const times = Array.from({ length: 20_000 }, draw).toSorted((one, other) => one - other)
    expect(times[0]).toBeGreaterThanOrEqual(10)
    expect(times.at(-1)).toBeLessThanOrEqual(500)
    expect(Math.abs(times[10_000]! - 20)).toBeLessThan(2)
    expect(Math.abs(times[18_000]! - 100)).toBeLessThan(10)
  })

  it('counts delays as a sorted list does', () => {
    const random = randomOf(3)
    const all = Array.from({ length: 5000 }, () => random() * 900)
    const delays = new Delays()
    all.forEach((ms) => delays.add(ms))
    const sorted = all.toSorted((one, other) => one - other)
    const { p50, p99, p999, last } = delays.summary()
    for (const [found, rank] of [
      [p50, 2500],
      [p99, 4950],
      [p999, 4995],
      [last, 4999],
    ] as const)
      expect(Math.abs(found - sorted[rank]!)).toBeLessThanOrEqual(0.15)
  })

  it('LIV-6: sends the first of several edits at once and the newest 250 ms later', () => {
    const { snapshots } = snapshotsOf({ edits: 8, everyMs: 100, saveMs: () => 0 })
    expect(snapshots).toEqual([
      { version: 1, atMs: 0 },
      { version: 3, atMs: 250 },
      { version: 5, atMs: 500 },
      { version: 8, atMs: 750 },
    ])
    const slow = snapshotsOf({ edits: 3, everyMs: 300, saveMs: () => 5 })
    expect(slow.snapshots.map(({ atMs }) => atMs)).toEqual([5, 305, 605])
  })

  it('writes to players one after the other, and to none once the node is lost', () => {
    const shown: number[][] = []
    const { versions } = playSends({
      sends: [
        { version: 1, startMs: 0 },
        { version: 2, startMs: 10 },
      ],
      players: 4,
      perPlayerMs: 1,
      lostAtMs: 12.5,
      lastMileMs: () => 100,
      onShown: (...change: number[]) => shown.push(change),
    })
    expect([...versions]).toEqual([2, 2, 1, 1])
    expect(shown).toEqual([
      [1, 0, 1, 101],
      [1, 0, 2, 102],
      [1, 0, 3, 103],
      [1, 0, 4, 104],
      [2, 1, 11, 111],
      [2, 1, 12, 112],
    ])
  })

  it('counts the headers of TLS, TCP and IP', () => {
    expect(wireBytesOf(100)).toBe(100 + 22 + 52)
    expect(wireBytesOf(1448 - 22)).toBe(1448 + 52)
    expect(wireBytesOf(1448 - 21)).toBe(1449 + 2 * 52)
    const { gbPerEdit, pricePerEdit, pricePerHourAtMost } = trafficOf({
      players: 1_000_000,
      nodes: 100,
      frameBytes: 1426,
      pricePerGb: 0.1,
    })
    expect(gbPerEdit).toBeCloseTo(1.5)
    expect(pricePerEdit).toBeCloseTo(0.15)
    expect(pricePerHourAtMost).toBeCloseTo(0.15 * 4 * 3600)
  })
})
