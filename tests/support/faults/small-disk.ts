import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../new-folder.ts'

const SIZE_MB = 24
/** Room that is left for the server, beside what its database has taken when the disk is filled up. */
const LEFT_BYTES = 300_000

/** A place for a server's data that a test fills up and empties while the server runs. */
export interface FillableDisk {
  dataDir: string
  fill: (pid: number) => void
  empty: (pid: number) => void
  remove: () => void
}

/** A file system of its own, filled by another file; undefined without the right to mount. */
export function smallDisk(): FillableDisk | undefined {
  const path = newFolder()
  const options = `size=${SIZE_MB}m,mode=0700`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) return undefined
  const ballast = join(path, 'ballast')
  return {
    dataDir: join(path, 'data'),
    fill: () => {
      writeFileSync(ballast, '')
      // Until it is full: then gives back what the test leaves.
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k', 'status=none'])
      const { stdout } = spawnSync('stat', ['-c', '%s', ballast])
      truncateSync(ballast, Math.max(0, Number(stdout.toString()) - LEFT_BYTES))
    },
    empty: () => rmSync(ballast),
    remove: () => void execFileSync('umount', [path]),
  }
}

/** Files of the process that may not grow, which it sees as a full disk; undefined where the system has no `prlimit`. */
export function limitedFiles(): FillableDisk | undefined {
  if (spawnSync('prlimit', ['--version']).status !== 0) return undefined
  const dataDir = newFolder()
  const limit = (pid: number, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  return {
    dataDir,
    fill: (pid) => {
      const size = spawnSync('stat', ['-c', '%s', join(dataDir, 'database', 'data.mdb')]).stdout.toString()
      limit(pid, String(Number(size) + LEFT_BYTES))
    },
    empty: (pid) => limit(pid, 'unlimited'),
    remove: () => undefined,
  }
}

const protect = (file: string, mode: '+i' | '-i') => spawnSync('chattr', [mode, file]).status === 0

/**
 * Files that can't be written anymore, as on a disk that fails and becomes read-only: protected ones, which the system can
 * also give back. Undefined without that right, or on a file system that does not refuse who has the file open.
 */
export function protectedFiles(): FillableDisk | undefined {
  const path = newFolder()
  const dataDir = join(path, 'data')
  const database = join(dataDir, 'database', 'data.mdb')
  const probe = join(path, 'probe')
  const opened = openSync(probe, 'w')
  let isRefused = false
  try {
    if (protect(probe, '+i')) writeSync(opened, 'x')
  } catch {
    isRefused = true
  }
  closeSync(opened)
  protect(probe, '-i')
  const unprotect = () => protect(database, '-i')
  return isRefused
    ? { dataDir, fill: () => protect(database, '+i'), empty: unprotect, remove: unprotect }
    : undefined
}
