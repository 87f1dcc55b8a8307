import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { adminSockets, connectTo, type ConsoleAnswer } from './admin-address.ts'
import { readConfig } from './config-rules.mjs'

const USAGE = `Usage: npm run admin -- COMMAND
  takedown LINK --reason "..."       takes a card or a category down, and answers its reports
  restore LINK --reason "..."        makes it live again, within 30 days
  dismiss LINK --reason "..."        leaves it as it is, and answers its reports
  suspend USERNAME --reason "..."    ends all sessions of an account, and makes its cards read-only
  reinstate USERNAME --reason "..."
  delete USERNAME --reason "..."     deletes an account; its cards stay, without an owner
  reset-password USERNAME --reason "..."   prints a link to set a new password
  invite [EMAIL] --reason "..."       prints a link to register with, which only EMAIL may use if given
  user USERNAME or LINK              shows whose it is
  reports                            lists the open reports`

/** The commands by what they need in addition to their name. */
const WITHOUT_TARGET = ['reports', 'invite']
const WITHOUT_REASON = ['reports', 'user']
const OTHERS = ['takedown', 'restore', 'dismiss', 'suspend', 'reinstate', 'delete', 'reset-password']

class Refusal extends Error {}

/** Parses a command line to an order, which the server checks. @throws Refusal */
function orderOf(args: string[]): object {
  let parsed
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: { reason: { type: 'string' } } })
  } catch {
    throw new Refusal(USAGE)
  }
  const {
    values: { reason },
    positionals: [command = '', target, ...others],
  } = parsed
  const isCommand = [...WITHOUT_TARGET, ...WITHOUT_REASON, ...OTHERS].includes(command)
  const isTargetWrong = target === undefined ? !WITHOUT_TARGET.includes(command) : command === 'reports'
  if (!isCommand || others.length > 0 || isTargetWrong) throw new Refusal(USAGE)
  if (reason === undefined && !WITHOUT_REASON.includes(command))
    throw new Refusal('Say why, with --reason "...". It is kept, and told to reporters.')
  return { act: command === 'takedown' ? 'take-down' : command, target, reason }
}

/**
 * Runs `npm run admin -- COMMAND`, in an image `node dist/server/admin.js COMMAND`, on a running server. Any server
 * with this DATA_DIR will do; it notifies the others.
 */
async function run(args: string[]): Promise<string> {
  const { config, error } = readConfig(process.env)
  if (config === undefined) throw new Refusal(error)
  const order = orderOf(args)
  for (const path of await adminSockets(config.dataDir)) {
    const socket = await connectTo(path)
    if (!socket) continue
    socket.end(JSON.stringify(order))
    const given = await text(socket).catch(() => '')
    if (given === '')
      throw new Refusal("The server didn't answer: it is ending, or this is too long. Ask it again.")
    const answer = JSON.parse(given) as ConsoleAnswer
    if ('refused' in answer) throw new Refusal(answer.refused)
    return answer.done
  }
  throw new Refusal(
    `No server runs with DATA_DIR=${config.dataDir}. Start it, or set DATA_DIR as it is set there; use its user too.`,
  )
}

run(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${done}\n`),
  (failure: Error) => {
    process.stderr.write(`${failure instanceof Refusal ? failure.message : failure.stack}\n`)
    process.exitCode = 1
  },
)
