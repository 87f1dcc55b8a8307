import { Int32 } from 'bson'
import type { Command, Context } from '../command.ts'
import { OK, type Reply } from '../reply.ts'
import { MAX_DOCUMENT_BYTES } from '../values.ts'
import { MAX_MESSAGE_BYTES } from '../wire.ts'

/** MongoDB 7.0's; the driver asks for at least 4.2's. */
const WIRE_VERSION = 21
const SESSION_TIMEOUT_MINUTES = 30

/** Fields in which drivers introduce themselves and which change nothing here. */
const HELLO_FIELDS = [
  'helloOk',
  'client',
  'compression',
  'topologyVersion',
  'maxAwaitTimeMS',
  'loadBalanced',
  'backpressure',
]

/** A standalone: no `setName`, and no `topologyVersion`, which would promise answers that wait for a change. */
function hello({ name }: Context): Reply {
  return {
    helloOk: true,
    [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
    maxBsonObjectSize: new Int32(MAX_DOCUMENT_BYTES),
    maxMessageSizeBytes: new Int32(MAX_MESSAGE_BYTES),
    maxWriteBatchSize: new Int32(100_000),
    localTime: new Date(),
    logicalSessionTimeoutMinutes: new Int32(SESSION_TIMEOUT_MINUTES),
    connectionId: new Int32(1),
    minWireVersion: new Int32(0),
    maxWireVersion: new Int32(WIRE_VERSION),
    readOnly: false,
    ok: OK,
  }
}

export const sessionCommands: Record<string, Command> = {
  hello: { fields: HELLO_FIELDS, run: hello },
  ismaster: { fields: HELLO_FIELDS, run: hello },
  isMaster: { fields: HELLO_FIELDS, run: hello },
  ping: { fields: [], run: () => ({ ok: OK }) },
  endSessions: { fields: [], run: () => ({ ok: OK }) },
}
