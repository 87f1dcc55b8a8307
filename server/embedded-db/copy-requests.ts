import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setInterval } from 'node:timers'
import { setTimeout as delay } from 'node:timers/promises'
import { DataDirError } from './errors.ts'
import type { Storage } from './storage.ts'

/**
 * A process that opens the file of a running database makes LMDB 3.5.6 go back to the transaction that it read there: one
 * that the owner commits at the same moment is lost, and the owner may end. So only the owner opens it, and makes copies for others.
 * They ask by a file in the data directory, which is all that two containers, or a service with a temporary directory of its own,
 * share: `copy-ID.wanted`. The owner writes `copy-ID.part`, and renames it to `copy-ID.mdb`, or says in `copy-ID.failed` why not.
 */
const REQUEST = /^(copy-[\w-]+)\.wanted$/
const ANY = /^copy-[\w-]+\.(?:wanted|part|mdb|mdb-lock|failed)$/
const OWNER_POLL_MS = 500
const ASKER_POLL_MS = 100
/** How long an owner may take to begin. */
const ANSWER_TIMEOUT_MS = 30_000
/** What stays free for cards that are written meanwhile. */
const SPARE_BYTES = 64 * 1024 * 1024

/** Who asked for a copy has read it by then, or was killed. */
const KEPT_MS = 3_600_000

/** Windows refuses while it is open: then the owner does it later. */
export function remove(file: string): void {
  try {
    fs.rmSync(file, { force: true })
  } catch {
    // An owner that starts, or makes another copy, removes it.
  }
}

function removeLeft(dataDir: string, before: number): void {
  for (const file of fs.readdirSync(dataDir).filter((name) => ANY.test(name))) {
    const path = join(dataDir, file)
    const changed = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? before
    if (changed < before) remove(path)
  }
}

/**
 * Makes the copies that other processes ask for, one after the other.
 * @returns ends it, once the running copy is done
 */
export function answerCopyRequests(dataDir: string, storage: Storage): () => Promise<void> {
  removeLeft(dataDir, Infinity)
  let running: Promise<void> | undefined

  async function answer(name: string): Promise<void> {
    const [wanted, part, done, failed] = ['wanted', 'part', 'mdb', 'failed'].map((kind) =>
      join(dataDir, `${name}.${kind}`),
    ) as [string, string, string, string]
    try {
      removeLeft(dataDir, Date.now() - KEPT_MS)
      await storage.copyTo(part)
      // Who asked may have given up.
      if (fs.existsSync(wanted)) fs.renameSync(part, done)
    } catch (error) {
      fs.writeFileSync(failed, error instanceof Error ? error.message : String(error))
    } finally {
      remove(part)
      remove(wanted)
    }
  }
  async function answerAll(): Promise<void> {
    for (const file of fs.readdirSync(dataDir)) {
      const name = REQUEST.exec(file)?.[1]
      if (name !== undefined) await answer(name)
    }
  }
  const timer = setInterval(() => {
    running ??= answerAll()
      // The folder can't be read: who asks gets no answer, and says so.
      .catch(() => undefined)
      .finally(() => (running = undefined))
  }, OWNER_POLL_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Asks the owner of a data directory for a copy of its database as it is at one moment.
 * @param sizeBytes of the database: a copy is no larger
 * @param isOver whether the owner has ended
 * @returns the copy, which is the caller's to delete; undefined once the owner has ended
 * @throws DataDirError when there is no space for it, the owner can't make it, or doesn't answer
 */
export async function requestCopy(
  dataDir: string,
  sizeBytes: number,
  isOver: () => Promise<boolean>,
): Promise<string | undefined> {
  const { bavail, bsize } = fs.statfsSync(dataDir)
  const missingMb = Math.ceil((sizeBytes + SPARE_BYTES - bavail * bsize) / 1e6)
  if (missingMb > 0)
    throw new DataDirError(
      dataDir,
      `can't be copied while a server runs on it: its disk needs ${missingMb} MB more of free space.`,
    )
  const name = join(dataDir, `copy-${randomUUID()}`)
  const askedMs = Date.now()
  fs.writeFileSync(`${name}.wanted`, '', { mode: 0o600 })
  try {
    while (!(await isOver())) {
      if (fs.existsSync(`${name}.mdb`)) return `${name}.mdb`
      const reason = fs.existsSync(`${name}.failed`) && fs.readFileSync(`${name}.failed`, 'utf8')
      if (reason) throw new DataDirError(dataDir, `can't be copied: ${reason}`)
      if (Date.now() - askedMs > ANSWER_TIMEOUT_MS && !fs.existsSync(`${name}.part`))
        throw new DataDirError(
          dataDir,
          'is in use by a server that answers no request for a copy. Restart it, with this version, and try again.',
        )
      await delay(ASKER_POLL_MS)
    }
    return undefined
  } finally {
    remove(`${name}.wanted`)
    remove(`${name}.failed`)
  }
}
