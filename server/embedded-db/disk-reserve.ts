import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs'

/** What lmdb tells of a tree and of the file, as of the last commit. */
export interface FileStats extends TreeStats {
  free: TreeStats
  lastPageNumber: number
}
interface TreeStats {
  pageSize: number
  treeDepth: number
  treeBranchPageCount: number
  treeLeafPageCount: number
  overflowPages: number
}

/** Taken at a time beyond what is needed, so that the file does not grow with every commit. */
const STEP_BYTES = 256 * 1024
/** Pages for LMDB's own notes of a commit, beside those of the free list. */
const BASE_PAGES = 32

/**
 * Takes the room that a commit may need from the disk before LMDB writes into it: by zeros after the file's end, where
 * LMDB will come to write. When a write of LMDB 3.5.6 itself meets a full disk, lmdb-js prints its error into a buffer of
 * 100 bytes, which is too short for files above some 3 MB, and the process ends in a damaged heap. Here the same lack of
 * room is an error of ours, and the transaction is undone. (A file system that copies on write, as btrfs, may still
 * refuse a page it had promised. On Windows LMDB grows the file itself, and that error is a plain one.)
 */
export class DiskReserve {
  readonly #fd: number
  #end: number
  #stats: FileStats | undefined
  #operations = 0
  #bytes = 0

  constructor(file: string) {
    this.#fd = openSync(file, 'r+')
    this.#end = fstatSync(this.#fd).size
  }

  /** A transaction begins on a file in this state. */
  begin(stats: FileStats): void {
    this.#stats = stats
    this.#operations = 0
    this.#bytes = 0
    this.#ensure()
  }

  /** Another entry of so many bytes will be written, or one will be removed. Throws when the disk is full. */
  claim(entryBytes: number): void {
    const { pageSize } = this.#stats!
    this.#operations++
    // A large value has pages of its own; small ones share theirs, which are at least a quarter full after splits.
    this.#bytes += entryBytes > pageSize / 2 ? entryBytes + 2 * pageSize : entryBytes * 4
    this.#ensure()
  }

  #ensure(): void {
    if (process.platform === 'win32') return
    const { pageSize, treeDepth, treeBranchPageCount, treeLeafPageCount, free, lastPageNumber } = this.#stats!
    // Each operation copies the pages on its way down, but no page of the tree is copied twice.
    const depth = treeDepth + 2
    const copied = Math.min(this.#operations * 2 * depth, treeBranchPageCount + treeLeafPageCount + 4 * depth)
    const freeList = 2 * (free.treeBranchPageCount + free.treeLeafPageCount + free.overflowPages)
    const written = Math.ceil(this.#bytes / pageSize)
    const needed = (lastPageNumber + 1 + BASE_PAGES + copied + freeList + written) * pageSize
    if (needed <= this.#end) return
    try {
      this.#extend(needed + STEP_BYTES)
    } catch {
      this.#extend(needed)
    }
  }

  /** Zeros from where the file ends now, which is further on if LMDB has written more than was reserved for it. */
  #extend(end: number): void {
    const from = fstatSync(this.#fd).size
    try {
      const zeros = Buffer.alloc(Math.max(0, Math.min(end - from, STEP_BYTES)))
      for (let at = from; at < end;) at += writeSync(this.#fd, zeros, 0, Math.min(zeros.length, end - at), at)
      this.#end = Math.max(from, end)
    } catch (error) {
      ftruncateSync(this.#fd, from)
      throw error
    }
  }

  close(): void {
    closeSync(this.#fd)
  }
}
