import { Double, Int32 } from 'bson'
import { encode, type Doc } from '#server/embedded-db/values.ts'
import { encodeResponse, type Request } from '#server/embedded-db/wire.ts'

const HEADER_BYTES = 16
/** OP_MSG's flag for a reply that more replies follow. */
const MORE_TO_COME = 2

/** A command for the database behind the members, as one message. It has no kind of section but the body. */
export function encodeCommand(id: number, body: Doc): Buffer {
  const document = encode(body)
  const message = Buffer.alloc(HEADER_BYTES + 5 + document.length)
  message.writeInt32LE(message.length, 0)
  message.writeInt32LE(id, 4)
  message.writeInt32LE(2013, 12)
  document.copy(message, HEADER_BYTES + 5)
  return message
}

export function replyTo(request: Request, body: Doc): Buffer {
  return encodeResponse(request, encode(body))
}

/** One of a stream of replies to the same greeting. */
export function streamedReplyTo(request: Request, body: Doc): Buffer {
  const message = replyTo(request, body)
  message.writeUInt32LE(MORE_TO_COME, HEADER_BYTES)
  return message
}

/** The document of a reply, as it came. */
export function bodyOf(reply: Buffer): Buffer {
  return reply.subarray(HEADER_BYTES + 5)
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
