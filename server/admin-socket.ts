import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { ADMIN_ACTS } from '#shared/account-choices.ts'
import { INVITATION_DAYS, LINK_MINUTES } from '#shared/product.ts'
import { actBody } from '#shared/schemas/admin.ts'
import { emailSchema } from '#shared/schemas/user.ts'
import { adminSockets, connectTo, type ConsoleAnswer } from './admin-address.ts'
import { AppError, databaseAway } from './app-error.ts'
import { isUnavailable } from './database/errors.ts'
import type { Logger } from './log.ts'
import { CONSOLE, type Moderation } from './services/moderation/moderation.ts'

const MAX_CHARACTERS = 16 * 1024
/** The timeout of a caller that sends nothing, or does not read. */
const IDLE_MS = 10_000
/** Keeps the socket to the owner of the server's process. */
const UMASK = 0o177

/** What `npm run admin` sends: one JSON document. */
const { target, reason } = actBody.shape
const order = z.discriminatedUnion('act', [
  z.object({ act: z.enum([...ADMIN_ACTS, 'reset-password']), target, reason }),
  z.object({ act: z.literal('invite'), target: emailSchema.optional(), reason }),
  z.object({ act: z.literal('user'), target }),
  z.object({ act: z.literal('reports') }),
])

async function carryOut(moderation: Moderation, given: string): Promise<string> {
  const parsed = order.safeParse(JSON.parse(given))
  if (!parsed.success) throw new AppError('invalid', parsed.error.issues[0]!.message)
  const { data } = parsed
  if (data.act === 'reports') return JSON.stringify(await moderation.listReports(), undefined, 2)
  if (data.act === 'user') {
    const found = await moderation.find(data.target, { withEmail: true })
    if (found.thing ?? found.account) return JSON.stringify(found, undefined, 2)
    throw new AppError('not-found', 'Nothing here has this link, id, code or username.')
  }
  if (data.act === 'invite') {
    const link = await moderation.invite(CONSOLE, data.target, data.reason)
    return `Hand this link to them. It works once, for ${INVITATION_DAYS} days: ${link}`
  }
  if (data.act === 'reset-password') {
    const link = await moderation.resetPassword(CONSOLE, data.target, data.reason)
    return `Hand this link to them. It works once, for ${LINK_MINUTES} minutes: ${link}`
  }
  return moderation.act(CONSOLE, { ...data, act: data.act })
}

/**
 * Listens in the data directory for `npm run admin`. A process that may write there as this user is the operator's: no
 * password needed.
 * @returns a function that closes the socket, if there is one: without the directory, or on Windows, there is none
 */
export async function openAdminSocket(dataDir: string, moderation: Moderation, log: Logger) {
  async function handleConnection(socket: Socket, given: string): Promise<void> {
    let result: ConsoleAnswer
    try {
      result = { done: await carryOut(moderation, given) }
    } catch (failure) {
      const error = isUnavailable(failure) ? databaseAway(failure) : failure
      const isExpected = error instanceof AppError || error instanceof SyntaxError
      if (!isExpected) log.error({ event: 'sys_crash', err: error })
      result = { refused: isExpected ? error.message : 'That went wrong. The log says more.' }
    }
    socket.end(JSON.stringify(result))
  }

  const server = createServer({ allowHalfOpen: true }, (socket) => {
    let given = ''
    socket.on('error', () => undefined).setTimeout(IDLE_MS, () => socket.destroy())
    socket.setEncoding('utf8').on('data', (part: string) => {
      given += part
      if (given.length > MAX_CHARACTERS) socket.destroy()
    })
    socket.on('end', () => {
      // The work may take longer: 100,000 people may have played a card.
      socket.setTimeout(0)
      void handleConnection(socket, given)
    })
  })
  if (process.platform === 'win32') return () => undefined
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    for (const path of await adminSockets(dataDir)) {
      const alive = await connectTo(path)
      if (alive) alive.destroy()
      else await rm(path, { force: true })
    }
    const path = relative('', join(dataDir, `admin-${randomBytes(4).toString('hex')}.sock`))
    // Bound within this turn, with the umask set, so that no one else can ever open it.
    const before = process.umask(UMASK)
    const listening = new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(path, resolve)
    })
    process.umask(before)
    await listening
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    log.warn({ event: 'admin_socket_failed', code }, 'npm run admin reaches no server with this DATA_DIR')
  }
  return () => void server.close()
}
