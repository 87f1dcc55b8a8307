/** MongoDB codes of temporary failures: disk full, shutting down, no longer primary, time limit exceeded. */
const UNAVAILABLE_CODES = new Set([14_031, 50, 91, 189, 11_600, 11_602, 10_107, 13_435])

/** Errors of the driver and Mongoose for an unreachable database. */
const UNAVAILABLE_NAMES = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoClientClosedError',
  'MongoPoolClosedError',
  'MongoPoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'DisconnectedError',
])

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11_000
}

/** Whether the database is unreachable or cannot write now, as opposed to a wrong request. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (UNAVAILABLE_NAMES.has(error.name)) return true
  // Mongoose has no class for a model used before the first connection (`bufferCommands: false`).
  if (error.name === 'MongooseError' && error.message.includes('initial connection')) return true
  return 'code' in error && typeof error.code === 'number' && UNAVAILABLE_CODES.has(error.code)
}
