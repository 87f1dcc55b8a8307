import { Double, Int32, Long, ObjectId, type Document } from 'bson'

const OWNER = new ObjectId('6530f0a1b2c3d4e5f6a7b8c9')

/** Documents that a unique index keeps to one, and what MongoDB says to all the others. */
export interface DuplicateKeyCase {
  name: string
  /** Without one it is the `_id` that collides. */
  index?: { key: Record<string, 1 | -1>; partialFilterExpression?: Document }
  /** What each of the racers inserts; where the `_id` is left out each gets its own. */
  doc: Document
  indexName: string
  keyPattern: Record<string, 1 | -1>
  keyValue: Document
  /** As in the message after `dup key: `. */
  shown: string
}

const email = (text: string, shown: string): DuplicateKeyCase => ({
  name: `a text (${shown.length} characters)`,
  index: { key: { email: 1 } },
  doc: { email: text },
  indexName: 'email_1',
  keyPattern: { email: 1 },
  keyValue: { email: text },
  shown: `{ email: "${shown}" }`,
})

export const DUPLICATE_KEY_CASES: DuplicateKeyCase[] = [
  {
    name: 'the _id',
    doc: { _id: OWNER },
    indexName: '_id_',
    keyPattern: { _id: 1 },
    keyValue: { _id: OWNER },
    shown: "{ _id: ObjectId('6530f0a1b2c3d4e5f6a7b8c9') }",
  },
  email('ada@example.com', 'ada@example.com'),
  // Unescaped, and cut short from 160 bytes on.
  email('"ada"\\@example.com', '"ada"\\@example.com'),
  email('a'.repeat(159), 'a'.repeat(159)),
  email('a'.repeat(160), `${'a'.repeat(150)}...`),
  {
    name: 'several fields, one descending',
    index: { key: { owner: 1, at: -1, n: 1 } },
    doc: { owner: OWNER, at: new Date(1_700_000_000_000), n: new Int32(5) },
    indexName: 'owner_1_at_-1_n_1',
    keyPattern: { owner: 1, at: -1, n: 1 },
    keyValue: { owner: OWNER, at: new Date(1_700_000_000_000), n: 5 },
    shown: "{ owner: ObjectId('6530f0a1b2c3d4e5f6a7b8c9'), at: new Date(1700000000000), n: 5 }",
  },
  {
    name: 'numbers of every type, a boolean',
    index: { key: { d: 1, f: 1, l: 1, b: 1 } },
    doc: { d: new Double(5), f: new Double(2.5), l: Long.fromNumber(7), b: true },
    indexName: 'd_1_f_1_l_1_b_1',
    keyPattern: { d: 1, f: 1, l: 1, b: 1 },
    keyValue: { d: 5, f: 2.5, l: 7, b: true },
    shown: '{ d: 5.0, f: 2.5, l: 7, b: true }',
  },
  {
    name: 'a field that is missing',
    index: { key: { phone: 1 } },
    doc: {},
    indexName: 'phone_1',
    keyPattern: { phone: 1 },
    keyValue: { phone: null },
    shown: '{ phone: null }',
  },
  {
    name: 'a path',
    index: { key: { 'profile.name': 1 } },
    doc: { profile: { name: 'ada' } },
    indexName: 'profile.name_1',
    keyPattern: { 'profile.name': 1 },
    keyValue: { 'profile.name': 'ada' },
    shown: '{ profile.name: "ada" }',
  },
  {
    name: 'an element of an array',
    index: { key: { tags: 1 } },
    doc: { tags: ['a', 'b'] },
    indexName: 'tags_1',
    keyPattern: { tags: 1 },
    keyValue: { tags: 'a' },
    shown: '{ tags: "a" }',
  },
  {
    name: 'a partial index',
    index: { key: { token: 1 }, partialFilterExpression: { token: { $exists: true } } },
    doc: { token: 't' },
    indexName: 'token_1',
    keyPattern: { token: 1 },
    keyValue: { token: 't' },
    shown: '{ token: "t" }',
  },
]
