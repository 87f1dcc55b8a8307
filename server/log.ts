import { pino, type Logger } from 'pino'
import type { LogLevel } from './config-rules.mjs'

export type { Logger }

/** JSON lines on stdout. What may identify somebody (e-mail, cookie, token, database URI) is never given to it. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: null })
}
