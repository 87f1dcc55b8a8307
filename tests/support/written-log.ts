import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Logger } from '#server/log.ts'

/** A parsed line of the log. */
export interface Logged {
  level: number
  time: number
  event: string
  cause?: string
  msg: string
}

/** Returns the real log, which also keeps its lines as they are written. */
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
