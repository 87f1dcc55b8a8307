import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import mongoose from 'mongoose'
import { startEmbeddedDb } from '../embedded-db/embedded-db.ts'
import { checkPages, copyDatabase } from '../embedded-db/data-dir.ts'
import { cardModel, type CardDoc } from '../models/card.ts'
import { takenDownCardModel } from '../models/taken-down.ts'
import { checkDataDirFormat } from './data-format.ts'
import { SESSIONS_COLLECTION } from './indexes.ts'

/** Why a backup is refused: one line. */
class BackupError extends Error {
  override readonly name = 'BackupError'
}

/**
 * How far the versions of cards in a backup are raised. Browsers tell a card's states apart by version: pages that have
 * seen changes since the backup would keep them, and mistake other words for ones they know.
 */
const VERSIONS_AHEAD = 1000

/** The embedded database's error code for a full disk. */
const DISK_FULL_CODE = 14_031

/**
 * Copies the embedded database in `dataDir`, which a server may be using, into a new directory. The directory gets its
 * name only once the copy is complete and has been read in full.
 * @returns how many cards the copy has
 * @throws BackupError, DataDirError
 */
export async function backUp(dataDir: string, target: string): Promise<{ cards: number }> {
  refuseUsedTarget(target)
  checkDataDirFormat(dataDir)
  const unfinished = unfinishedDir(target)
  fs.rmSync(unfinished, { recursive: true, force: true })
  try {
    await copyDatabase(dataDir, unfinished)
    const cards = await prepareForRestore(unfinished)
    checkPages(unfinished)
    // Replaces an empty directory.
    fs.renameSync(unfinished, target)
    return { cards }
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    if (!(error instanceof Error)) throw error
    const { cause = error } = error as { cause?: Error & { code?: unknown } }
    // Damage is in DATA_DIR, but a file that can't be written belongs to the backup.
    if ('code' in cause && (error.message.includes(unfinished) || cause.code === DISK_FULL_CODE))
      throw new BackupError(`${target} can't be written: ${cause.message}`)
    error.message = error.message.replace(unfinished, dataDir)
    throw error
  }
}

/** Returns the directory in which a backup is made, before it gets its name. */
export const unfinishedDir = (target: string): string =>
  join(dirname(target), `.${basename(target)}.unfinished`)

function refuseUsedTarget(target: string): void {
  const stat = fs.statSync(target, { throwIfNoEntry: false })
  if (stat && !stat.isDirectory()) throw new BackupError(`${target} isn't a directory. Choose another name.`)
  // A mount point, such as a volume of Docker, can't be replaced.
  if (stat && stat.dev !== fs.statSync(dirname(target)).dev)
    throw new BackupError(
      `${target} is a disk of its own. Name a new directory on it, such as ${join(target, 'backup')}.`,
    )
  if (stat && fs.readdirSync(target).length > 0)
    throw new BackupError(`${target} isn't empty. Choose a new directory for each backup.`)
}

/** Prepares a copy for its use, after the start has read all of it. */
async function prepareForRestore(dataDir: string): Promise<number> {
  const copy = await startEmbeddedDb({ dataDir })
  const connection = mongoose.createConnection(copy.uri, { autoCreate: false, autoIndex: false })
  try {
    await connection.asPromise()
    const { matchedCount } = await cardModel(connection).updateMany(
      { deletedAt: null },
      { $inc: { version: VERSIONS_AHEAD } },
    )
    const takenDownCards = takenDownCardModel(connection)
    for (const { _id, card } of await takenDownCards.find().lean<{ _id: string; card: CardDoc }[]>())
      await takenDownCards.updateOne(
        { _id },
        { $set: { card: { ...card, version: card.version + VERSIONS_AHEAD } } },
      )
    // A session that ended after the backup would be valid again.
    await connection.collection(SESSIONS_COLLECTION).deleteMany({})
    return matchedCount
  } finally {
    await connection.close()
    await copy.close()
  }
}
