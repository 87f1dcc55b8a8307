import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { createServer, type Server } from 'node:net'
import { dirname } from 'node:path'

/** The content of the lock file: for the message to a second process, and for the next owner. */
export interface Owner {
  pid?: number
  /** The directory of the socket, which is deleted after a killed owner. */
  socketDir?: string | undefined
  /** The device and inode of the database file that its owner has open; missing after a clean end. */
  file?: string
  /** The state of the database file when its last owner closed it; missing after a killed owner. */
  closed?: string
}

export type Lock = NonNullable<Awaited<ReturnType<typeof takeLock>>>

/** Flags with which `open` takes the lock: O_EXLOCK | O_NONBLOCK of macOS and the BSDs, libuv's for Windows. */
const LOCK_FLAGS: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | 0x4,
  freebsd: 0x20 | 0x4,
  openbsd: 0x20 | 0x4,
  win32: 0x10000000,
}
const LOCKED_CODES = ['EAGAIN', 'EWOULDBLOCK', 'EBUSY']

/**
 * Takes a lock on `file` that the kernel releases when this process ends, however it ends; undefined when another
 * process holds it. Node has no call for this on Linux: there the program `flock` locks the descriptor it inherits,
 * which is our own open file, so the lock stays when it exits (3 ms). Without that program an abstract socket named
 * after the file is the lock: a kernel gives a name to one owner only.
 */
export async function takeLock(file: string) {
  const flags = fs.constants.O_RDWR | fs.constants.O_CREAT | (LOCK_FLAGS[process.platform] ?? 0)
  let fd: number
  try {
    fd = fs.openSync(file, flags, 0o600)
  } catch (error) {
    if (LOCKED_CODES.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
  // A file made by root's backup must not keep the service's own user out.
  const folder = process.getuid?.() === 0 ? fs.statSync(dirname(file)) : undefined
  if (folder) fs.fchownSync(fd, folder.uid, folder.gid)
  let socket: Server | undefined
  if (process.platform === 'linux') {
    const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] })
    if (error) socket = await bindAbstractSocket(fd)
    if (error ? !socket : status !== 0) {
      fs.closeSync(fd)
      return undefined
    }
  }
  return {
    previousOwner: readOwner(file),
    writeOwner: (owner: Owner) => {
      fs.ftruncateSync(fd)
      fs.writeSync(fd, JSON.stringify(owner), 0)
    },
    release: () => {
      socket?.close()
      fs.closeSync(fd)
    },
  }
}

/** Listens on an abstract socket. @returns undefined when its name is taken */
function bindAbstractSocket(fd: number): Promise<Server | undefined> {
  const { dev, ino } = fs.fstatSync(fd)
  const server = createServer((socket) => socket.destroy())
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen({ path: `\0bingoboard-lock-${dev}-${ino}` }, () => resolve(server.unref()))
  })
}

export function readOwner(file: string): Owner {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Owner
  } catch {
    return {}
  }
}
