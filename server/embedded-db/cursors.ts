import { randomBytes } from 'node:crypto'
import { Long } from 'bson'
import { CommandError } from './errors.ts'
import { OK, Raw, type Reply } from './reply.ts'

/** MongoDB's sizes of a first batch and of any batch, and how long an unused cursor lives. */
const FIRST_BATCH_DOCUMENTS = 101
const MAX_BATCH_BYTES = 16 * 1024 * 1024
const IDLE_MS = 10 * 60_000

interface Cursor {
  ns: string
  rows: Iterator<Buffer>
  /** A document taken from `rows` that no longer fitted into the last batch. */
  waiting?: Buffer
  /** How many documents the client may still get. */
  remaining: number
  lastUsed: number
}

export interface CursorOptions {
  batchSize: number | undefined
  limit: number
  singleBatch: boolean
}

/** The results that clients have not yet read to their end, by number. */
export class Cursors {
  readonly #open = new Map<string, Cursor>()

  /** The answer with the first batch; the cursor stays open unless the end, or the limit, was met within it. */
  start(ns: string, rows: Iterator<Buffer>, { batchSize, limit, singleBatch }: CursorOptions): Reply {
    this.#closeIdle()
    const cursor: Cursor = { ns, rows, remaining: limit, lastUsed: Date.now() }
    const { batch, done } = take(cursor, batchSize ?? FIRST_BATCH_DOCUMENTS)
    const id = done || singleBatch ? Long.ZERO : Long.fromBigInt(randomBytes(8).readBigInt64BE() | 1n)
    if (!id.isZero()) this.#open.set(id.toString(), cursor)
    return { cursor: { firstBatch: batch, id, ns }, ok: OK }
  }

  more(ns: string, id: Long, batchSize: number | undefined): Reply {
    const cursor = this.#open.get(id.toString())
    if (!cursor) throw new CommandError('CursorNotFound', `cursor id ${id.toString()} not found`)
    if (cursor.ns !== ns) {
      throw new CommandError(
        'Unauthorized',
        `Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
      )
    }
    cursor.lastUsed = Date.now()
    const { batch, done } = take(cursor, batchSize || Infinity)
    if (done) this.#open.delete(id.toString())
    return { cursor: { nextBatch: batch, id: done ? Long.ZERO : id, ns }, ok: OK }
  }

  /** False when there is no such cursor. */
  kill(ns: string, id: Long): boolean {
    return this.#open.get(id.toString())?.ns === ns && this.#open.delete(id.toString())
  }

  #closeIdle(): void {
    const oldest = Date.now() - IDLE_MS
    for (const [id, { lastUsed }] of this.#open) if (lastUsed < oldest) this.#open.delete(id)
  }
}

/** The next documents; a batch that is just full leaves the end unknown, as in MongoDB. */
function take(cursor: Cursor, size: number): { batch: Raw[]; done: boolean } {
  const batch: Raw[] = []
  let bytes = 0
  while (batch.length < size && cursor.remaining > 0) {
    const next = cursor.waiting ? { value: cursor.waiting } : cursor.rows.next()
    delete cursor.waiting
    if (next.done) return { batch, done: true }
    if (batch.length > 0 && bytes + next.value.length > MAX_BATCH_BYTES) {
      cursor.waiting = next.value
      return { batch, done: false }
    }
    batch.push(new Raw(next.value))
    bytes += next.value.length
    cursor.remaining--
  }
  return { batch, done: cursor.remaining === 0 }
}
