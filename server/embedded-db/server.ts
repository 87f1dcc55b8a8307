import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine, Recorder } from './command.ts'
import { dispatch } from './dispatch.ts'
import { encode, type Doc } from './values.ts'
import { encodeResponse, Framer, parseRequest } from './wire.ts'

interface Connection {
  socket: Socket
  busy: boolean
}

/** The longest path of a Unix socket: with the closing NUL 108 bytes on Linux, 104 on macOS. */
const MAX_SOCKET_PATH_BYTES = 103
/** How long a client may take to read its last reply when the server closes. */
const CLOSE_GRACE_MS = 2000
export const SOCKET_DIR_PREFIX = 'bingoboard-db-'

/**
 * Listens on a Unix socket in a directory that only its owner may enter; on Windows on a loopback port. Returns the host
 * part of a MongoDB URI, the socket's directory, and `close`, which finishes the running commands first.
 */
export async function listen(engine: Engine, log: (message: string) => void, record?: Recorder) {
  const connections = new Map<Connection, Promise<void>>()
  let closing = false

  /** Answers the messages of one connection one after the other, in their order. */
  async function serve(connection: Connection): Promise<void> {
    const { socket } = connection
    const framer = new Framer()
    for await (const chunk of socket) {
      framer.push(chunk as Buffer)
      for (let message = framer.next(); message; message = framer.next()) {
        connection.busy = true
        const request = parseRequest(message)
        const reply = encode((await dispatch(engine, request, record)) as Doc)
        if (!request.expectsNoReply)
          await new Promise((resolve) => socket.write(encodeResponse(request, reply), resolve))
        connection.busy = false
        if (closing) return
      }
    }
  }

  const server = createServer((socket) => {
    // Without a listener, a client that leaves during a reply would end the process; `serve` fails as well.
    socket.on('error', () => undefined)
    const connection: Connection = { socket, busy: false }
    const served = serve(connection)
      .catch((error: unknown) => {
        // A code marks a broken connection; anything else is an unreadable message, or a fault of ours.
        if (error instanceof Error && !('code' in error))
          log(`embedded database: closed a connection: ${error.message}`)
      })
      .finally(() => {
        socket.destroy()
        connections.delete(connection)
      })
    connections.set(connection, served)
  })
  const { host, socketDir } = await bind(server)

  async function close(): Promise<void> {
    closing = true
    const closed = new Promise((resolve) => server.close(resolve))
    const running = [...connections]
    for (const [{ socket, busy }] of running) if (!busy) socket.destroy()
    const cut = setTimeout(() => running.forEach(([{ socket }]) => socket.destroy()), CLOSE_GRACE_MS)
    await Promise.all(running.map(([, served]) => served))
    clearTimeout(cut)
    await closed
    if (socketDir) rmSync(socketDir, { recursive: true, force: true })
  }
  return { host, socketDir, close }
}

async function bind(server: Server): Promise<{ host: string; socketDir?: string }> {
  const listening = (where: { host: string; port: number } | { path: string }) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(where, resolve))
  if (process.platform === 'win32') {
    await listening({ host: '127.0.0.1', port: 0 })
    return { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }
  }
  const nameBytes = `/${SOCKET_DIR_PREFIX}XXXXXX/db.sock`.length
  const base = Buffer.byteLength(tmpdir()) + nameBytes <= MAX_SOCKET_PATH_BYTES ? tmpdir() : '/tmp'
  const socketDir = mkdtempSync(join(base, SOCKET_DIR_PREFIX))
  const path = join(socketDir, 'db.sock')
  await listening({ path })
  return { host: encodeURIComponent(path), socketDir }
}
