import { Double, Int32 } from 'bson'
import { checkFields, docField, type Command, type Context } from './command.ts'
import type { Engine, Recorder, Reply } from './command.ts'
import { toCommandError, unsupportedError } from './errors.ts'
import { BATCH_DOCUMENTS } from './query.ts'
import { readCommands } from './read-commands.ts'
import { schemaCommands } from './schema-commands.ts'
import { MAX_DOCUMENT_BYTES, formatValue } from './values.ts'
import { MAX_MESSAGE_BYTES, type Request } from './wire.ts'
import { writeCommands } from './write-commands.ts'

/** The wire version of MongoDB 7.0; the driver needs at least that of 4.2. */
const WIRE_VERSION = 21
const SESSION_TIMEOUT_MINUTES = 30

/** Describes a standalone: no `setName`, and no `topologyVersion`, which would promise replies that await a change. */
function hello({ name }: Context): Reply {
  return {
    helloOk: true,
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    maxBsonObjectSize: new Int32(MAX_DOCUMENT_BYTES),
    maxMessageSizeBytes: new Int32(MAX_MESSAGE_BYTES),
    maxWriteBatchSize: new Int32(BATCH_DOCUMENTS),
    logicalSessionTimeoutMinutes: new Int32(SESSION_TIMEOUT_MINUTES),
    minWireVersion: new Int32(0),
    maxWireVersion: new Int32(WIRE_VERSION),
  }
}

const COMMANDS: Record<string, Command> = {
  hello: { run: hello },
  ismaster: { run: hello },
  isMaster: { run: hello },
  ping: { fields: [], run: () => ({}) },
  endSessions: { fields: [], run: () => ({}) },
  ...schemaCommands,
  ...readCommands,
  ...writeCommands,
}

/** Fields of every command. A write is always on disk before its reply, so all write concerns of one machine are met. */
const COMMON_FIELDS = ['$db', 'lsid', '$readPreference', 'writeConcern']
const WRITE_CONCERNS = ['null', '0', '1', '"majority"']

/** Runs one command; every failure becomes a reply. */
export async function dispatch(engine: Engine, { db, body }: Request, record?: Recorder): Promise<Reply> {
  const name = Object.keys(body)[0] ?? ''
  const context: Context = { engine, name, db, body, plans: [] }
  let reply: Reply
  let errorCode = 0
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) throw unsupportedError(`the command ${name}`)
    if (command.fields) checkFields(name, body, [name, ...COMMON_FIELDS, ...command.fields])
    const w = docField(body, 'writeConcern').w
    if (!WRITE_CONCERNS.includes(formatValue(w))) throw unsupportedError(`writeConcern.w: ${formatValue(w)}`)
    reply = { ...(await command.run(context)), ok: new Double(1) }
  } catch (error) {
    const { message, code, codeName, extra } = toCommandError(error)
    errorCode = code
    reply = { ok: new Double(0), errmsg: message, code, codeName, ...extra }
  }
  record?.(context, errorCode)
  return reply
}
