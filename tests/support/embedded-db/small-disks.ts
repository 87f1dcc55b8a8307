import { execFileSync, spawnSync } from 'node:child_process'
import { startDbProcess, type DbProcess } from './processes.ts'
import { temporaryDir } from './test-db.ts'

const SMALL_BYTES = 3 * 1024 * 1024

/** A place for a database that is full after about 3 MB. */
export interface SmallDisk {
  name: string
  start: () => Promise<DbProcess>
  /** Gives the process space again: the same one where the machine can do that, else a new one on the same directory. */
  grow: (db: DbProcess) => Promise<DbProcess>
  remove: () => void
}

/** A process whose files may not grow beyond the limit: it sees a full disk, and the test needs no root. */
export function limitedFiles(): SmallDisk {
  const { path, remove } = temporaryDir()
  // In blocks of 512 bytes. Only the soft limit, so that it can be lifted.
  const launcher = ['sh', '-c', `ulimit -S -f ${SMALL_BYTES / 512} && exec "$@"`, 'sh']
  const canLift = spawnSync('prlimit', ['--version']).status === 0
  return {
    name: 'files that cannot grow (ulimit)',
    start: () => startDbProcess(path, { launcher }),
    grow: async (db) => {
      if (canLift) {
        execFileSync('prlimit', ['--pid', String(db.pid), '--fsize=unlimited'])
        return db
      }
      await db.end('SIGTERM')
      return startDbProcess(path)
    },
    remove,
  }
}

/** A separate file system; undefined without the right to mount. */
export function smallFileSystem(): SmallDisk | undefined {
  const { path, remove } = temporaryDir()
  const options = `size=${SMALL_BYTES},mode=0700`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) {
    remove()
    return undefined
  }
  return {
    name: 'a file system of 3 MB',
    start: () => startDbProcess(path),
    grow: (db) => {
      execFileSync('mount', ['-o', 'remount,size=64m', path])
      return Promise.resolve(db)
    },
    remove: () => {
      execFileSync('umount', [path])
      remove()
    },
  }
}
