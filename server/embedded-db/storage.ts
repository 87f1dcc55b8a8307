import { open, type RootDatabase } from 'lmdb'
import { DiskReserve, type FileStats } from './disk-reserve.ts'
import { CommandError, isDiskUnwritable, toCommandError } from './errors.ts'

export interface Entry {
  key: Buffer
  value: Buffer
}

/** Keys from `start` up to, but not including, `end`. */
export interface KeyRange {
  start: Buffer
  end: Buffer
}

interface PendingWrite {
  work: () => unknown
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
  /** Set by the transaction, and called once that is on disk. */
  settle?: () => void
}

const CHUNK_ENTRIES = 64
/** A commit ends with the write that reaches this number of entries: later writes go into the next one. */
const MAX_COMMIT_ENTRIES = 2000

/** How lmdb opens the file. */
const OPEN_OPTIONS = { noSubdir: true, encoding: 'binary', keyEncoding: 'binary', maxDbs: 1 } as const

/**
 * Ordered bytes on disk, in one LMDB file. All writes that arrive while a commit is flushed go into the next one (group
 * commit); their promises settle after the flush. LMDB's asynchronous transactions end the process on a full disk, so
 * only the synchronous ones are used: they throw.
 */
export class Storage {
  readonly #db: RootDatabase<Buffer, Buffer>
  readonly #reserve: DiskReserve
  readonly #afterRollback: () => void
  #queue: PendingWrite[] = []
  #commits = 0
  #entries = 0
  #isClosing = false

  /** @param afterRollback reloads cached data after a transaction was undone */
  constructor(file: string, afterRollback: () => void) {
    this.#afterRollback = afterRollback
    this.#db = open<Buffer, Buffer>({ path: file, overlappingSync: false, ...OPEN_OPTIONS })
    this.#reserve = new DiskReserve(file)
    this.#startFreeList()
  }

  /**
   * A compacted file has an empty list of free pages, and LMDB 3.5.6 ends the process when the first record of that list
   * needs a page of its own: after a commit that replaces more than some 250 pages. So the first commit replaces a few.
   */
  #startFreeList(): void {
    const stats = this.#db.getStats() as FileStats
    if (stats.free.treeLeafPageCount > 0) return
    this.#reserve.begin(stats)
    for (const { key, value } of [...this.#db.getRange({ limit: 1 })])
      this.#db.transactionSync(() => this.put(key, value))
  }

  get(key: Buffer): Buffer | undefined {
    return this.#db.get(key)
  }

  /** Returns the entry with this key, if there is one. */
  entriesAt(key: Buffer): Entry[] {
    const value = this.get(key)
    return value === undefined ? [] : [{ key, value }]
  }

  /** Call this inside `write` only, as `remove`. */
  put(key: Buffer, value: Buffer): void {
    this.#entries++
    this.#reserve.reserve(key.length + value.length)
    this.#db.putSync(key, value)
  }

  remove(key: Buffer): void {
    this.#entries++
    this.#reserve.reserve(0)
    this.#db.removeSync(key)
  }

  /**
   * Yields the entries of a range in order, read in chunks, so that no read transaction stays open between two of them.
   * After a commit the rest of a chunk is read again, so deleted entries never appear.
   */
  *scan(range: KeyRange, reverse = false): Generator<Entry> {
    let { start, end } = range
    if (Buffer.compare(start, end) >= 0) return
    for (let first = true; ;) {
      const options = reverse
        ? { start: end, end: start, reverse, exclusiveStart: true, inclusiveEnd: true, limit: CHUNK_ENTRIES }
        : { start, end, exclusiveStart: !first, limit: CHUNK_ENTRIES }
      const commitsBefore = this.#commits
      const chunk = [...this.#db.getRange(options)]
      for (const entry of chunk) {
        if (this.#commits !== commitsBefore) break
        first = false
        if (reverse) end = entry.key
        else start = entry.key
        yield entry
      }
      if (this.#commits === commitsBefore && chunk.length < CHUNK_ENTRIES) return
    }
  }

  /** Returns the first entries of a range. */
  first(limit: number, { start, end }: KeyRange): Entry[] {
    return Buffer.compare(start, end) < 0 ? [...this.#db.getRange({ start, end, limit })] : []
  }

  /**
   * Runs `work`, which is synchronous, in the next commit and settles when that is on disk. After a
   * CommandError the earlier writes of `work` stay. Any other failure undoes this write alone; a disk
   * that is full or can't be written fails the whole commit.
   */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#isClosing) throw new CommandError('InternalError', 'The database is closing')
      if (this.#queue.length === 0) setImmediate(() => this.#commit())
      this.#queue.push({ work, resolve: resolve as PendingWrite['resolve'], reject })
    })
  }

  #commit(): void {
    let batch = this.#queue
    this.#queue = []
    while (batch.length > 0) {
      let running: PendingWrite | undefined
      let done = 0
      try {
        this.#reserve.begin(this.#db.getStats() as FileStats)
        this.#entries = 0
        this.#db.transactionSync(() => {
          for (; done < batch.length && this.#entries < MAX_COMMIT_ENTRIES; done++)
            runWrite((running = batch[done]!))
          running = undefined
        })
        this.#commits++
        for (const { settle } of batch.slice(0, done)) settle?.()
        this.#queue = batch.slice(done)
        if (this.#queue.length > 0) setImmediate(() => this.#commit())
        return
      } catch (error) {
        this.#afterRollback()
        const failed = running !== undefined && !isDiskUnwritable(error) ? [running] : batch
        for (const { reject } of failed) reject(toCommandError(error))
        batch = batch.filter((write) => !failed.includes(write))
      }
    }
  }

  /** Writes a compacted copy of this moment, without free and reserved pages, into a new file, while writes go on. */
  copyTo(file: string): Promise<void> {
    return this.#db.backup(file, true)
  }

  /** Resolves when all pending writes are on disk and the file is closed. */
  async close(): Promise<void> {
    this.#isClosing = true
    while (this.#queue.length > 0) await new Promise((resolve) => setImmediate(resolve))
    await this.#db.close()
    this.#reserve.close()
  }
}

function runWrite(write: PendingWrite): void {
  try {
    const result = write.work()
    write.settle = () => write.resolve(result)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    write.settle = () => write.reject(error)
  }
}
