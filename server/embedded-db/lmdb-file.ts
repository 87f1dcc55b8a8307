import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The layout of an lmdb 3.5 file: pages with a header of 24 bytes, two meta pages, trees of branch and leaf pages. */
const PAGE_HEADER_BYTES = 24
const MAGIC = 0xbeefc0de
const VERSION = 2
const PAGE_FLAG = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 } as const
const META_BYTES = PAGE_HEADER_BYTES + 136
/** Offsets in a meta page: the page size, the two trees (free pages, data), the transaction. */
const META_OFFSET = { pageSize: 48, free: 48, data: 96, transaction: 152 } as const
/** Offsets in the record of a tree. */
const TREE_OFFSET = { depth: 6, entries: 32, root: 40 } as const
const NO_ROOT = 0xffffffffffffffffn
const NODE = { bigData: 0x01, headBytes: 8 } as const

interface Tree {
  /** The tree's record in the meta page. */
  record: Buffer
  pageSize: number
  read: (position: number, length: number) => Buffer
  /** 1 for each page that a tree holds. */
  used: Uint8Array
  compare: (left: Buffer, right: Buffer) => number
  /** Receives the pages that the values list; only for the tree of free pages. */
  free?: number[]
}

/** A page to be read, and its keys: from `low` up to, but not including, `high`. */
interface PendingPage {
  number: number
  level: number
  low?: Buffer | undefined
  high?: Buffer | undefined
}

/**
 * Returns why an LMDB file is damaged; undefined when it is sound. LMDB maps the file and trusts it, so a truncated or
 * overwritten one ends the process with a signal that can't be caught. This walks the trees first: every page they
 * reach is in the file, has its own number and the kind of its level, and keys between those of the page above; no page
 * is used twice or also counted as free; and there are as many entries as the tree of the data says.
 */
export function findDamage(file: string): string | undefined {
  const fd = openSync(file, 'r')
  try {
    const { size } = fstatSync(fd)
    const read = (position: number, length: number): Buffer => {
      const bytes = Buffer.allocUnsafe(length)
      if (position + length > size)
        throw new Error(`it ends after ${size} bytes, before byte ${position + length}`)
      readSync(fd, bytes, 0, length, position)
      return bytes
    }
    const first = read(0, META_BYTES)
    const pageSize = first.readUInt32LE(META_OFFSET.pageSize)
    if (!isMetaPage(first) || pageSize < 512 || pageSize > 65536)
      return 'its first page is not that of a database'
    const second = read(pageSize, META_BYTES)
    if (!isMetaPage(second)) return 'its second page is not that of a database'
    const newestMeta = [first, second].sort((a, b) =>
      Number(b.readBigUInt64LE(META_OFFSET.transaction) - a.readBigUInt64LE(META_OFFSET.transaction)),
    )[0]!
    const used = new Uint8Array(Math.floor(size / pageSize))
    const free: number[] = []
    checkTree({
      record: newestMeta.subarray(META_OFFSET.free),
      pageSize,
      read,
      used,
      compare: compareNumbers,
      free,
    })
    checkTree({
      record: newestMeta.subarray(META_OFFSET.data),
      pageSize,
      read,
      used,
      compare: (a, b) => a.compare(b),
    })
    const usedAndFree = free.find((page) => used[page] === 1)
    return usedAndFree === undefined ? undefined : `page ${usedAndFree} is in use and counted as free`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    closeSync(fd)
  }
}

function isMetaPage(page: Buffer): boolean {
  return (
    page.readUInt16LE(18) === PAGE_FLAG.meta &&
    page.readUInt32LE(PAGE_HEADER_BYTES) === MAGIC &&
    page.readUInt32LE(PAGE_HEADER_BYTES + 4) === VERSION
  )
}

/** The keys of the tree of free pages are the numbers of transactions. */
const compareNumbers = (left: Buffer, right: Buffer): number =>
  Number(left.readBigUInt64LE() - right.readBigUInt64LE())

