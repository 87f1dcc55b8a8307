import { readCommands } from './commands/read.ts'
import { schemaCommands } from './commands/schema.ts'
import { sessionCommands } from './commands/session.ts'
import { writeCommands } from './commands/write.ts'
import { refuseUnknown, type Command, type Context, type Engine } from './command.ts'
import { CommandError, toCommandError } from './errors.ts'
import { errorReply, type Reply } from './reply.ts'
import { field, isDoc, isNumber, toNumber, type Doc } from './values.ts'
import type { Request } from './wire.ts'

const COMMANDS = new Map<string, Command>(
  Object.entries({ ...sessionCommands, ...schemaCommands, ...readCommands, ...writeCommands }),
)

/** Fields that any command may carry: who asks, and how far a write must have come (always to the disk, here). */
const COMMON_FIELDS = ['$db', 'lsid', '$readPreference', 'writeConcern']

/** What was asked, for those who keep watch over it: the command, how its look-ups were served, how it ended. */
export interface CommandRecord {
  name: string
  body: Doc
  sequences: Map<string, Buffer[]>
  plans: string[]
  /** 0 when it succeeded. */
  errorCode: number
}

/** Runs one command; every failure becomes an answer. */
export async function dispatch(
  engine: Engine,
  request: Request,
  record?: (command: CommandRecord) => void,
): Promise<Reply> {
  const { db, body, sequences } = request
  const name = Object.keys(body)[0] ?? ''
  const plans: string[] = []
  let reply: Reply
  let errorCode = 0
  try {
    const command = COMMANDS.get(name)
    if (!command) throw new CommandError('CommandNotFound', `no such command: '${name}'`)
    if (request.legacy && !sessionCommands[name]) {
      throw new CommandError('UnsupportedOpQueryCommand', `Unsupported OP_QUERY command: ${name}.`)
    }
    checkCommonFields(name, command, body)
    reply = await command.run({ engine, name, db, body, sequences, plans } satisfies Context)
  } catch (error) {
    const refusal = toCommandError(error)
    errorCode = refusal.code
    reply = errorReply(refusal)
  }
  record?.({ name, body, sequences, plans, errorCode })
  return reply
}

function checkCommonFields(name: string, command: Command, body: Doc): void {
  if ('txnNumber' in body || 'startTransaction' in body) {
    throw new CommandError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    )
  }
  refuseUnknown(name, body, [name, ...COMMON_FIELDS, ...command.fields])
  const concern = field(body, 'writeConcern')
  const w = isDoc(concern) ? field(concern, 'w') : undefined
  if (w !== undefined && w !== 'majority' && !(isNumber(w) && toNumber(w) <= 1)) {
    throw new CommandError('BadValue', "cannot use 'w' > 1 when a host is not replicated")
  }
}
