import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Document } from 'bson'
import { checkHeader, faultOf, isCollection, readDocument, total } from './export-format.ts'
import type { CollectionName, Counts, Trailer } from './export-format.ts'
import { fileError, TransferError } from './transfer-error.ts'

export interface ExportedDocument {
  /** Its line in the file, from 1. */
  line: number
  collection: CollectionName
  document: Document
  /** Length of the line, in characters. */
  length: number
}

const NEWLINE = 10
const CHUNK_BYTES = 256 * 1024
/** Extended JSON is at most some eight times as long as BSON, which has 16 MB at most. */
const MAX_LINE_BYTES = 128 * 1024 * 1024

/**
 * The documents of an exported file, read as they are asked for. Whether the file is complete shows at its end only: for
 * that, read it once before anything depends on it.
 * @throws TransferError that names the file and, where one is at fault, the line
 */
export async function* readExport(
  file: string,
  onBytes: (read: number) => void = () => undefined,
): AsyncGenerator<ExportedDocument, Counts> {
  const hash = createHash('sha256')
  const counts: Counts = {}
  let trailer: Trailer | undefined
  let number = 0
  let read = 0
  for await (const bytes of linesOf(file)) {
    number++
    onBytes((read += bytes.length))
    if (bytes.at(-1) !== NEWLINE) throw cutOff(file)
    if (trailer) throw new TransferError(`${file} goes on after its end, at line ${number}.`)
    const line = bytes.toString()
    if (number === 1) checkHeader(file, line)
    else {
      const found = readLine(file, number, line)
      if ('sha256' in found) trailer = found
      else {
        counts[found.collection] = (counts[found.collection] ?? 0) + 1
        yield { line: number, length: line.length, ...found }
      }
    }
    if (!trailer) hash.update(bytes)
  }
  if (!trailer) throw cutOff(file)
  if (trailer.sha256 !== hash.digest('hex') || total(trailer.documents) !== total(counts))
    throw new TransferError(`${file} was changed or damaged: its checksum is wrong.`)
  return counts
}

function readLine(
  file: string,
  number: number,
  line: string,
): { collection: CollectionName; document: Document } | Trailer {
  const wrong = (fault: string) => new TransferError(`${file}: line ${number} ${fault}.`)
  try {
    const { collection, document } = readDocument(line) ?? {}
    if (collection === undefined) {
      const trailer = JSON.parse(line) as Partial<Trailer> | null
      if (typeof trailer?.sha256 === 'string' && typeof trailer.documents === 'object')
        return trailer as Trailer
    } else if (isCollection(collection) && document !== undefined && '_id' in document)
      return { collection, document }
  } catch (error) {
    throw wrong(faultOf(error))
  }
  throw wrong("isn't a document of this application")
}

function cutOff(file: string): TransferError {
  return new TransferError(`${file} is cut off: its last line is missing.`)
}

/** The lines with their ends; the last may have none. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  let begunBytes = 0
  try {
    for await (const chunk of createReadStream(file, {
      highWaterMark: CHUNK_BYTES,
    }) as AsyncIterable<Buffer>) {
      let start = 0
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        const last = chunk.subarray(start, end + 1)
        yield begun.length > 0 ? Buffer.concat([...begun, last]) : last
        begun = []
        begunBytes = 0
        start = end + 1
      }
      if (start < chunk.length) begun.push(chunk.subarray(start))
      begunBytes += chunk.length - start
      if (begunBytes > MAX_LINE_BYTES) throw new TransferError(`${file} has a line that is too long.`)
    }
  } catch (error) {
    throw fileError(file, error)
  }
  if (begun.length > 0) yield Buffer.concat(begun)
}
