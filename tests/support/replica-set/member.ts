import { EventEmitter } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { Binary, Double, Int32, Long, ObjectId } from 'bson'
import { isDoc, type Doc } from '#server/embedded-db/values.ts'
import { encodeResponse, Framer, parseRequest, type Request } from '#server/embedded-db/wire.ts'
import { endOf, listening } from '../listening.ts'
import type { DatabaseBehind } from './database-behind.ts'
import { failureBody, replyTo, streamedReplyTo, type Failure } from './wire-reply.ts'

const NOT_PRIMARY: Failure = { code: 10_107, codeName: 'NotWritablePrimary' }
const NOT_PRIMARY_NOR_ALLOWED: Failure = { code: 13_435, codeName: 'NotPrimaryNoSecondaryOk' }
const READS = new Set(['find', 'aggregate', 'count', 'distinct', 'getMore'])
const GREETINGS = new Set(['hello', 'ismaster', 'isMaster'])

/** The state that all members of the set share. */
export interface SetState {
  name: string
  hosts: string[]
  /** `host:port`; undefined during an election. */
  primary: string | undefined
  electionId: ObjectId
  setVersion: number
  /** A failure that matching commands get instead of being run. */
  failure: { matches: (command: string) => boolean; failure: Failure } | undefined
  /** The commands, with the role of the member that ran them. */
  ran: { name: string; on: 'primary' | 'secondary'; body: Doc }[]
}

interface Connection {
  socket: Socket
  isStreaming: boolean
  running: number
}

function operationOf({ body }: Request): string | undefined {
  if (!(body.txnNumber instanceof Long) || !isDoc(body.lsid)) return undefined
  const id = body.lsid.id
  return `${id instanceof Binary ? id.toString('hex') : ''} ${body.txnNumber.toString()}`
}

/** Starts one address of the replica set. */
export async function startMember(state: SetState, database: DatabaseBehind) {
  const connections = new Set<Connection>()
  const processId = new ObjectId()
  let topologyVersion = 0
  const changes = new EventEmitter().setMaxListeners(0)
  let port = 0
  const host = () => `127.0.0.1:${port}`

  function greeting(isLegacy: boolean): Doc {
    const isPrimary = state.primary === host()
    return {
      helloOk: true,
      [isLegacy ? 'ismaster' : 'isWritablePrimary']: isPrimary,
      secondary: !isPrimary,
      setName: state.name,
      setVersion: new Int32(state.setVersion),
      ...(isPrimary && { electionId: state.electionId }),
      hosts: state.hosts,
      me: host(),
      ...(state.primary !== undefined && { primary: state.primary }),
      topologyVersion: { processId, counter: Long.fromNumber(topologyVersion) },
      lastWrite: { lastWriteDate: new Date() },
      maxBsonObjectSize: new Int32(16_777_216),
      maxMessageSizeBytes: new Int32(48_000_000),
      maxWriteBatchSize: new Int32(100_000),
      logicalSessionTimeoutMinutes: new Int32(30),
      minWireVersion: new Int32(0),
      maxWireVersion: new Int32(21),
      ok: new Double(1),
    }
  }

  /** Streams replies to a greeting on the same connection: one for each change, or after the greeting's wait time. */
  async function stream(connection: Connection, request: Request, known: number): Promise<void> {
    connection.isStreaming = true
    const waitMs = Number(request.body.maxAwaitTimeMS)
    let told = known
    while (!connection.socket.destroyed) {
      if (told === topologyVersion)
        await new Promise<void>((resolve) => {
          const end = () => {
            clearTimeout(timeout)
            changes.off('change', end)
            resolve()
          }
          const timeout = setTimeout(end, waitMs)
          changes.on('change', end)
        })
      told = topologyVersion
      if (!connection.socket.destroyed) connection.socket.write(streamedReplyTo(request, greeting(false)))
    }
  }

  function refusalOf(name: string, { body }: Request): Failure | undefined {
    if (state.failure?.matches(name)) return state.failure.failure
    if (state.primary === host()) return undefined
    if (!READS.has(name)) return NOT_PRIMARY
    const mode = isDoc(body.$readPreference) ? body.$readPreference.mode : undefined
    return mode === undefined || mode === 'primary' ? NOT_PRIMARY_NOR_ALLOWED : undefined
  }

  async function answer(connection: Connection, request: Request): Promise<void> {
    const { socket } = connection
    const [name = ''] = Object.keys(request.body)
    if (GREETINGS.has(name)) {
      const { topologyVersion: known } = request.body
      if (isDoc(known)) return stream(connection, request, Number(known.counter))
      return void socket.write(replyTo(request, greeting(name !== 'hello')))
    }
    if (request.expectsNoReply || name === 'endSessions') return
    const refusal = name === 'ping' ? undefined : refusalOf(name, request)
    if (refusal) {
      socket.write(replyTo(request, failureBody(refusal)))
      if (refusal === NOT_PRIMARY) socket.end()
      return
    }
    state.ran.push({ name, on: state.primary === host() ? 'primary' : 'secondary', body: request.body })
    connection.running++
    const reply = await database.run(request.body, operationOf(request))
    connection.running--
    if (!socket.destroyed) socket.write(encodeResponse(request, reply))
  }

  const server = createServer((socket) => {
    const connection: Connection = { socket, isStreaming: false, running: 0 }
    connections.add(connection)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => connections.delete(connection))
    const framer = new Framer()
    socket.on('data', (chunk: Buffer) => {
      framer.push(chunk)
      for (let message = framer.next(); message; message = framer.next())
        void answer(connection, parseRequest(message))
    })
  })
  const listen = async () => {
    port = await listening(server, { port, host: '127.0.0.1' })
  }
  const crash = endOf(server)
  await listen()
  return {
    host: host(),
    /** Announces a change of the set to the greetings that wait for one. */
    announce: () => {
      topologyVersion++
      changes.emit('change')
    },
    /** Ends the connections for commands; those that wait for changes stay open. */
    closeConnections: () => {
      for (const { socket, isStreaming } of connections) if (!isStreaming) socket.destroy()
    },
    /** Ends the connections with running commands, whose replies are lost. */
    loseReplies: () => {
      for (const { socket, running } of connections) if (running > 0) socket.destroy()
    },
    /** Simulates a machine that is switched off: all connections end, and no new ones are accepted. */
    crash,
    recover: listen,
    close: crash,
  }
}
