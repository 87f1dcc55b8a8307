import {
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  closeSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DataDirError } from './errors.ts'
import { findDamage } from './lmdb-file.ts'
import { LockedError, takeLock, type Lock } from './lock.ts'
import { SOCKET_DIR_PREFIX } from './server.ts'

const MARKER = 'bingoboard.json'
const DATABASE = join('database', 'data.mdb')

export interface DataDir {
  databaseFile: string
  /** False until the first start has made the database and set the marker. */
  marked: boolean
  lock: Lock
  /** Says in the directory that it holds a database from now on. */
  mark: () => void
}

/**
 * Makes the directory if it is missing, becomes its only owner and looks at what is in it. Everything that speaks
 * against opening the database is a DataDirError; nothing is ever started afresh where data has been.
 */
export async function openDataDir(path: string): Promise<DataDir> {
  const lock = await own(path)
  try {
    const marker = join(path, MARKER)
    const databaseFile = join(path, DATABASE)
    const marked = existsSync(marker)
    const size = existsSync(databaseFile) ? statSync(databaseFile).size : 0
    if (marked && size === 0) {
      throw new DataDirError(
        path,
        `was emptied: ${MARKER} says that it held a database, but ${DATABASE} is missing or empty. Put it back, or delete ${MARKER} to start afresh.`,
      )
    }
    const damage = size > 0 ? findDamage(databaseFile) : undefined
    if (damage !== undefined) throw damaged(path, damage)
    removeStaleSocketDir(lock)
    return {
      databaseFile,
      marked,
      lock,
      mark: () => writeDurably(marker, JSON.stringify({ database: DATABASE })),
    }
  } catch (error) {
    lock.release()
    throw error instanceof DataDirError ? error : unusable(path, error)
  }
}

export function damaged(path: string, damage: string): DataDirError {
  return new DataDirError(
    path,
    `holds a damaged database (${DATABASE}: ${damage}). Restore it from a backup, or choose another directory.`,
  )
}

export function unusable(path: string, error: unknown): DataDirError {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (code === 'EROFS')
    return new DataDirError(path, 'is on a read-only file system: the embedded database must write there.')
  if (code === 'EACCES' || code === 'EPERM') {
    return new DataDirError(
      path,
      `is read-only for this user (${code}): the embedded database must write there.`,
    )
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') return new DataDirError(path, 'is not a directory.')
  return new DataDirError(path, `cannot be used: ${error instanceof Error ? error.message : String(error)}`)
}

async function own(path: string): Promise<Lock> {
  try {
    mkdirSync(join(path, dirname(DATABASE)), { recursive: true, mode: 0o700 })
    for (const file of [DATABASE, `${DATABASE}-lock`]) assertWritable(join(path, file))
    return await takeLock(join(path, 'database.lock'))
  } catch (error) {
    if (!(error instanceof LockedError)) throw unusable(path, error)
    const by = error.owner.pid === undefined ? '' : ` (pid ${error.owner.pid})`
    throw new DataDirError(
      path,
      `is in use by another process${by}. Stop that one first, or choose another directory.`,
    )
  }
}

function assertWritable(file: string): void {
  if (existsSync(file)) closeSync(openSync(file, 'r+'))
}

/** An owner that was killed leaves its socket behind in the temporary directory. */
function removeStaleSocketDir({ previous: { socketDir } }: Lock): void {
  if (typeof socketDir !== 'string' || !basename(socketDir).startsWith(SOCKET_DIR_PREFIX)) return
  if ([tmpdir(), '/tmp'].includes(dirname(socketDir))) rmSync(socketDir, { recursive: true, force: true })
}

function writeDurably(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  if (process.platform === 'win32') return
  const dir = openSync(dirname(file), 'r')
  fsyncSync(dir)
  closeSync(dir)
}
