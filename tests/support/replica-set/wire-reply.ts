import { Double, Int32 } from 'bson'
import { encode, type Doc } from '#server/embedded-db/values.ts'
import { encodeResponse, type Request } from '#server/embedded-db/wire.ts'

const HEADER_BYTES = 16
/** OP_MSG's flag for a reply that is followed by more. */
const MORE_TO_COME = 2

export function replyTo(request: Request, body: Doc): Buffer {
  return encodeResponse(request, encode(body))
}

/** Returns one of a stream of replies to the same greeting. */
export function streamedReplyTo(request: Request, body: Doc): Buffer {
  const message = replyTo(request, body)
  message.writeUInt32LE(MORE_TO_COME, HEADER_BYTES)
  return message
}

export interface Failure {
  code: number
  codeName: string
  /** Reports a write concern error, in addition to a successful result. */
  asWriteConcernError?: boolean
}

/** The codes that MongoDB labels as retryable by the driver. */
const RETRYABLE = new Set([6, 7, 89, 91, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436])

export function failureBody({ code, codeName, asWriteConcernError = false }: Failure): Doc {
  const error: Doc = { code: new Int32(code), codeName, errmsg: `${codeName} of the test` }
  const labels = RETRYABLE.has(code) ? { errorLabels: ['RetryableWriteError'] } : {}
  if (asWriteConcernError) return { ok: new Double(1), writeConcernError: error, ...labels }
  return { ok: new Double(0), ...error, ...labels }
}
