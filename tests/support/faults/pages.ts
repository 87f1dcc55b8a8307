import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Card } from '#shared/schemas/card.ts'
import { bundledScript } from '../bundled-script.ts'
import { eventually } from '#tests/support/eventually.ts'

/** Returns the number of processes: one per core of a small machine, but a single one for few pages. */
const processesFor = (count: number) => (count > 500 ? 2 : 1)
/** Only failures wait this long. The interval is long because the pages need most of the machine. */
const PATIENTLY = { everyMs: 500, withinMs: 600_000 }

export interface PagesTask {
  url: string
  card: Card
  count: number
}

/** The numbers of pages in each state. */
export interface PagesReport {
  connected: number
  /** Pages that have joined since their connection began. */
  joined: number
  /** Pages that show the requested version. */
  current: number
  /** Pages whose newest pushed snapshot is the requested version. */
  pushed: number
  /** The number of connections that have ended so far. */
  ends: number
  /** The longest time from the end of a connection to the response to the following join, in ms. */
  awayMs: number
  /** The number of failed attempts to reconnect so far. */
  failedAttempts: number
  /** When the last page showed its newest version, in ms since 1970. */
  shownMs: number
  /** Events that should not happen on any page. */
  problems: string[]
}

function sumOf(reports: PagesReport[]): PagesReport {
  const sum = (field: 'connected' | 'joined' | 'current' | 'pushed' | 'ends' | 'failedAttempts') =>
    reports.reduce((total, report) => total + report[field], 0)
  const last = (field: 'awayMs' | 'shownMs') => Math.max(...reports.map((report) => report[field]))
  return {
    connected: sum('connected'),
    joined: sum('joined'),
    current: sum('current'),
    pushed: sum('pushed'),
    ends: sum('ends'),
    awayMs: last('awayMs'),
    failedAttempts: sum('failedAttempts'),
    shownMs: last('shownMs'),
    problems: reports.flatMap(({ problems }) => problems),
  }
}

/** Opens pages that play one card, in separate processes. */
export async function openPages(url: string, card: Card, count: number) {
  const script = await bundledScript('tests/support/faults/page-process.ts')
  const processes = processesFor(count)
  const children: ChildProcess[] = Array.from({ length: processes }, (_, index) => {
    const own = Math.floor((count + index) / processes)
    const task: PagesTask = { url, card, count: own }
    return fork(script, [JSON.stringify(task)], { execArgv: [] })
  })
  const report = async (version: number) => {
    const answers = children.map(async (child) => {
      if (!child.connected) throw new Error('A process of pages has ended')
      const answer = once(child, 'message') as Promise<[PagesReport]>
      child.send(version)
      return (await answer)[0]
    })
    return sumOf(await Promise.all(answers))
  }
  return {
    /** Requests reports about a version until one is `wanted`; fails with the last one. @returns the wanted report */
    until: (version: number, wanted: (report: PagesReport) => boolean) =>
      eventually(() => report(version), wanted, PATIENTLY),
    close: () => {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
