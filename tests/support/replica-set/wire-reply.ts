import { Double, Int32 } from 'bson'
import { encode, type Doc } from '#server/embedded-db/values.ts'
import { encodeResponse, type Request } from '#server/embedded-db/wire.ts'

const HEADER_BYTES = 16
/** OP_MSG's flag for a reply that more replies follow. */
const MORE_TO_COME = 2

export function replyTo(request: Request, body: Doc): Buffer {
  return encodeResponse(request, encode(body))
}

/** One of a stream of replies to the same greeting. */
export function streamedReplyTo(request: Request, body: Doc): Buffer {
  const message = replyTo(request, body)
  message.writeUInt32LE(MORE_TO_COME, HEADER_BYTES)
  return message
}

export interface Failure {
  code: number
  codeName: string
  /** As an error of the write concern, beside a result that says ok. */
  asWriteConcernError?: boolean
}

/** The codes that a MongoDB marks as worth a second try of the driver. */
const RETRYABLE = new Set([6, 7, 89, 91, 189, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436])

export function failureBody({ code, codeName, asWriteConcernError = false }: Failure): Doc {
  const error: Doc = { code: new Int32(code), codeName, errmsg: `${codeName} of the test` }
  const labels = RETRYABLE.has(code) ? { errorLabels: ['RetryableWriteError'] } : {}
  if (asWriteConcernError) return { ok: new Double(1), writeConcernError: error, ...labels }
  return { ok: new Double(0), ...error, ...labels }
}
