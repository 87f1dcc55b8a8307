import { closeSync, fstatSync, ftruncateSync, futimesSync, openSync, writeSync } from 'node:fs'

type TreeStats = Record<'treeDepth' | 'treeBranchPageCount' | 'treeLeafPageCount' | 'overflowPages', number>

/** lmdb's statistics of the data, the free list and the file, as of the last commit. */
export interface FileStats extends TreeStats {
  free: TreeStats
  lastPageNumber: number
  pageSize: number
}

/** The bytes reserved beyond the need, so that the file does not grow with every commit. */
const MARGIN_BYTES = 256 * 1024
/** Pages for LMDB's bookkeeping of a commit, in addition to its free list. */
const BASE_PAGES = 32

/**
 * Reserves the disk space that a commit may need before LMDB writes: zeros after the end of the file, where LMDB writes
 * next. When LMDB 3.5.6 itself meets a full disk, lmdb-js prints the error into a buffer of 100 bytes, too short for
 * files above 3 MB, and the damaged heap ends the process. Here the lack of space throws, and the transaction is
 * undone. (A copy-on-write file system, such as btrfs, may still refuse a reserved page. On Windows LMDB grows the file
 * itself, and that error is an ordinary one.)
 */
export class DiskReserve {
  readonly #fd: number
  /** Whether the file's time can be set: not if another user owns it, even if this process may write it. */
  readonly #canSetTime: boolean
  #reservedEnd: number
  #stats: FileStats | undefined
  #operations = 0
  #bytes = 0

  constructor(file: string) {
    this.#fd = openSync(file, 'r+')
    this.#reservedEnd = fstatSync(this.#fd).size
    this.#canSetTime = this.#tryTouch()
  }

  #tryTouch(): boolean {
    try {
      this.#touch()
      return true
    } catch {
      return false
    }
  }

  #touch(): void {
    const now = new Date()
    futimesSync(this.#fd, now, now)
  }

  /**
   * Starts a transaction on a file in this state. Throws when the file can't be written: Linux makes a failing disk
   * read-only, which refuses a new time in 6 µs, and would end the process at LMDB's own write, as a full disk does.
   */
  begin(stats: FileStats): void {
    this.#stats = stats
    this.#operations = 0
    this.#bytes = 0
    if (this.#canSetTime) this.#touch()
    this.#ensureSpace()
  }

  /** Reserves space for one entry that is written, or removed (0 bytes). Throws when the disk is full. */
  reserve(entryBytes: number): void {
    const { pageSize } = this.#stats!
    this.#operations++
    // A large value has its own pages; small ones share pages, which are at least a quarter full after splits.
    this.#bytes += entryBytes > pageSize / 2 ? entryBytes + 2 * pageSize : entryBytes * 4
    this.#ensureSpace()
  }

  #ensureSpace(): void {
    if (process.platform === 'win32') return
    const { pageSize, treeDepth, treeBranchPageCount, treeLeafPageCount, free, lastPageNumber } = this.#stats!
    // Each operation copies the pages on its path, but no page of the tree is copied twice.
    const depth = treeDepth + 2
    const copiedPages = Math.min(
      this.#operations * 2 * depth,
      treeBranchPageCount + treeLeafPageCount + 4 * depth,
    )
    const freeListPages = 2 * (free.treeBranchPageCount + free.treeLeafPageCount + free.overflowPages)
    const writtenPages = Math.ceil(this.#bytes / pageSize)
    const neededBytes =
      (lastPageNumber + 1 + BASE_PAGES + copiedPages + freeListPages + writtenPages) * pageSize
    if (neededBytes > this.#reservedEnd) this.#extend(neededBytes + MARGIN_BYTES)
  }

  /** Writes zeros from the current end, which lies further on when LMDB wrote more than was reserved. */
  #extend(end: number): void {
    const from = fstatSync(this.#fd).size
    try {
      const zeros = Buffer.alloc(Math.max(0, Math.min(end - from, MARGIN_BYTES)))
      for (let at = from; at < end;) at += writeSync(this.#fd, zeros, 0, Math.min(zeros.length, end - at), at)
      this.#reservedEnd = Math.max(from, end)
    } catch (error) {
      ftruncateSync(this.#fd, from)
      throw error
    }
  }

  close(): void {
    closeSync(this.#fd)
  }
}
