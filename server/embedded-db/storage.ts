import { open, type RootDatabase } from 'lmdb'
import { DiskReserve, type FileStats } from './disk-reserve.ts'
import { CommandError, isDiskFull, toCommandError } from './errors.ts'

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
  run: () => void
  /** Hands out what `run` came to; called once its commit is on the disk. */
  settle: () => void
  fail: (error: unknown) => void
}

const FIRST_CHUNK_ENTRIES = 16
const LARGEST_CHUNK_ENTRIES = 256

/**
 * Ordered bytes on disk, in one LMDB file. Everything asked to be written while the last commit was on its way to the
 * disk goes into the next one (group commit); its promises settle after that commit has been flushed. LMDB's
 * asynchronous transactions are not used: on a full disk they end the process, the synchronous ones give the error back.
 */
export class Storage {
  readonly #db: RootDatabase<Buffer, Buffer>
  readonly #reserve: DiskReserve
  readonly #afterRollback: () => void
  #queue: PendingWrite[] = []
  #commits = 0

  /** `afterRollback` runs when a transaction was undone: what was remembered of its contents is wrong then. */
  constructor(file: string, afterRollback: () => void) {
    this.#afterRollback = afterRollback
    this.#db = open<Buffer, Buffer>({
      path: file,
      noSubdir: true,
      overlappingSync: false,
      encoding: 'binary',
      keyEncoding: 'binary',
      maxDbs: 1,
    })
    this.#reserve = new DiskReserve(file)
  }

  get(key: Buffer): Buffer | undefined {
    return this.#db.get(key)
  }

  /** Inside `write` only, as is `remove`. */
  put(key: Buffer, value: Buffer): void {
    this.#reserve.claim(key.length + value.length)
    this.#db.putSync(key, value)
  }

  remove(key: Buffer): void {
    this.#reserve.claim(0)
    this.#db.removeSync(key)
  }

  /**
   * The entries of a range in order, read in chunks, so that no read transaction stays open between two of them. What is
   * left of a chunk when something else has been committed is read again: nothing comes that has been deleted before.
   */
  *scan(range: KeyRange, reverse = false): Generator<Entry> {
    let { start, end } = range
    if (Buffer.compare(start, end) >= 0) return
    let limit = FIRST_CHUNK_ENTRIES
    for (let first = true; ;) {
      const options = reverse
        ? { start: end, end: start, reverse, exclusiveStart: true, inclusiveEnd: true, limit }
        : { start, end, exclusiveStart: !first, limit }
      const asOf = this.#commits
      const chunk = [...this.#db.getRange(options)]
      for (const entry of chunk) {
        if (this.#commits !== asOf) break
        first = false
        if (reverse) end = entry.key
        else start = entry.key
        yield entry
      }
      if (this.#commits === asOf && chunk.length < limit) return
      limit = Math.min(limit * 2, LARGEST_CHUNK_ENTRIES)
    }
  }

  /**
   * Runs `work` in the next commit and settles when that is on the disk. `work` is synchronous. A CommandError that it
   * throws keeps what it wrote before; any other failure undoes all of this write and no other, and a full disk fails
   * all that were to be committed together.
   */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const write: PendingWrite = {
        run: () => {
          try {
            const result = work()
            write.settle = () => resolve(result)
          } catch (error) {
            if (!(error instanceof CommandError)) throw error
            write.settle = () => reject(error)
          }
        },
        settle: () => undefined,
        fail: (error) => reject(toCommandError(error)),
      }
      if (this.#queue.length === 0) setImmediate(() => this.#commit())
      this.#queue.push(write)
    })
  }

  #commit(): void {
    let batch = this.#queue
    this.#queue = []
    while (batch.length > 0) {
      let running: PendingWrite | undefined
      try {
        this.#reserve.begin(this.#db.getStats() as FileStats)
        this.#db.transactionSync(() => {
          for (running of batch) running.run()
          running = undefined
        })
        this.#commits++
        for (const { settle } of batch) settle()
        return
      } catch (error) {
        this.#afterRollback()
        const guilty = running !== undefined && !isDiskFull(error) ? [running] : batch
        for (const { fail } of guilty) fail(error)
        batch = batch.filter((write) => !guilty.includes(write))
      }
    }
  }

  /** Resolves when all writes asked for so far are on the disk and the file is closed. */
  async close(): Promise<void> {
    while (this.#queue.length > 0) await new Promise((resolve) => setImmediate(resolve))
    await this.#db.close()
    this.#reserve.close()
  }
}
