/** MongoDB's error codes that this database answers with; names and numbers from MongoDB's error_codes.yml. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  IllegalOperation: 20,
  InvalidBSON: 22,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CannotIndexParallelArrays: 171,
  InvalidIndexSpecificationOption: 197,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  UnsupportedOpQueryCommand: 352,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  KeyTooLong: 17280,
} as const

export type CodeName = keyof typeof CODES

/**
 * A refusal in MongoDB's own words. `code` is a name from MongoDB's list, or the bare number of an error that MongoDB
 * itself names `Location<number>`; `extra` are further fields of the answer (`keyPattern`, `keyValue`).
 */
export class CommandError extends Error {
  readonly code: number
  readonly codeName: string
  readonly extra: Record<string, unknown>

  constructor(code: CodeName | number, message: string, extra: Record<string, unknown> = {}) {
    super(message)
    this.name = 'CommandError'
    this.code = typeof code === 'number' ? code : CODES[code]
    this.codeName = typeof code === 'number' ? `Location${code}` : code
    this.extra = extra
  }

  /** The same refusal, said to have come about during `context`. */
  during(context: string): CommandError {
    this.message = `${context} :: caused by :: ${this.message}`
    return this
  }
}

/** Why a data directory was not opened: one readable line that begins with `DATA_DIR`. */
export class DataDirError extends Error {
  constructor(dataDir: string, reason: string) {
    super(`DATA_DIR ${dataDir} ${reason}`)
    this.name = 'DataDirError'
  }
}

/** ENOSPC, EFBIG and EDQUOT from Node and, as bare numbers of Linux, macOS and Windows, from lmdb. */
const DISK_FULL_ERRNOS = new Set<unknown>(['ENOSPC', 'EFBIG', 'EDQUOT', 28, 27, 122, 69, 112])

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_FULL_ERRNOS.has(error.code)
}

/** What a client is told about any failure: MongoDB's own errors as they are, a full disk as 14031, the rest as 1. */
export function toCommandError(error: unknown): CommandError {
  if (error instanceof CommandError) return error
  if (isDiskFull(error)) {
    return new CommandError('OutOfDiskSpace', 'The disk is full or cannot be written: nothing was stored')
  }
  return new CommandError('InternalError', error instanceof Error ? error.message : String(error))
}
