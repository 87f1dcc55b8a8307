import { Double, Int32, Long, ObjectId, type Document } from 'bson'

const OWNER = new ObjectId('6530f0a1b2c3d4e5f6a7b8c9')

/** Documents of which a unique index accepts only one, and MongoDB's error for the others. */
export interface DuplicateKeyCase {
  /** The unique index; without one, the `_id` collides. */
  index?: Record<string, 1 | -1>
  /** The document that each client inserts; without an `_id`, each gets its own. */
  doc: Document
  keyValue: Document
  /** The part of the message after `dup key: `. */
  shown: string
}

const email = (text: string): DuplicateKeyCase => ({
  index: { email: 1 },
  doc: { email: text },
  keyValue: { email: text },
  shown: `{ email: "${text}" }`,
})

export const DUPLICATE_KEY_CASES: Record<string, DuplicateKeyCase> = {
  'the _id': {
    doc: { _id: OWNER },
    keyValue: { _id: OWNER },
    shown: "{ _id: ObjectId('6530f0a1b2c3d4e5f6a7b8c9') }",
  },
  'a string': email('ada@example.com'),
  'a string with quotes, which are not escaped': email('"ada"\\@example.com'),
  'a long string': email('a'.repeat(159)),
  'several fields, one descending': {
    index: { owner: 1, at: -1, n: 1 },
    doc: { owner: OWNER, at: new Date(1_700_000_000_000), n: new Int32(5) },
    keyValue: { owner: OWNER, at: new Date(1_700_000_000_000), n: 5 },
    shown: "{ owner: ObjectId('6530f0a1b2c3d4e5f6a7b8c9'), at: new Date(1700000000000), n: 5 }",
  },
  'numbers of every type, a boolean': {
    index: { d: 1, f: 1, l: 1, b: 1 },
    doc: { d: new Double(5), f: new Double(2.5), l: Long.fromNumber(7), b: true },
    keyValue: { d: 5, f: 2.5, l: 7, b: true },
    shown: '{ d: 5.0, f: 2.5, l: 7, b: true }',
  },
  'a missing field': { index: { phone: 1 }, doc: {}, keyValue: { phone: null }, shown: '{ phone: null }' },
  'a path': {
    index: { 'profile.name': 1 },
    doc: { profile: { name: 'ada' } },
    keyValue: { 'profile.name': 'ada' },
    shown: '{ profile.name: "ada" }',
  },
}
