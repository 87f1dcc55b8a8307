import type { Connection } from 'mongoose'
import { ADMIN_LOG_DAYS, type AdminAct } from '#shared/product.ts'
import type { AdminOrder, Found, OpenReport } from '#shared/schemas/admin.ts'
import { AppError } from '../app-error.ts'
import { DAY_MS } from '../day.ts'
import type { Logger } from '../log.ts'
import { takenDownEmail } from '../mail/emails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { adminLogModel, type AdminLogDoc } from '../models/admin-log.ts'
import type { ReportTarget } from '../models/report.ts'
import { recipientOf, type UserDoc } from '../models/user.ts'
import type { createAccountDeletion } from './account-deletion.ts'
import { meantBy } from './admin-targets.ts'
import type { CardStore } from './card-store.ts'
import type { CardTakedowns } from './card-takedowns.ts'
import { deleteCategory, type CategoryStore } from './category-store.ts'
import type { JoinCodes } from './join-codes.ts'
import type { Registration } from './registration.ts'
import type { Reports } from './reports.ts'
import type { Suspensions } from './suspensions.ts'

/** Who acts: a user, or someone with a shell on the server. */
interface Admin {
  id: string
  name: string
}
export const CONSOLE: Admin = { id: 'console', name: 'console' }

interface ModerationDeps {
  connection: Connection
  cardStore: CardStore
  categoryStore: CategoryStore
  takedowns: CardTakedowns
  suspensions: Suspensions
  reports: Reports
  joinCodes: Pick<JoinCodes, 'find'>
  deletion: Pick<ReturnType<typeof createAccountDeletion>, 'deleteAsAdmin'>
  reset: { newLink: (id: UserDoc['_id']) => Promise<string> }
  registration: Pick<Registration, 'createInvitation'>
  mailer: Mailer
  linkOf: (target: ReportTarget) => string
  /** ADMIN_EMAILS, in lower case. */
  adminEmails: readonly string[]
  log: Logger
}

export type Moderation = ReturnType<typeof createModeration>

const LOG_MS = ADMIN_LOG_DAYS * DAY_MS
const OF_ACCOUNTS: readonly AdminAct[] = ['suspend', 'reinstate', 'delete']

/** A card, a category or an account that an admin means. */
interface Thing {
  target: ReportTarget
  id: string
  title: string | null
  state: 'live' | 'removed' | 'deleted'
  userId: UserDoc['_id'] | null
}

/**
 * What the operator may do, on the page /admin and from the shell alike. Every act is a row of `admin_log`, written before it is
 * done, and a line of the log. There is no way to a password, to another one's session, or to cards whose link one does not have.
 */
