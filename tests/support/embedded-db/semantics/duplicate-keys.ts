import { Double, Int32, Long, ObjectId, type Document } from 'bson'

const OWNER = new ObjectId('6530f0a1b2c3d4e5f6a7b8c9')

/** Documents of which a unique index accepts one, and MongoDB's error for all the others. */
export interface DuplicateKeyCase {
  name: string
  /** Without one the `_id` collides. */
  index?: Record<string, 1 | -1>
  /** What each client inserts; without an `_id` each gets its own. */
  doc: Document
  indexName: string
  keyPattern: Record<string, 1 | -1>
  keyValue: Document
  /** As in the message after `dup key: `. */
  shown: string
}

const email = (text: string, shown: string): DuplicateKeyCase => ({
  name: `a string (${shown.length} characters)`,
  index: { email: 1 },
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
  // Unescaped.
  email('"ada"\\@example.com', '"ada"\\@example.com'),
  email('a'.repeat(159), 'a'.repeat(159)),
  {
    name: 'several fields, one descending',
    index: { owner: 1, at: -1, n: 1 },
    doc: { owner: OWNER, at: new Date(1_700_000_000_000), n: new Int32(5) },
    indexName: 'owner_1_at_-1_n_1',
    keyPattern: { owner: 1, at: -1, n: 1 },
    keyValue: { owner: OWNER, at: new Date(1_700_000_000_000), n: 5 },
    shown: "{ owner: ObjectId('6530f0a1b2c3d4e5f6a7b8c9'), at: new Date(1700000000000), n: 5 }",
  },
  {
    name: 'numbers of every type, a boolean',
    index: { d: 1, f: 1, l: 1, b: 1 },
    doc: { d: new Double(5), f: new Double(2.5), l: Long.fromNumber(7), b: true },
    indexName: 'd_1_f_1_l_1_b_1',
    keyPattern: { d: 1, f: 1, l: 1, b: 1 },
    keyValue: { d: 5, f: 2.5, l: 7, b: true },
    shown: '{ d: 5.0, f: 2.5, l: 7, b: true }',
  },
  {
    name: 'a missing field',
    index: { phone: 1 },
    doc: {},
    indexName: 'phone_1',
    keyPattern: { phone: 1 },
    keyValue: { phone: null },
    shown: '{ phone: null }',
  },
  {
    name: 'a path',
    index: { 'profile.name': 1 },
    doc: { profile: { name: 'ada' } },
    indexName: 'profile.name_1',
    keyPattern: { 'profile.name': 1 },
    keyValue: { 'profile.name': 'ada' },
    shown: '{ profile.name: "ada" }',
  },
]
