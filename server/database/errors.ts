/** Codes of MongoDB that mean "not now": out of disk, shutting down, not the primary any more, too slow. */
const UNAVAILABLE_CODES = new Set([14_031, 50, 91, 189, 11_600, 11_602, 10_107, 13_435])

/** Errors of the driver and of Mongoose that mean that the database cannot be reached. */
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

/** Whether an error means that the database is away or cannot write now, and not that a request was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (UNAVAILABLE_NAMES.has(error.name)) return true
  // Mongoose has no class for a model used before the first connection (`bufferCommands: false`).
  if (error.name === 'MongooseError' && error.message.includes('initial connection')) return true
  return 'code' in error && typeof error.code === 'number' && UNAVAILABLE_CODES.has(error.code)
}
