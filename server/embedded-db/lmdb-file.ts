import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The layout of an lmdb 3.5 file: pages with a head of 24 bytes, two meta pages, trees of branch and leaf pages. */
const HEAD_BYTES = 24
const MAGIC = 0xbeefc0de
const VERSION = 2
const PAGE = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 } as const
const META_BYTES = HEAD_BYTES + 136
/** Offsets in a meta page: the page size, the roots of the two trees (free pages, data), the transaction. */
const META = { pageSize: 48, roots: [88, 136], transaction: 152 } as const
const NO_ROOT = 0xffffffffffffffffn
const NODE = { bigData: 0x01, headBytes: 8 } as const

/**
 * Why an LMDB file is damaged; undefined when it is sound. LMDB maps the file and trusts it, so a truncated or overwritten
 * one ends the process with a signal that can't be caught. This walks the trees first: every page they reach lies in the
 * file and has its own number and kind.
 */
export function findDamage(file: string): string | undefined {
  const fd = openSync(file, 'r')
  try {
    const { size } = fstatSync(fd)
    const read = (position: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length)
      if (position + length > size)
        throw new Error(`it ends after ${size} bytes, before byte ${position + length}`)
      readSync(fd, bytes, 0, length, position)
      return bytes
    }
    const first = read(0, META_BYTES)
    const pageSize = first.readUInt32LE(META.pageSize)
    if (!isMeta(first) || pageSize < 512 || pageSize > 65536)
      return 'its first page is not that of a database'
    const second = read(pageSize, META_BYTES)
    if (!isMeta(second)) return 'its second page is not that of a database'
    const newest = [first, second].sort((a, b) =>
      Number(b.readBigUInt64LE(META.transaction) - a.readBigUInt64LE(META.transaction)),
    )[0]!
    for (const root of META.roots) walk(newest.readBigUInt64LE(root), pageSize, read)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    closeSync(fd)
  }
}

function isMeta(page: Buffer): boolean {
  return (
    page.readUInt16LE(18) === PAGE.meta &&
    page.readUInt32LE(HEAD_BYTES) === MAGIC &&
    page.readUInt32LE(HEAD_BYTES + 4) === VERSION
  )
}

function walk(root: bigint, pageSize: number, read: (position: number, length: number) => Buffer): void {
  const waiting = root === NO_ROOT ? [] : [root]
  const seen = new Set<bigint>()
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (seen.has(number)) throw new Error(`page ${number} is reached twice`)
    seen.add(number)
    const page = read(Number(number) * pageSize, pageSize)
    const kind = page.readUInt16LE(18)
    if (
      page.readBigUInt64LE() !== number ||
      ![PAGE.branch, PAGE.leaf, PAGE.overflow].some((known) => known === kind)
    ) {
      throw new Error(`page ${number} has been overwritten`)
    }
    if (kind === PAGE.overflow) read(Number(number) * pageSize, page.readUInt32LE(20) * pageSize)
    else for (const child of childrenOf(page, kind)) waiting.push(child)
  }
}

/** The pages below a branch page, and the overflow pages of a leaf. */
function* childrenOf(page: Buffer, kind: number): Generator<bigint> {
  const count = page.readUInt16LE(20) >> 1
  for (let i = 0; i < count; i++) {
    const at = HEAD_BYTES + page.readUInt16LE(HEAD_BYTES + 2 * i)
    const flags = page.readUInt16LE(at + 4)
    if (kind === PAGE.branch) yield BigInt(page.readUInt32LE(at)) | (BigInt(flags) << 32n)
    else if (flags & NODE.bigData) yield page.readBigUInt64LE(at + NODE.headBytes + page.readUInt16LE(at + 6))
  }
}
