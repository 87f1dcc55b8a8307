import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Card } from '#shared/schemas/card.ts'
import { bundledScript } from '../bundled-script.ts'
import { eventually } from '#tests/support/eventually.ts'

/** One for each core of a small machine; a few pages are no work for two. */
const processesFor = (count: number) => (count > 500 ? 2 : 1)
/** Only a failure waits that long: the pages themselves need most of the machine. */
const PATIENTLY = { everyMs: 500, withinMs: 600_000 }

export interface PagesTask {
  url: string
  card: Card
  count: number
}

/** How many pages are how far. */
export interface PagesReport {
  connected: number
  /** They have joined since their connection began. */
  joined: number
  /** They show the version that was asked about. */
  current: number
  /** The newest snapshot that was pushed to them is that version. */
  pushed: number
  /** Connections that ended so far. */
  ends: number
  /** The longest time from the end of a connection to the answer of the join that followed, ms. */
  awayMs: number
  /** Attempts to connect again that failed so far. */
  failedAttempts: number
  /** When the last of them showed its newest version, ms since 1970. */
  shownMs: number
  /** What should not happen to any page. */
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

/** Opens pages that play one card, in processes of their own. */
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
    /** Asks about a version until the report is `wanted`; fails with the last one. @returns the wanted one */
    until: (version: number, wanted: (report: PagesReport) => boolean) =>
      eventually(() => report(version), wanted, PATIENTLY),
    close: () => {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
