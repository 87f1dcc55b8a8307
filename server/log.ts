import { pino, type Logger } from 'pino'
import type { LogLevel } from './config-rules.mjs'

export type { Logger }

/** The bytes of lines that wait while stdout takes none. Further lines are lost. */
const MAX_WAITING_BYTES = 64 * 1024

/**
 * A full disk, or a reader that has ended, loses lines of the log and nothing else: when stdout takes a line again,
 * those that waited come with it.
 */
const stdout = pino.destination({ dest: 1, sync: true, maxLength: MAX_WAITING_BYTES })
stdout.on('error', () => undefined)
// A lost line is never written: without an attempt to write those that wait, none would ever be written again.
stdout.on('drop', () => void stdout.write(''))

/** Each line is written when it is logged. Pino's `fatal` would also flush, which on a full disk waits until there is room. */
const lines = { write: (line: string) => void stdout.write(line) }

/** Writes a line for people. */
export const print = (line: string): void => lines.write(`${line}\n`)

/**
 * Creates a log of JSON lines on stdout. Never log data that identifies a person or grants access: emails, cookies,
 * tokens, database URIs. IP addresses are in the lines of refusals only.
 */
export const createLog = (level: LogLevel): Logger => pino({ level, base: null }, lines)
