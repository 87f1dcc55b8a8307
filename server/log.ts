import { pino, type Logger } from 'pino'
import type { LogLevel } from './config-rules.mjs'

export type { Logger }

/**
 * JSON lines on stdout. Never log data that identifies a person or grants access: emails, cookies, tokens,
 * database URIs. Addresses are in the lines of refusals only.
 */
export const createLog = (level: LogLevel): Logger => pino({ level, base: null })
