import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { setInterval } from 'node:timers'
import { setTimeout as delay } from 'node:timers/promises'
import { DataDirError } from './errors.ts'
import type { Storage } from './storage.ts'

/**
 * When another process opens the file of a running database, LMDB 3.5.6 goes back to the transaction that it read
 * there: one that the owner commits at the same moment is lost, and the owner may crash. So only the owner opens it,
 * and makes copies for others. They request one by a file next to the database, `copy-ID.wanted`, as two containers, or
 * a service with a temporary directory of its own, share nothing else. The owner writes `copy-ID.part`, and renames it
 * to `copy-ID.mdb`, or writes to `copy-ID.failed` why it can't.
 */
const REQUEST_FILE = /^(copy-[\w-]+)\.wanted$/
const COPY_FILE = /^copy-[\w-]+\.(?:wanted|part|mdb|failed)$/
const OWNER_POLL_MS = 500
const REQUESTER_POLL_MS = 100
/** How long an owner may take to begin. */
const START_TIMEOUT_MS = 30_000
/** The space to leave free for cards that are written meanwhile. */
const SPARE_BYTES = 64 * 1024 * 1024

/** How long copies are kept: the process that requested one has read it by then, or was killed. */
const RETENTION_MS = 3_600_000

/** Deletes a file. Windows refuses while it is open: then the owner deletes it later. */
export function removeFile(file: string): void {
  try {
    fs.rmSync(file, { force: true })
  } catch {
    // An owner that starts, or makes another copy, deletes it.
  }
}

function removeLeftovers(folder: string, beforeMs: number): void {
  for (const file of fs.readdirSync(folder).filter((name) => COPY_FILE.test(name))) {
    const path = join(folder, file)
    const modifiedMs = fs.statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? beforeMs
    if (modifiedMs < beforeMs) removeFile(path)
  }
}

/**
 * Makes the copies that other processes request, one after the other.
 * @returns a function that stops this, once the running copy is done
 */
export function answerCopyRequests(databaseFile: string, storage: Storage): () => Promise<void> {
  const folder = dirname(databaseFile)
  removeLeftovers(folder, Infinity)
  let running: Promise<void> | undefined

  async function makeCopy(name: string): Promise<void> {
    const copy = join(folder, name)
    try {
      removeLeftovers(folder, Date.now() - RETENTION_MS)
      await storage.copyTo(`${copy}.part`)
      // The process that requested it may have given up.
      if (fs.existsSync(`${copy}.wanted`)) fs.renameSync(`${copy}.part`, `${copy}.mdb`)
    } catch (error) {
      fs.writeFileSync(`${copy}.failed`, error instanceof Error ? error.message : String(error))
    } finally {
      removeFile(`${copy}.part`)
      removeFile(`${copy}.wanted`)
    }
  }
  async function makeRequestedCopies(): Promise<void> {
    for (const file of fs.readdirSync(folder)) {
      const name = REQUEST_FILE.exec(file)?.[1]
      if (name !== undefined) await makeCopy(name)
    }
  }
  const timer = setInterval(() => {
    running ??= makeRequestedCopies()
      // The folder can't be read: a process that requests a copy gets no answer, and reports that.
      .catch(() => undefined)
      .finally(() => (running = undefined))
  }, OWNER_POLL_MS).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Requests a copy of a database as it is at one moment from the owner of its directory.
 * @param hasOwnerEnded whether the owner has ended
 * @returns the copy, which the caller deletes; undefined once the owner has ended
 * @throws DataDirError when there is no space for it, the owner can't make it, or doesn't answer
 */
export async function requestCopy(
  dataDir: string,
  databaseFile: string,
  hasOwnerEnded: () => Promise<boolean>,
): Promise<string | undefined> {
  const folder = dirname(databaseFile)
  const { bavail, bsize } = fs.statfsSync(folder)
  // A copy is no larger than the file.
  const { size } = fs.statSync(databaseFile)
  const missingMb = Math.ceil((size + SPARE_BYTES - bavail * bsize) / 1e6)
  if (missingMb > 0)
    throw new DataDirError(
      dataDir,
      `can't be copied while a server runs on it: its disk needs ${missingMb} MB more of free space.`,
    )
  const name = join(folder, `copy-${randomUUID()}`)
  const requestedAtMs = Date.now()
  fs.writeFileSync(`${name}.wanted`, '', { mode: 0o600 })
  try {
    while (!(await hasOwnerEnded())) {
      if (fs.existsSync(`${name}.mdb`)) return `${name}.mdb`
      const reason = fs.existsSync(`${name}.failed`) && fs.readFileSync(`${name}.failed`, 'utf8')
      if (reason) throw new DataDirError(dataDir, `can't be copied: ${reason}`)
      if (Date.now() - requestedAtMs > START_TIMEOUT_MS && !fs.existsSync(`${name}.part`))
        throw new DataDirError(
          dataDir,
          'is in use by a server that answers no request for a copy. Restart it, with this version, and try again.',
        )
      await delay(REQUESTER_POLL_MS)
    }
    return undefined
  } finally {
    removeFile(`${name}.wanted`)
    removeFile(`${name}.failed`)
  }
}
