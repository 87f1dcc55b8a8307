import { statSync } from 'node:fs'

/** MongoDB's codes for the errors of this database. */
const CODES = {
  InternalError: 1,
  CursorNotFound: 43,
  CommandNotSupported: 115,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const

type CodeName = keyof typeof CODES

/** An error that a client receives; `extra` holds further fields of the reply (`keyPattern`, `keyValue`). */
export class CommandError extends Error {
  readonly code: number
  readonly codeName: CodeName
  readonly extra: Record<string, unknown>

  constructor(codeName: CodeName, message: string, extra: Record<string, unknown> = {}) {
    super(message)
    this.name = 'CommandError'
    this.code = CODES[codeName]
    this.codeName = codeName
    this.extra = extra
  }
}

/** Creates the refusal (code 115) of what the application never sends. @param what e.g. `the query operator $regex` */
export function unsupportedError(what: string): CommandError {
  return new CommandError('CommandNotSupported', `not supported by the embedded database: ${what}`)
}

/** Why a data directory can't be opened: one line that begins with `DATA_DIR`. */
export class DataDirError extends Error {
  constructor(dataDir: string, reason: string, options?: ErrorOptions) {
    super(`DATA_DIR ${dataDir} ${reason}`, options)
    this.name = 'DataDirError'
  }
}

/** Another process has the directory open. */
export class InUseError extends DataDirError {}

const UNWRITABLE_ERRNOS = new Set<unknown>([
  // A full disk: names from Node, bare numbers of Linux, macOS and Windows from lmdb.
  ...['ENOSPC', 'EFBIG', 'EDQUOT', 28, 27, 122, 69, 112],
  // A disk that is read-only, fails, or is protected.
  ...['EROFS', 'EIO', 'EPERM'],
])

/** Whether nothing can be written. */
export function isDiskUnwritable(error: unknown): error is Error & { code: unknown } {
  return error instanceof Error && 'code' in error && UNWRITABLE_ERRNOS.has(error.code)
}

/** Maps any failure to an error for the client: a full disk, or one that can't be written, is 14031, an unknown failure is 1. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error
  if (isDiskUnwritable(error)) {
    const message = `The disk is full or cannot be written (${String(error.code)}): nothing was stored`
    return new CommandError('OutOfDiskSpace', message)
  }
  return new CommandError('InternalError', error instanceof Error ? error.message : String(error))
}

/** Returns `It failed at /data/database.lock, which belongs to user 0; this is user 1000.` */
export function describeOwnership(file: string): string {
  try {
    return `It failed at ${file}, which belongs to user ${statSync(file).uid}; this is user ${process.geteuid?.()}.`
  } catch {
    return `It failed at ${file}.`
  }
}
