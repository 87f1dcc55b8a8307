import { CommandError } from './errors.ts'
import { inverted } from './key-encoding.ts'
import { keysAt } from './paths.ts'
import { isNumber, show, toNumber, type Doc } from './values.ts'

export type SortField = [path: string, direction: 1 | -1]

/** MongoDB's limit for sorting in memory, bytes of the documents. */
const MAX_SORT_BYTES = 100 * 1024 * 1024

export function compileSort(sort: Doc | undefined): SortField[] {
  return Object.entries(sort ?? {}).map(([path, value]) => {
    const direction = isNumber(value) ? toNumber(value) : undefined
    if (direction !== 1 && direction !== -1) {
      if (direction === undefined)
        throw new CommandError(15974, `Illegal key in $sort specification: ${path}: ${show(value)}`)
      throw new CommandError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
    }
    return [path, direction]
  })
}

/** What a document is sorted by, as bytes in the order wanted. */
function sortKey(doc: Doc, sort: SortField[]): Buffer {
  return Buffer.concat(
    sort.map(([path, direction]) => {
      const keys = keysAt(doc, path)
        .keys.map(({ key }) => key)
        .sort((left, right) => Buffer.compare(left, right))
      return direction === 1 ? keys[0]! : inverted(keys[keys.length - 1]!)
    }),
  )
}

export interface Sortable {
  doc: Doc
  bytes: Buffer
}

/** Sorts in memory, stably; `keep` is how many of the first are wanted. */
export function sortInMemory<T extends Sortable>(rows: Iterable<T>, sort: SortField[], keep: number): T[] {
  let size = 0
  const keyed: { key: Buffer; row: T }[] = []
  for (const row of rows) {
    size += row.bytes.length
    if (size > MAX_SORT_BYTES) {
      throw new CommandError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes, but did not opt in to external sorting.`,
      )
    }
    keyed.push({ key: sortKey(row.doc, sort), row })
  }
  keyed.sort((left, right) => Buffer.compare(left.key, right.key))
  return keyed.slice(0, keep).map(({ row }) => row)
}
