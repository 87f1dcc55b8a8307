import { join } from 'node:path'
import mongoose from 'mongoose'
import { beforeAll, expect, it } from 'vitest'
import type { CopyOptions } from '#server/database/copy-documents.ts'
import { startDbProcess } from '#tests/support/embedded-db/processes.ts'
import { connect } from '#tests/support/embedded-db/test-db.ts'
import { dumpOf, dumpOfDocuments, fill, newMongodb, onEmbedded } from '#tests/support/moving.ts'
import { refusalOf, runCopy, sampleDocuments } from '#tests/support/moving.ts'
import { newFolder } from '#tests/support/new-folder.ts'
import { useEach } from '#tests/support/use-started.ts'

const root = newFolder()
const source = join(root, 'source')
const documents = sampleDocuments()
const STRANGER = { _id: new mongoose.Types.ObjectId(), usernameLower: 'other', email: 'other@example.test' }
const EMPTY = dumpOfDocuments({})
const mongodb = useEach(newMongodb)

beforeAll(() => onEmbedded(source, (uri) => fill(uri, documents)))

/** Returns an `onProgress` that calls `act` once during the copying, when the accounts have begun. */
function inTheMiddle(act: () => unknown): CopyOptions['onProgress'] {
  let isDone = false
  return (step, done, total) => {
    if (isDone || step !== 'Copying' || done < total - 500) return
    isDone = true
    act()
  }
}

/** Copies while another client stores an account in the target, before the copy does. @returns the refusal */
async function refusalBeside(stranger: Record<string, unknown>): Promise<string> {
  const client = await connect(mongodb.uri)
  let writing: Promise<unknown> | undefined
  const onProgress = () => void (writing ??= client.db().collection('users').insertOne(stranger))
  const message = await refusalOf(runCopy(source, mongodb.uri, { onProgress }))
  await writing
  await client.close()
  return message
}

it('MOV-4: a stopped copy leaves the target empty, so that the next one works, and its source as it was', async () => {
  const target = join(root, 'stopped')
  for (const to of [mongodb.uri, target]) {
    const stop = new AbortController()
    const steps = new Set<string>()
    const stopping = inTheMiddle(() => stop.abort())
    const onProgress: typeof stopping = (step, ...rest) => {
      steps.add(step)
      stopping(step, ...rest)
    }
    await expect(runCopy(source, to, { signal: stop.signal, onProgress })).rejects.toThrow('aborted')
    expect([...steps]).toEqual(['Copying', 'Removing'])
  }
  expect(await dumpOf(mongodb.uri)).toEqual(EMPTY)
  expect(await onEmbedded(target, dumpOf)).toEqual(EMPTY)
  await runCopy(source, mongodb.uri)
  await runCopy(source, target)
  expect(await dumpOf(mongodb.uri)).toEqual(dumpOfDocuments(documents))
  expect(await onEmbedded(target, dumpOf)).toEqual(dumpOfDocuments(documents))
  expect(await onEmbedded(source, dumpOf)).toEqual(dumpOfDocuments(documents))
})

it('MOV-4: writes to the target by others make the copy fail, and are kept', async () => {
  expect(await refusalBeside(STRANGER)).toBe(
    'TO has 601 documents in users, not the 600 of the copy. Stop the servers that use it.',
  )
  expect(await dumpOf(mongodb.uri)).toEqual(dumpOfDocuments({ users: [STRANGER] }))
})

it.each(['usernameLower', '_id'])(
  'MOV-4: a document that gets into the target with a copied %s is named and kept, and the copy leaves nothing',
  async (field) => {
    const last = documents.users!.at(-1)!
    const twin = { ...STRANGER, [field]: last[field] }
    expect(await refusalBeside(twin)).toBe(
      `TO has the id or name of a document of users already (_id {"$oid":"${String(last._id)}"}). Stop the servers that use it.`,
    )
    expect(await dumpOf(mongodb.uri)).toEqual(dumpOfDocuments({ users: [twin] }))
  },
)

it('MOV-4: a source that is killed is named and stays complete, and the target is left empty', async () => {
  const dataDir = join(root, 'killed-source')
  await runCopy(source, dataDir)
  const db = await startDbProcess(dataDir)
  let killed: Promise<number | null> | undefined
  const onProgress = () => void (killed ??= db.end('SIGKILL'))
  expect(await refusalOf(runCopy(db.uri, mongodb.uri, { onProgress }))).toMatch(
    /^FROM can't be used \(.*\)\.$/,
  )
  await killed
  expect(await dumpOf(mongodb.uri)).toEqual(EMPTY)
  expect(await onEmbedded(dataDir, dumpOf)).toEqual(dumpOfDocuments(documents))
})

it('MOV-4: a target that is killed keeps a part, and the error says so', async () => {
  const db = await startDbProcess(join(root, 'killed'))
  let killed: Promise<number | null> | undefined
  const onProgress = inTheMiddle(() => (killed = db.end('SIGKILL')))
  expect(await refusalOf(runCopy(source, db.uri, { onProgress }))).toMatch(
    /^The copy failed, and TO still has a part of it: \d+ documents or fewer\. Delete that database before anything uses it\.$/,
  )
  await killed
})
