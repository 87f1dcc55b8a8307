import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { newFolder } from '../new-folder.ts'

const SIZE_MB = 24
/** The space left for the server, in addition to its database, when the disk is filled up. */
const LEFT_BYTES = 300_000

/** A location for a server's data that a test can fill up and empty while the server runs. */
export interface FillableDisk {
  dataDir: string
  fill: (pid: number) => void
  empty: (pid: number) => void
  remove: () => void
}

/** Mounts a separate file system that another file fills; undefined without permission to mount. */
export function smallDisk(): FillableDisk | undefined {
  const path = newFolder()
  const options = `size=${SIZE_MB}m,mode=0700`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0) return undefined
  const ballast = join(path, 'ballast')
  return {
    dataDir: join(path, 'data'),
    fill: () => {
      writeFileSync(ballast, '')
      // Fills the disk completely, and then frees the space that the test leaves.
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k', 'status=none'])
      const { stdout } = spawnSync('stat', ['-c', '%s', ballast])
      truncateSync(ballast, Math.max(0, Number(stdout.toString()) - LEFT_BYTES))
    },
    empty: () => rmSync(ballast),
    remove: () => void execFileSync('umount', [path]),
  }
}

/** Limits the size of the process's files, which looks like a full disk; undefined if the system has no `prlimit`. */
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
 * Makes files immutable, as on a failing disk that becomes read-only, and writable again. Undefined without permission, or on a
 * file system that does not refuse writes to files that are already open.
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
