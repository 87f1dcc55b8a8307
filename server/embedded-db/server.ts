import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Engine } from './command.ts'
import { dispatch, type CommandRecord } from './dispatch.ts'
import { CommandError } from './errors.ts'
import { encodeReply, errorReply, type Reply } from './reply.ts'
import { encodeResponse, Framer, parseRequest } from './wire.ts'

/** Where the name of a Unix socket ends: 108 bytes on Linux, 104 on macOS, with the closing NUL. */
const MAX_SOCKET_PATH_BYTES = 103
/** How long a client may take to read its last answer when the server closes. */
const CLOSE_GRACE_MS = 2000
export const SOCKET_DIR_PREFIX = 'bingoboard-db-'

export interface ServerOptions {
  log: (message: string) => void
  record?: ((command: CommandRecord) => void) | undefined
}

export interface WireServer {
  /** Host part of a MongoDB URI. */
  host: string
  /** The directory made for the socket; removed on close. */
  socketDir: string | undefined
  /** Answers what is being worked on, then ends every connection. */
  close: () => Promise<void>
}

interface Connection {
  socket: Socket
  busy: boolean
  served: Promise<void>
}

/** Listens on a Unix socket in a directory of its own that only its owner may enter; on Windows on a loopback port. */
export async function listen(engine: Engine, { log, record }: ServerOptions): Promise<WireServer> {
  const connections = new Set<Connection>()
  let closing = false
  const server = createServer((socket) => {
    // A client that goes away in mid-answer: `serve` sees it too, this keeps it from ending the process.
    socket.on('error', () => undefined)
    const connection: Connection = { socket, busy: false, served: Promise.resolve() }
    connection.served = serve(
      connection,
      (message) => answer(engine, message, record),
      () => closing,
    )
      .catch((error: unknown) => {
        // A code marks a broken connection; anything else is a message that could not be read, or a fault of ours.
        if (error instanceof Error && !('code' in error))
          log(`embedded database: closed a connection: ${error.message}`)
      })
      .finally(() => {
        socket.destroy()
        connections.delete(connection)
      })
    connections.add(connection)
  })
  const where = await bind(server)
  return {
    ...where,
    close: async () => {
      closing = true
      const closed = new Promise((resolve) => server.close(resolve))
      const running = [...connections]
      for (const { socket, busy } of running) if (!busy) socket.destroy()
      const cut = setTimeout(() => running.forEach(({ socket }) => socket.destroy()), CLOSE_GRACE_MS)
      await Promise.all(running.map(({ served }) => served))
      clearTimeout(cut)
      await closed
      if (where.socketDir) rmSync(where.socketDir, { recursive: true, force: true })
    },
  }
}

async function bind(server: Server): Promise<Pick<WireServer, 'host' | 'socketDir'>> {
  if (process.platform === 'win32') {
    await listening(server, { host: '127.0.0.1', port: 0 })
    return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, socketDir: undefined }
  }
  const room = `/${SOCKET_DIR_PREFIX}XXXXXX/db.sock`.length
  const base = Buffer.byteLength(tmpdir()) + room <= MAX_SOCKET_PATH_BYTES ? tmpdir() : '/tmp'
  const socketDir = mkdtempSync(join(base, SOCKET_DIR_PREFIX))
  const path = join(socketDir, 'db.sock')
  await listening(server, { path })
  return { host: encodeURIComponent(path), socketDir }
}

function listening(server: Server, where: { host: string; port: number } | { path: string }): Promise<void> {
  return new Promise((resolve, reject) => server.once('error', reject).listen(where, resolve))
}

/** One connection: its messages are answered one after the other, in their order. */
async function serve(
  connection: Connection,
  respond: (message: Buffer) => Promise<Buffer | undefined>,
  closing: () => boolean,
): Promise<void> {
  const { socket } = connection
  const framer = new Framer()
  for await (const chunk of socket) {
    framer.push(chunk as Buffer)
    for (let message = framer.next(); message; message = framer.next()) {
      connection.busy = true
      const response = await respond(message)
      if (response) await new Promise((resolve) => socket.write(response, resolve))
      connection.busy = false
      if (closing()) return
    }
  }
}

let responses = 0

async function answer(
  engine: Engine,
  message: Buffer,
  record: ServerOptions['record'],
): Promise<Buffer | undefined> {
  let request
  let reply: Reply
  try {
    request = parseRequest(message)
    reply = await dispatch(engine, request, record)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    reply = errorReply(error)
  }
  if (request?.silent) return undefined
  const asked = request ?? { id: message.readInt32LE(4), legacy: false }
  responses = (responses + 1) % 2 ** 31
  return encodeResponse(asked, responses, encodeReply(reply))
}