const readUint64 = (bytes: Buffer, at: number): number =>
  bytes.readUInt32LE(at) + bytes.readUInt32LE(at + 4) * 2 ** 32

function checkTree({ record, pageSize, read, used, compare, free }: Tree): void {
  if (record.readBigUInt64LE(TREE_OFFSET.root) === NO_ROOT) return
  const depth = record.readUInt16LE(TREE_OFFSET.depth)
  let entries = 0

  function readPage(number: number, kinds: readonly number[]): Buffer {
    const page = read(number * pageSize, pageSize)
    if (used[number] === 1) throw new Error(`page ${number} is reached twice`)
    used[number] = 1
    if (readUint64(page, 0) !== number || !kinds.includes(page.readUInt16LE(18)))
      throw new Error(`page ${number} has been overwritten`)
    return page
  }

  function readOverflow(number: number, dataBytes: number): Buffer {
    const pages = readPage(number, [PAGE_FLAG.overflow]).readUInt32LE(20)
    const bytes = read(number * pageSize, free ? pages * pageSize : 0)
    if (number + pages > used.length || dataBytes + PAGE_HEADER_BYTES > pages * pageSize)
      throw new Error(`page ${number} has been overwritten`)
    for (let page = number + 1; page < number + pages; page++) {
      if (used[page] === 1) throw new Error(`page ${page} is reached twice`)
      used[page] = 1
    }
    return bytes.subarray(PAGE_HEADER_BYTES)
  }

  const pending: PendingPage[] = [{ number: readUint64(record, TREE_OFFSET.root), level: 1 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { number, level, low, high } = next
    const isLeaf = level === depth
    const page = readPage(number, [isLeaf ? PAGE_FLAG.leaf : PAGE_FLAG.branch])
    const count = page.readUInt16LE(20) >> 1
    const nodeAt = (i: number) => PAGE_HEADER_BYTES + page.readUInt16LE(PAGE_HEADER_BYTES + 2 * i)
    const keyAt = (i: number) => {
      const key = nodeAt(i) + NODE.headBytes
      return page.subarray(key, key + page.readUInt16LE(nodeAt(i) + 6))
    }
    // The first key of a branch page stands for everything below the second one.
    const first = isLeaf ? 0 : 1
    if (
      (count === 0 && level > 1) ||
      (count > first && low && compare(keyAt(first), low) < 0) ||
      (count > first && high && compare(keyAt(count - 1), high) >= 0)
    )
      throw new Error(`page ${number} holds keys of another one`)
    if (isLeaf) entries += count
    for (let i = 0; i < count; i++) {
      const at = nodeAt(i)
      const flags = page.readUInt16LE(at + 4)
      if (!isLeaf) {
        pending.push({
          number: page.readUInt32LE(at) + flags * 2 ** 32,
          level: level + 1,
          low: i === 0 ? low : keyAt(i),
          high: i === count - 1 ? high : keyAt(i + 1),
        })
        continue
      }
      const dataBytes = page.readUInt32LE(at)
      const value = at + NODE.headBytes + page.readUInt16LE(at + 6)
      const isBig = (flags & NODE.bigData) !== 0
      if (isBig) {
        const bytes = readOverflow(readUint64(page, value), dataBytes)
        if (free) collectFreePages(bytes.subarray(0, dataBytes), free)
      } else if (free) collectFreePages(page.subarray(value, value + dataBytes), free)
    }
  }
  if (entries !== readUint64(record, TREE_OFFSET.entries))
    throw new Error(`it holds ${entries} entries and counts ${readUint64(record, TREE_OFFSET.entries)}`)
}

/** Reads a record of free pages: the number of words, then each a page, or minus a number of pages and the first. */
function collectFreePages(record: Buffer, free: number[]): void {
  const words = Number(record.readBigInt64LE())
  for (let i = 1; i <= words; i++) {
    const word = Number(record.readBigInt64LE(8 * i))
    if (word > 0) free.push(word)
    if (word >= 0) continue
    const start = Number(record.readBigInt64LE(8 * ++i))
    for (let page = start; page < start - word; page++) free.push(page)
  }
}
