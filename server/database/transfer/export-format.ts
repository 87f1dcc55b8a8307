import { BSONError, deserialize, EJSON, serialize, type Document } from 'bson'
import { PRODUCT_NAME } from '#shared/product.ts'
import { TransferError } from './transfer-error.ts'

/**
 * The collections of the application. An export of a MongoDB reads one after the other while people go on
 * writing, so documents that refer to others come before them: a session's user is exported too.
 */
export const COLLECTIONS = [
  'sessions',
  'google_sign_ups',
  'registration_invitations',
  'access_tokens',
  'card_history',
  'join_codes',
  'reports',
  'taken_down_cards',
  'taken_down_categories',
  'admin_log',
  'card_co_hosts',
  'card_versions',
  'category_permissions',
  'hidden_owners',
  'content_items',
  'bingo_cards',
  'categories',
  'users',
] as const

export type CollectionName = (typeof COLLECTIONS)[number]
export type Counts = Partial<Record<CollectionName, number>>

/** Raised when an earlier version would misread the file. */
const FORMAT = 1
const DOCUMENT_START = '{"collection":'

/** The first line. */
export interface Header {
  export: string
  format: number
  /** Version of the application. */
  version: string
  exportedAt: string
  collections: string[]
}

/** The last line. */
export interface Trailer {
  documents: Counts
  /** SHA-256 of all bytes before this line, in hex. */
  sha256: string
}

export function headerLine(version: string): string {
  const header: Header = {
    export: PRODUCT_NAME,
    format: FORMAT,
    version,
    exportedAt: new Date().toISOString(),
    collections: [...COLLECTIONS],
  }
  return `${JSON.stringify(header)}\n`
}

export const trailerLine = (trailer: Trailer): string => `${JSON.stringify(trailer)}\n`

/**
 * A document as a line of canonical extended JSON, which keeps the types of BSON.
 * @throws TransferError for a document that would not come back byte for byte, such as one with a field named `$oid`
 */
export function documentLine(collection: CollectionName, bytes: Uint8Array): string {
  const document = deserialize(bytes, { promoteValues: false, bsonRegExp: true })
  const line = `${DOCUMENT_START}"${collection}","document":${EJSON.stringify(document, { relaxed: false })}}`
  if (Buffer.compare(serialize(readDocument(line)!.document, { ignoreUndefined: false }), bytes) !== 0)
    throw new TransferError(
      `${collection} has a document that a line of JSON can't hold exactly (_id ${EJSON.stringify(document._id)}). Nothing was exported.`,
    )
  return `${line}\n`
}

/** The document of a line; undefined when the line is another one. Throws when it isn't JSON. */
export function readDocument(line: string): { collection: string; document: Document } | undefined {
  if (!line.startsWith(DOCUMENT_START)) return undefined
  return EJSON.parse(line, { relaxed: false }) as { collection: string; document: Document }
}

/** Why a line can't be read. */
export function faultOf(error: unknown): string {
  if (error instanceof SyntaxError) return "isn't JSON"
  if (error instanceof BSONError) return "isn't a document"
  throw error
}

/** @throws TransferError when this version can't read the file */
export function checkHeader(file: string, line: string): void {
  let header: Partial<Header> | null
  try {
    header = JSON.parse(line) as Partial<Header> | null
  } catch {
    header = null
  }
  if (header?.export !== PRODUCT_NAME || typeof header.format !== 'number')
    throw new TransferError(`${file} isn't an export of ${PRODUCT_NAME}.`)
  const unknown = header.collections?.find((name) => !isCollection(name))
  if (header.format > FORMAT || unknown !== undefined)
    throw new TransferError(
      `${file} was exported by a newer version (${header.version}). Update ${PRODUCT_NAME} first.`,
    )
}

export function isCollection(name: unknown): name is CollectionName {
  return (COLLECTIONS as readonly unknown[]).includes(name)
}

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
