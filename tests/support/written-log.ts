import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Logger } from '#server/log.ts'

/** A line of the log, read. */
export interface Logged {
  level: number
  time: number
  event: string
  cause?: string
  msg: string
}

/** The real log, whose lines are kept as they are written. */
export function writtenLog(level = 'info'): { log: Logger; lines: string[]; logged: Logged[] } {
  const lines: string[] = []
  const logged: Logged[] = []
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString())
      logged.push(JSON.parse(line.toString()) as Logged)
      done()
    },
  })
  return { log: pino({ level, base: null }, stream), lines, logged }
}
