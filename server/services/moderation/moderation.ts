import { type AdminAct } from '#shared/account-choices.ts'
import { ADMIN_LOG_DAYS } from '#shared/product.ts'
import type { AdminOrder, FindResult } from '#shared/schemas/admin.ts'
import { AppError } from '../../app-error.ts'
import { DAY_MS } from '../../day.ts'
import type { Logger } from '../../log.ts'
import { takenDownEmail } from '../../mail/emails.ts'
import type { Mailer } from '../../mail/mailer.ts'
import type { AdminLogDoc } from '../../models/admin-log.ts'
import { storedTarget, type Target } from '../../models/report.ts'
import { recipientOf, type UserDoc } from '../../models/user.ts'
import type { createAccountDeletion } from '../accounts/account-deletion.ts'
import { parseTarget } from './admin-targets.ts'
import type { CardStore } from '../cards/card-store.ts'
import type { CategoryStore } from '../categories/category-store.ts'
import { coHostedCardsOf } from '../cards/co-hosts.ts'
import type { JoinCodes } from '../cards/join-codes.ts'
import type { Registration } from '../accounts/registration.ts'
import type { Reports } from './reports.ts'
import { createTakedowns, notTakenDown, type ModeratedContent } from './takedowns.ts'
import type { UserSessions } from '../accounts/user-sessions.ts'

/** Who acts: a user, or someone with a shell on the server. */
interface Admin {
  id: string
  name: string
}
export const CONSOLE: Admin = { id: 'console', name: 'console' }

interface ModerationDeps {
  cardStore: CardStore
  categoryStore: CategoryStore
  sessions: UserSessions
  reports: Reports
  joinCodes: Pick<JoinCodes, 'find'>
  deletion: Pick<ReturnType<typeof createAccountDeletion>, 'deleteNow'>
  reset: { newLink: (id: UserDoc['_id']) => Promise<string> }
  registration: Pick<Registration, 'createInvitation'>
  mailer: Mailer
  linkOf: (target: Target) => string
  /** Whether a link with this host leads here. */
  isOurHost: (host: string) => boolean
  /** ADMIN_EMAILS, in lower case. */
  adminEmails: readonly string[]
  log: Logger
}

export type Moderation = ReturnType<typeof createModeration>

const LOG_MS = ADMIN_LOG_DAYS * DAY_MS
const OF_ACCOUNTS: readonly AdminAct[] = ['suspend', 'reinstate', 'delete']

/**
 * The acts of an operator, on the page /admin and from a shell alike. Each is first stored as a row of `admin_log`, and
 * logged. None reveals a password, opens another user's session, or finds cards without their link.
 */
