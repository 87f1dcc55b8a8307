/** Documents share a place by their `_id`. Two in one place only make the reads of one more frequent. */
const PLACES = 1 << 16

/** FNV-1a. */
function placeOf(id: unknown): number {
  let hash = 0x811c9dc5
  for (const letter of String(id)) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return 1 + ((hash ^ (hash >>> 16)) & (PLACES - 1))
}

/**
 * When each document changed last, counted in changes, in memory that the database's thread shares with its readers': who has
 * read a document and finds that it has not changed since needs no other read.
 */
export class Changes {
  readonly memory: SharedArrayBuffer
  /** The number of all changes, then for each place that of its last one. */
  readonly #numbers: BigInt64Array

  constructor(memory = new SharedArrayBuffer((1 + PLACES) * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory
    this.#numbers = new BigInt64Array(memory)
  }

  /** Call it within the write: a read that is sent from then on runs after it. */
  note(id: unknown): void {
    Atomics.store(this.#numbers, placeOf(id), Atomics.add(this.#numbers, 0, 1n) + 1n)
  }

  /** Take it before the read is sent. */
  now(): bigint {
    return Atomics.load(this.#numbers, 0)
  }

  hasChanged(id: unknown, since: bigint): boolean {
    return Atomics.load(this.#numbers, placeOf(id)) > since
  }
}

/** Of all databases of this thread. */
export const changes = new Changes()
