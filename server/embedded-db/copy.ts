import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { open } from 'lmdb'
import { DATABASE, MARKER, openForReading } from './data-dir.ts'

/**
 * Copies the database of a data directory as it is at one moment into another directory, on which `startEmbeddedDb` can start.
 * An owner of the directory goes on reading and writing. Refuses a directory without a sound database with a DataDirError.
 */
export async function copyDatabase(dataDir: string, targetDir: string): Promise<void> {
  const { databaseFile, isCopy, release } = await openForReading(dataDir)
  try {
    const target = join(targetDir, DATABASE)
    fs.mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
    // With it, a copy without our data is refused like any other damage.
    if (fs.existsSync(join(dataDir, MARKER))) fs.copyFileSync(join(dataDir, MARKER), join(targetDir, MARKER))
    await (isCopy ? fs.promises.copyFile(databaseFile, target) : compact(databaseFile, target))
    const fd = fs.openSync(target, 'r+')
    fs.fchmodSync(fd, 0o600)
    fs.fsyncSync(fd)
    fs.closeSync(fd)
  } finally {
    release()
  }
}

/** Copies a database without its free and reserved pages. */
async function compact(databaseFile: string, target: string): Promise<void> {
  const source = open({ path: databaseFile, noSubdir: true, readOnly: true })
  try {
    await source.backup(target, true)
  } finally {
    await source.close()
  }
}