export function createModeration(deps: ModerationDeps) {
  const { connection, cardStore, categoryStore, takedowns, suspensions, reports, log, linkOf, mailer } = deps
  const { model: cards, users } = cardStore
  const { categories } = categoryStore
  const rows = adminLogModel(connection)

  async function findCard(cardId: string): Promise<Thing | undefined> {
    const doc = await cards.findOne({ cardId }).lean()
    if (!doc) return undefined
    const state = !doc.deletedAt ? 'live' : doc.takenDownAt ? 'removed' : 'deleted'
    const title = state === 'live' ? doc.title : null
    return { target: `card ${cardId}`, id: cardId, title, state, userId: doc.userId }
  }

  async function findCategory(categoryId: string): Promise<Thing | undefined> {
    const doc = await categories.findOne({ categoryId }).lean()
    if (!doc) return undefined
    const { userId, deletedAt } = doc
    const [state, title] = deletedAt ? (['deleted', null] as const) : (['live', doc.name] as const)
    return { target: `category ${categoryId}`, id: categoryId, title, state, userId }
  }

  async function findThing(text: string): Promise<Thing | undefined> {
    const { cardId, categoryId, code } = meantBy(text)
    const coded = code === undefined ? undefined : await deps.joinCodes.find(code)
    if (typeof coded === 'object') return findCard(coded.cardId)
    return (
      (cardId === undefined ? undefined : await findCard(cardId)) ??
      (categoryId === undefined ? undefined : await findCategory(categoryId))
    )
  }

  async function findUser(text: string): Promise<UserDoc | null> {
    const { username } = meantBy(text)
    return username === undefined ? null : users.findOne({ usernameLower: username }).lean()
  }

  async function theUser(text: string): Promise<UserDoc> {
    const user = await findUser(text)
    if (!user) throw new AppError('not-found', 'No account has this username.')
    return user
  }

  /** Writes down who does what and why, then does it. */
  async function logged<T>(
    admin: Admin,
    { act, reason }: Pick<AdminLogDoc, 'act' | 'reason'>,
    target: string,
    work: () => Promise<T>,
  ): Promise<T> {
    const at = new Date()
    const expires = new Date(at.getTime() + LOG_MS)
    await rows.create({ by: admin.id, name: admin.name, act, target, reason, at, expires })
    log.warn({ event: 'admin_act', act, target, by: admin.id })
    return work()
  }

  const answered = (count: number) => (count === 0 ? '' : ` Reports decided: ${count}.`)

  async function takeDown({ target, id, state, userId }: Thing, reason: string): Promise<string> {
    if (target.startsWith('card ')) {
      await takedowns.takeDown(id)
      const owner = userId && state === 'live' ? await users.findOne({ _id: userId }).lean() : null
      if (owner) mailer.send(await takenDownEmail(recipientOf(owner), linkOf(target), reason))
    } else {
      if (!userId) throw new AppError('not-found', 'Only a category that someone owns can be taken down.')
      const owned = { userId: userId.toString(), categoryId: id }
      await categoryStore.serialQueue(id, () => deleteCategory(categoryStore, owned))
    }
    return `Taken down: ${linkOf(target)}.${answered(await reports.decide(target, 'removed', reason))}`
  }

  async function actOnThing(admin: Admin, { act, target: text, reason }: AdminOrder): Promise<string> {
    const thing = await findThing(text)
    if (!thing) throw new AppError('not-found', 'Nothing here has this link, id or code.')
    const { target, id, state } = thing
    const isCard = target.startsWith('card ')
    if (act === 'restore' && !isCard) throw new AppError('not-found', 'Only cards can be restored.')
    if (act === 'restore' && state !== 'removed')
      throw new AppError('not-found', "This card isn't taken down.")
    if (act === 'take-down' && state === 'deleted') throw new AppError('not-found', 'It is deleted already.')
    return logged(admin, { act, reason }, target, async () => {
      if (act === 'take-down') return takeDown(thing, reason)
      if (act === 'restore') {
        await takedowns.restore(id)
        return `Live again: ${linkOf(target)}.`
      }
      return `Left as it is: ${linkOf(target)}.${answered(await reports.decide(target, 'kept', reason))}`
    })
  }

  async function actOnAccount(admin: Admin, { act, target: text, reason }: AdminOrder): Promise<string> {
    const user = await theUser(text)
    // A stolen session of one admin must not lock out the others.
    if (act !== 'reinstate' && user.emailVerified && deps.adminEmails.includes(user.email))
      throw new AppError('forbidden', 'This is an admin. Take their address off ADMIN_EMAILS first.')
    const id = user._id.toString()
    return logged(admin, { act, reason }, `user ${id}`, async () => {
      if (act === 'suspend') await suspensions.suspend(user)
      else if (act === 'reinstate') await suspensions.reinstate(user)
      else await deps.deletion.deleteAsAdmin(id)
      const done = { suspend: 'Suspended', reinstate: 'Reinstated', delete: 'Deleted' }[act as 'suspend']
      return `${done}: ${user.username}.`
    })
  }

  /** What has this link, id or code, the account with this username, and the owner of the first. */
  async function lookUp(text: string) {
    const [thing, user] = await Promise.all([findThing(text), findUser(text)])
    const owner = thing?.userId ? await users.findOne({ _id: thing.userId }).lean() : null
    return { thing, user, owner }
  }

  async function describe({ thing, user, owner }: Awaited<ReturnType<typeof lookUp>>): Promise<Found> {
    const until = thing?.state === 'removed' ? (await takedowns.keptOf(thing.id))?.expires : undefined
    return {
      thing: thing
        ? {
            link: linkOf(thing.target),
            title: thing.title,
            state: thing.state,
            until: until?.toISOString() ?? null,
            owner: owner?.username ?? null,
            openReports: await reports.countOpen(thing.target),
          }
        : null,
      account: user && {
        username: user.username,
        createdAt: user.createdAt.toISOString(),
        emailVerified: user.emailVerified,
        suspendedAt: user.suspendedAt?.toISOString() ?? null,
        cards: await cards.countDocuments({ userId: user._id, deletedAt: null }),
      },
    }
  }

  return {
    /** @returns what was done, as a sentence @throws AppError `not-found`, and `forbidden` for the account of an admin */
    act: (admin: Admin, order: AdminOrder): Promise<string> =>
      (OF_ACCOUNTS.includes(order.act) ? actOnAccount : actOnThing)(admin, order),

    /** What has this link, id or code, and the account with this username. */
    find: async (text: string): Promise<Found> => describe(await lookUp(text)),

    /** The same as `find`, with the address of the account or the owner: for a shell only. */
    findForConsole: async (text: string) => {
      const found = await lookUp(text)
      const user = found.thing?.userId ? found.owner : found.user
      return { ...(await describe(found)), email: user?.email ?? null }
    },

    listReports: async (): Promise<OpenReport[]> =>
      (await reports.listOpen()).map(({ _id, target, reason, text, name, email, createdAt }) => ({
        id: _id.toString(),
        link: linkOf(target),
        reason,
        text,
        name,
        email,
        createdAt: createdAt.toISOString(),
      })),

    /** A link to set a new password, for a shell only. @throws AppError `not-found` */
    resetPassword: async (admin: Admin, username: string, reason: string): Promise<string> => {
      const user = await theUser(username)
      if (user.passwordHash === null)
        throw new AppError(
          'not-found',
          'This account has no password: its user logs in with Google or OpenID Connect.',
        )
      return logged(admin, { act: 'reset-password', reason }, `user ${user._id.toString()}`, () =>
        deps.reset.newLink(user._id),
      )
    },

    /**
     * A link to register with once, for a shell only.
     * @param email the only address that may use it
     */
    invite: (admin: Admin, email: string | undefined, reason: string): Promise<string> =>
      logged(admin, { act: 'invite', reason }, 'invitation', () => deps.registration.createInvitation(email)),
  }
}
