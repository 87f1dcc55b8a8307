import { once } from 'node:events'
import { createServer } from 'node:net'
import { serialize } from 'bson'
import mongoose from 'mongoose'
import { copyDocuments, type CopyOptions } from '#server/database/copy-documents.ts'
import { createIndexes } from '#server/database/indexes.ts'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { dropDatabase, GIVEN_URI, inDatabase, newDatabaseName } from './given-mongodb.ts'
import { endOf, listening } from './listening.ts'
import { moderationDocuments } from './moderation-documents.ts'
import { connect } from './embedded-db/test-db.ts'
import { newFolder } from './new-folder.ts'

const { Binary, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp, UUID } = mongoose.mongo

export type Documents = Record<string, Record<string, unknown>[]>

/** A value of every BSON type, in a field that no index uses. */
const EVERY_TYPE = {
  double: new Double(1),
  negativeZero: new Double(-0),
  notANumber: new Double(NaN),
  infinite: new Double(-Infinity),
  fraction: 0.1 + 0.2,
  int: new Int32(1),
  long: Long.fromString('9007199254740993'),
  smallLong: Long.fromNumber(1),
  decimal: Decimal128.fromString('1.10'),
  text: 'quotes " backslash \\ line\n\u2028 nul \u0000 emoji 🎉 ünï',
  date: new Date(-1),
  farDate: new Date(8.64e15),
  id: new ObjectId(),
  binary: new Binary(Buffer.from([0, 255, 10, 13])),
  uuid: new UUID(),
  pattern: /^a.*"\/$/i,
  timestamp: new Timestamp({ t: 7, i: 3 }),
  least: new MinKey(),
  most: new MaxKey(),
  nothing: null,
  yes: true,
  emptyList: [],
  emptyDocument: {},
  nested: { list: [[1, new Double(1)], { deep: Long.fromNumber(-5) }] },
}

const now = new Date()
const tomorrow = new Date(now.getTime() + 86_400_000)
/** Returns documents for every collection, and more than one batch for `users`. */
export function sampleDocuments(): Documents {
  const userId = new ObjectId()
  const card = (n: number) => ({
    _id: new ObjectId(),
    cardId: `card-${n}`,
    userId,
    title: `Card ${n}`,
    cells: ['a', 'ß', ''],
    version: n,
    createdAt: now,
    deletedAt: null,
  })
  return {
    sessions: [
      {
        _id: 'a-session',
        expires: tomorrow,
        session: { cookie: { originalMaxAge: 1, partitioned: null }, passport: { user: userId.toString() } },
      },
    ],
    ...moderationDocuments(userId, now, tomorrow),
    registration_invitations: [{ _id: 'a-hash', email: null, expires: tomorrow }],
    join_codes: [{ _id: '482193', cardId: 'card-1', userId, shuffle: false, expires: tomorrow }],
    access_tokens: [
      {
        _id: new ObjectId(),
        userId,
        name: 'Bot',
        scope: 'cards:read',
        hash: 'a-hash',
        sessionEpoch: new Int32(0),
        createdAt: now,
        lastUsedAt: null,
        expiresAt: tomorrow,
      },
    ],
    card_history: [{ _id: new ObjectId(), cardId: 'card-1', userId, playedAt: now }],
    card_co_hosts: [{ _id: new ObjectId(), cardId: 'card-1', userId, createdAt: now }],
    card_versions: [
      { _id: new ObjectId(), cardId: 'card-1', userId, version: 1, madeAt: now, createdAt: now },
    ],
    category_permissions: [
      { _id: new ObjectId(), categoryId: 'c', userId, permissionLevel: 'view', createdAt: now },
    ],
    hidden_owners: [{ _id: new ObjectId(), userId, ownerId: new ObjectId(), createdAt: now }],
    content_items: [{ _id: new ObjectId(), categoryId: 'c', content: 'x', tags: ['t'], createdAt: now }],
    bingo_cards: [{ ...card(1), ...EVERY_TYPE }, card(2), card(3)],
    categories: [
      { _id: new ObjectId(), categoryId: 'c', userId, name: 'C', createdAt: now, deletedAt: null },
    ],
    users: Array.from({ length: 600 }, (_, n) => ({
      _id: new ObjectId(),
      username: `User${n}`,
      usernameLower: `user${n}`,
      email: `user${n}@example.test`,
      passwordHash: '$argon2id$',
      authProviderId: null,
      createdAt: now,
    })),
  }
}

/** Stores documents in a database with the application's indexes. */
export async function fill(uri: string, documents: Documents): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise()
  await createIndexes(connection)
  for (const [name, rows] of Object.entries(documents)) await connection.db!.collection(name).insertMany(rows)
  await connection.close()
}

/** Returns the documents of all collections as hexadecimal BSON, in the order of their ids. */
export async function dumpOf(uri: string): Promise<Record<string, string[]>> {
  const client = await connect(uri)
  const dump: Record<string, string[]> = {}
  for (const name of Object.keys(sampleDocuments())) {
    const rows = await client
      .db()
      .collection(name)
      .find({}, { raw: true, sort: { _id: 1 } })
      .toArray()
    dump[name] = rows.map((bytes) => Buffer.from(bytes as unknown as Uint8Array).toString('hex'))
  }
  await client.close()
  return dump
}

/** Returns what `dumpOf` returns once these documents are stored. */
export function dumpOfDocuments(documents: Documents): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(sampleDocuments()).map((name) => [
      name,
      (documents[name] ?? []).map((row) => Buffer.from(serialize(row)).toString('hex')),
    ]),
  )
}

/** Runs `work` on the embedded database of a directory that nothing else has open. */
export async function onEmbedded<T>(dataDir: string, work: (uri: string) => Promise<T>): Promise<T> {
  const embedded = await startEmbeddedDb({ dataDir })
  try {
    return await work(embedded.uri)
  } finally {
    await embedded.close()
  }
}

/** Creates an empty database with a URI: on the MongoDB given to the tests, or else an embedded one. */
export async function newMongodb(): Promise<{ uri: string; close: () => Promise<void> }> {
  if (GIVEN_URI) {
    const uri = inDatabase(GIVEN_URI, newDatabaseName())
    return { uri, close: () => dropDatabase(uri) }
  }
  return startEmbeddedDb({ dataDir: newFolder() })
}

export function runCopy(from: string, to: string, options: Partial<CopyOptions> = {}): Promise<number> {
  const defaults = { signal: new AbortController().signal, onProgress: () => undefined }
  return copyDocuments(from, to, { ...defaults, ...options })
}

/** Returns the one-line message of a refusal. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  )
  const { message, name } = error as Error
  if (!['CopyError', 'LeftoverError', 'DataDirError'].includes(name)) throw error
  if (message.includes('\n')) throw new Error(`Not one line: ${message}`)
  return message
}

/** Starts a MongoDB that accepts connections and never responds. `taken` resolves with the first connection. */
export async function startSilentMongodb() {
  const server = createServer((socket) => void socket.on('error', () => undefined))
  const taken = once(server, 'connection')
  const close = endOf(server)
  return { uri: `mongodb://me:a-password@127.0.0.1:${await listening(server)}/bingoboard`, taken, close }
}