export function createModeration(deps: ModerationDeps) {
  const { cardStore, categoryStore, reports, log, linkOf } = deps
  const { cards, users, adminLog } = cardStore
  const takedowns = createTakedowns(cardStore, categoryStore)

  async function findContent(text: string): Promise<ModeratedContent | undefined> {
    const { targets, code } = parseTarget(text, deps.isOurHost)
    const coded = code === undefined ? undefined : await deps.joinCodes.find(code)
    if (typeof coded === 'object') return takedowns.card.find(coded.cardId)
    for (const { kind, id } of targets) {
      const content = await takedowns[kind].find(id)
      if (content) return content
    }
    return undefined
  }

  async function findUser(text: string): Promise<UserDoc | null> {
    const { username } = parseTarget(text, deps.isOurHost)
    return username === undefined ? null : users.findOne({ usernameLower: username }).lean()
  }

  async function theUser(text: string): Promise<UserDoc> {
    const user = await findUser(text)
    if (!user) throw new AppError('not-found', 'No account has this username.')
    return user
  }

  const ownerOf = async ({ userId }: ModeratedContent): Promise<UserDoc | null> =>
    userId && users.findOne({ _id: userId }).lean()

  /** Records who does what and why. Called before the act. */
  async function recordAct(
    admin: Admin,
    { act, reason }: Pick<AdminLogDoc, 'act' | 'reason'>,
    target: string,
  ): Promise<void> {
    const at = new Date()
    const expires = new Date(at.getTime() + LOG_MS)
    await adminLog.create({ by: admin.id, name: admin.name, act, target, reason, at, expires })
    log.warn({ event: 'admin_act', act, target, by: admin.id, reason })
  }

  async function takeDown(content: ModeratedContent, reason: string): Promise<void> {
    await takedowns[content.kind].takeDown(content.id)
    const owner = content.kind === 'card' && content.state === 'live' ? await ownerOf(content) : null
    if (owner) deps.mailer.send(await takenDownEmail(recipientOf(owner), linkOf(content), reason))
  }

  async function actOnContent(admin: Admin, { act, target, reason }: AdminOrder): Promise<string> {
    const content = await findContent(target)
    if (!content) throw new AppError('not-found', 'Nothing here has this link, id or code.')
    if (act === 'restore' && content.state !== 'removed') throw notTakenDown()
    if (act === 'take-down' && content.state === 'deleted' && !content.until)
      throw new AppError('not-found', 'It is deleted already.')
    if (act === 'take-down' && content.kind === 'category' && !content.userId)
      throw new AppError('not-found', 'Only a category that someone owns can be taken down.')
    await recordAct(admin, { act, reason }, storedTarget(content))
    if (act === 'restore') {
      await takedowns[content.kind].restore(content.id)
      return `Live again: ${linkOf(content)}.`
    }
    if (act === 'take-down') await takeDown(content, reason)
    const [done, outcome] =
      act === 'take-down' ? (['Taken down', 'removed'] as const) : (['Left as it is', 'kept'] as const)
    const decided = await reports.decide(content, outcome, reason)
    return `${done}: ${linkOf(content)}.${decided === 0 ? '' : ` Reports decided: ${decided}.`}`
  }

  /**
   * Suspends a user or lets them log in again. Suspending ends all sessions and tokens immediately, on every node, and
   * makes the user's cards read-only, for co-hosts too. May be repeated after a failure.
   */
  async function setSuspended({ _id }: UserDoc, isSuspended: boolean): Promise<void> {
    const access = { $set: { suspendedAt: new Date() }, $inc: { sessionEpoch: 1 } }
    await users.updateOne({ _id }, isSuspended ? access : { $unset: { suspendedAt: 1 } })
    await cards.updateMany(
      { userId: _id },
      isSuspended ? { $set: { frozen: true } } : { $unset: { frozen: 1 } },
    )
    if (isSuspended) await deps.sessions.remove(_id.toString())
    // Makes open editors of co-hosts request their rights again.
    for (const cardId of await coHostedCardsOf(cardStore, _id))
      cardStore.events.emit('card.editorRemoved', { cardId })
  }

  async function actOnAccount(admin: Admin, { act, target, reason }: AdminOrder): Promise<string> {
    const user = await theUser(target)
    // A stolen session of one admin must not lock out the others.
    if (act !== 'reinstate' && user.emailVerified && deps.adminEmails.includes(user.email))
      throw new AppError('forbidden', 'This is an admin. Take their address off ADMIN_EMAILS first.')
    if (act === 'reinstate' && !user.suspendedAt) return `${user.username} wasn't suspended.`
    await recordAct(admin, { act, reason }, `user ${user._id.toString()}`)
    if (act === 'delete') await deps.deletion.deleteNow(user)
    else await setSuspended(user, act === 'suspend')
    const done = { suspend: 'Suspended', reinstate: 'Reinstated', delete: 'Deleted' }[act as 'suspend']
    return `${done}: ${user.username}.`
  }

  return {
    /** @returns what was done, as a sentence @throws AppError `not-found`, and `forbidden` for the account of an admin */
    act: (admin: Admin, order: AdminOrder): Promise<string> =>
      (OF_ACCOUNTS.includes(order.act) ? actOnAccount : actOnContent)(admin, order),

    /**
     * Finds what has this link, id or code, and the account with this username.
     * @param withEmail adds the address of the owner or the account: for a shell only
     */
    find: async (
      text: string,
      { withEmail = false } = {},
    ): Promise<FindResult & { email?: string | null | undefined }> => {
      const [content, user] = await Promise.all([findContent(text), findUser(text)])
      const owner = content ? await ownerOf(content) : null
      return {
        thing: content
          ? {
              link: linkOf(content),
              title: content.title,
              state: content.state,
              until: content.until?.toISOString() ?? null,
              owner: owner?.username ?? null,
              openReports: await reports.countOpen(content),
            }
          : null,
        account: user && {
          username: user.username,
          createdAt: user.createdAt.toISOString(),
          emailVerified: user.emailVerified,
          suspendedAt: user.suspendedAt?.toISOString() ?? null,
          cards: await cards.countDocuments({ userId: user._id, deletedAt: null }),
        },
        ...(withEmail && { email: (owner ?? user)?.email ?? null }),
      }
    },

    listReports: reports.listOpen,

    /** Makes a link to set a new password, for a shell only. @throws AppError `not-found` */
    resetPassword: async (admin: Admin, username: string, reason: string): Promise<string> => {
      const user = await theUser(username)
      if (user.passwordHash === null)
        throw new AppError(
          'not-found',
          'This account has no password: its user logs in with Google or OpenID Connect.',
        )
      await recordAct(admin, { act: 'reset-password', reason }, `user ${user._id.toString()}`)
      return deps.reset.newLink(user._id)
    },

    /**
     * Makes a link to register with once, for a shell only.
     * @param email the only address that may use it
     */
    invite: async (admin: Admin, email: string | undefined, reason: string): Promise<string> => {
      await recordAct(admin, { act: 'invite', reason }, 'invitation')
      return deps.registration.createInvitation(email)
    },
  }
}
