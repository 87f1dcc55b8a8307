import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { Framer } from '#server/embedded-db/wire.ts'
import type { Doc } from '#server/embedded-db/values.ts'
import { bodyOf, encodeCommand } from './wire-reply.ts'

/** The one database behind all members: what a replica set would have copied to each of them. */
export interface DatabaseBehind {
  /**
   * Runs a command, and resolves with its reply.
   * @param operation of a write that the driver may send twice: the second time gets the reply of the first
   */
  run: (body: Doc, operation?: string) => Promise<Buffer>
  close: () => void
}

const CONNECTIONS = 8
/** Fields that a standalone database does not know. */
const OF_A_REPLICA_SET = ['txnNumber', '$clusterTime', '$readPreference', 'lsid']

/** @param uri of the embedded database */
export async function reachDatabase(uri: string): Promise<DatabaseBehind> {
  const path = decodeURIComponent(/\/\/([^/]+)/.exec(uri)![1]!)
  const target = path.startsWith('/')
    ? { path }
    : { host: path.split(':')[0]!, port: Number(path.split(':')[1]) }
  const done = new Map<string, Promise<Buffer>>()
  const waiting = new Map<number, (reply: Buffer) => void>()
  const sockets: Socket[] = []
  for (let at = 0; at < CONNECTIONS; at++) {
    const socket = connect(target)
    await once(socket, 'connect')
    const framer = new Framer()
    socket.on('data', (chunk: Buffer) => {
      framer.push(chunk)
      for (let reply = framer.next(); reply; reply = framer.next()) {
        const id = reply.readInt32LE(8)
        waiting.get(id)?.(Buffer.from(bodyOf(reply)))
        waiting.delete(id)
      }
    })
    sockets.push(socket)
  }

  let commands = 0
  function send(body: Doc): Promise<Buffer> {
    const id = ++commands
    const known = Object.fromEntries(
      Object.entries(body).filter(([field]) => !OF_A_REPLICA_SET.includes(field)),
    )
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      sockets[id % CONNECTIONS]!.write(encodeCommand(id, known))
    })
  }

  return {
    run: (body, operation) => {
      if (operation === undefined) return send(body)
      const reply = done.get(operation) ?? send(body)
      done.set(operation, reply)
      return reply
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
