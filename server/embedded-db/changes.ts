/** Documents share slots by their `_id`. Two in one slot only make reads of both more frequent. */
const SLOTS = 1 << 16

/** Hashes an id to a slot, by FNV-1a. */
function slotOf(id: unknown): number {
  let hash = 0x811c9dc5
  for (const char of String(id)) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return 1 + ((hash ^ (hash >>> 16)) & (SLOTS - 1))
}

/**
 * Records when each document last changed, counted in changes, in memory that the database's thread shares with its
 * readers: one that has read a document, and finds that it has not changed since, needs no other read.
 */
export class Changes {
  readonly memory: SharedArrayBuffer
  /** The number of all changes, and then for each slot the number of its last one. */
  readonly #numbers: BigInt64Array

  constructor(memory = new SharedArrayBuffer((1 + SLOTS) * BigInt64Array.BYTES_PER_ELEMENT)) {
    this.memory = memory
    this.#numbers = new BigInt64Array(memory)
  }

  /** Records a change. Call it within the write: a read that is sent from then on runs after it. */
  record(id: unknown): void {
    Atomics.store(this.#numbers, slotOf(id), Atomics.add(this.#numbers, 0, 1n) + 1n)
  }

  /** Returns the number of changes so far. Call it before the read is sent. */
  count(): bigint {
    return Atomics.load(this.#numbers, 0)
  }

  hasChanged(id: unknown, since: bigint): boolean {
    return Atomics.load(this.#numbers, slotOf(id)) > since
  }
}

/** The changes of all databases of this thread. */
export const changes = new Changes()
