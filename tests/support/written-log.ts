import { Writable } from 'node:stream'
import { pino } from 'pino'
import type { Logger } from '#server/log.ts'

/** The real log, whose lines are kept as they are written. */
export function writtenLog(level = 'info'): { log: Logger; lines: string[] } {
  const lines: string[] = []
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => done(void lines.push(line.toString())),
  })
  return { log: pino({ level, base: null }, stream), lines }
}
