import { isValidObjectId, type Connection, type Types } from 'mongoose'
import type { AccountData, CategoryData } from '#shared/contract/account-data.ts'
import { ACCOUNT_DATA_FORMAT, ACCOUNT_DATA_VERSION, AFTER_CARDS } from '#shared/schemas/account-data.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { AppError } from '../app-error.ts'
import { accessTokenModel, toAccessToken } from '../models/access-token.ts'
import { cardModel, toCard } from '../models/card.ts'
import { coHostModel } from '../models/co-host.ts'
import { toContentItem } from '../models/content-item.ts'
import { recentPlayModel } from '../models/recent-play.ts'
import { toSelfUser, userModel } from '../models/user.ts'
import type { CategoryStore } from './category-store.ts'

/** Documents of one look-up: at most some 800 kB of cards. */
const BATCH = 100
/** Items are smaller, and the embedded database reads a category from its first item on for each batch. */
const ITEMS_BATCH = 250
/** In this process. Each holds a batch and its text for as long as its reader takes. */
const MAX_RUNNING = 20

interface Row {
  _id: Types.ObjectId
  createdAt: Date
}

/** Where the next batch begins: after this row in the order of the index. */
type After = Row | undefined

/** The rows behind it, by ascending (`$gt`) or descending (`$lt`) time. */
const beyond = (operator: '$gt' | '$lt', after: After) =>
  after && {
    $or: [
      { createdAt: { [operator]: after.createdAt } },
      { createdAt: after.createdAt, _id: { [operator]: after._id } },
    ],
  }

/** All rows, one batch at a time: the embedded database has no size of a batch, and a cursor's would be up to 16 MB. */
async function* inBatches<R extends Row>(
  size: number,
  read: (after: After, size: number) => Promise<R[]>,
): AsyncGenerator<R[]> {
  let after: After
  for (;;) {
    const rows = await read(after, size)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    after = rows.at(-1)
  }
}

/** A list as JSON, one text for each batch. */
async function* listOf<R>(batches: AsyncIterable<R[]>, toJson: (row: R) => unknown): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield separator + rows.map((row) => JSON.stringify(toJson(row))).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]' : '\n]'
}

/** The beginning of an object as JSON, left open for more fields. */
function opened(fields: object): string {
  return JSON.stringify(fields).slice(0, -1)
}

export type AccountExport = ReturnType<typeof createAccountExport>

/** What an account holds, as one JSON text of the shape `AccountData`. */
export function createAccountExport({
  connection,
  categoryStore,
}: {
  connection: Connection
  categoryStore: CategoryStore
}) {
  const users = userModel(connection)
  const cardDocs = cardModel(connection)
  const tokenDocs = accessTokenModel(connection)
  const playDocs = recentPlayModel(connection)
  const coHostDocs = coHostModel(connection)
  const { categories, items, permissions, hiddenOwners } = categoryStore
  const running = new Set<string>()

  const cardsOf = (userId: string) =>
    inBatches(BATCH, (after, size) =>
      cardDocs
        .find({ userId, deletedAt: null, ...beyond('$lt', after) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(size)
        .lean(),
    )

  const itemsOf = (categoryId: string) =>
    inBatches(ITEMS_BATCH, (after, size) =>
      items
        .find({ categoryId, ...beyond('$gt', after) })
        .sort({ createdAt: 1, _id: 1 })
        .limit(size)
        .lean(),
    )

  /**
   * Without the bracket before the first. At most 100 categories; each is read when it is due, so that no category's items wait for
   * another's.
   */
  async function* categoriesOf(userId: string): AsyncGenerator<string> {
    const owned = await categories.find({ userId, deletedAt: null }).sort({ createdAt: -1, _id: -1 }).lean()
    for (const [index, { categoryId, name, description, createdAt, updatedAt }] of owned.entries()) {
      const granted = await permissions.find({ categoryId }).lean()
      const people = await users
        .find({ _id: { $in: granted.map((row) => row.userId) } }, { username: 1 })
        .lean()
      const names = new Map(people.map(({ _id, username }) => [_id.toString(), username]))
      const fields: Omit<CategoryData, 'items'> = {
        categoryId,
        name,
        description,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
        permissions: granted.flatMap((row) => {
          const username = names.get(row.userId.toString())
          const { permissionLevel } = row
          return username === undefined
            ? []
            : [{ username, permissionLevel, createdAt: row.createdAt.toISOString() }]
        }),
      }
      yield `${index === 0 ? '\n' : ',\n'}${opened(fields)},"items":`
      yield* listOf(itemsOf(categoryId), toContentItem)
      yield '}'
    }
    yield owned.length === 0 ? ']' : '\n]'
  }

  async function* permissionsOf(userId: string): AsyncGenerator<AccountData['permissions']> {
    const batches = inBatches(BATCH, (after, size) =>
      permissions
        .find({ userId, ...beyond('$lt', after) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(size)
        .lean(),
    )
    for await (const rows of batches) {
      const shared = await categories
        .find({ categoryId: { $in: rows.map(({ categoryId }) => categoryId) }, deletedAt: null })
        .lean()
      const names = new Map(shared.map(({ categoryId, name }) => [categoryId, name]))
      yield rows.flatMap(({ categoryId, permissionLevel, hidden = null, createdAt }) => {
        const name = names.get(categoryId)
        return name === undefined
          ? []
          : [{ categoryId, name, permissionLevel, hidden, createdAt: createdAt.toISOString() }]
      })
    }
  }

  const hiddenOwnersOf = async (userId: string): Promise<AccountData['hiddenOwners']> => {
    const rows = await hiddenOwners.find({ userId }).lean()
    const owners = await users.find({ _id: { $in: rows.map(({ ownerId }) => ownerId) } }).lean()
    const names = new Map(owners.map((owner) => [owner._id.toString(), nameOf(owner)]))
    return rows.flatMap(({ ownerId, createdAt }) => {
      const name = names.get(ownerId.toString())
      return name === undefined ? [] : [{ name, createdAt: createdAt.toISOString() }]
    })
  }

  const tokensOf = async (userId: string): Promise<AccountData['tokens']> =>
    (await tokenDocs.find({ userId }).lean()).map((doc) => toAccessToken(doc))

  const playsOf = async (userId: string): Promise<AccountData['plays']> => {
    const rows = await playDocs.find({ userId }).sort({ playedAt: -1, _id: -1 }).lean()
    return rows.map(({ cardId, playedAt }) => ({ cardId, playedAt: playedAt.toISOString() }))
  }

  /** Who co-hosts the user's cards. */
  async function* coHostsOf(userId: string): AsyncGenerator<AccountData['coHosts']> {
    for await (const docs of cardsOf(userId)) {
      const shared = docs.filter(({ coHostEpoch }) => coHostEpoch !== undefined)
      if (shared.length === 0) continue
      const rows = await coHostDocs.find({ cardId: { $in: shared.map(({ cardId }) => cardId) } }).lean()
      const people = await users.find({ _id: { $in: rows.map((row) => row.userId) } }, { username: 1 }).lean()
      const names = new Map(people.map(({ _id, username }) => [_id.toString(), username]))
      yield rows.flatMap((row) => {
        const username = names.get(row.userId.toString())
        const { cardId, createdAt } = row
        return username === undefined ? [] : [{ cardId, username, createdAt: createdAt.toISOString() }]
      })
    }
  }

  /** The cards of others that the user co-hosts. */
  async function* coHostedBy(userId: string): AsyncGenerator<AccountData['coHostedCards']> {
    const batches = inBatches(BATCH, (after, size) =>
      coHostDocs
        .find({ userId, ...beyond('$lt', after) })
        .sort({ createdAt: -1, _id: -1 })
        .limit(size)
        .lean(),
    )
    for await (const rows of batches) {
      const docs = await cardDocs
        .find({ cardId: { $in: rows.map(({ cardId }) => cardId) }, deletedAt: null }, { cardId: 1, title: 1 })
        .lean()
      const titles = new Map(docs.map(({ cardId, title }) => [cardId, title]))
      yield rows.flatMap(({ cardId, createdAt }) => {
        const title = titles.get(cardId)
        return title === undefined ? [] : [{ cardId, title, createdAt: createdAt.toISOString() }]
      })
    }
  }

  async function* textOf(userId: string, account: AccountData['account']): AsyncGenerator<string> {
    yield `${opened({
      format: ACCOUNT_DATA_FORMAT,
      version: ACCOUNT_DATA_VERSION,
      exportedAt: new Date().toISOString(),
      account,
    })},\n"cards":`
    yield* listOf(cardsOf(userId), toCard)
    yield AFTER_CARDS
    yield* categoriesOf(userId)
    yield ',\n"permissions":'
    yield* listOf(permissionsOf(userId), (row) => row)
    yield `,\n"hiddenOwners":${JSON.stringify(await hiddenOwnersOf(userId))}`
    yield ',\n"coHosts":'
    yield* listOf(coHostsOf(userId), (row) => row)
    yield ',\n"coHostedCards":'
    yield* listOf(coHostedBy(userId), (row) => row)
    yield `,\n"tokens":${JSON.stringify(await tokensOf(userId))}`
    yield `,\n"plays":${JSON.stringify(await playsOf(userId))}}\n`
  }

  return {
    /**
     * Begins an export. It reads from the database no faster than its reader takes it.
     * @returns the parts of the text, and what has to be called when its reader has them or is gone: until then no other export
     *   of the user begins
     * @throws AppError `not-signed-in`; `too-many-requests` while another export of the user, or 20 of others, are running
     */
    begin: async (userId: string): Promise<{ parts: AsyncIterable<string>; end: () => void }> => {
      if (running.has(userId) || running.size >= MAX_RUNNING)
        throw new AppError(
          'too-many-requests',
          running.has(userId)
            ? 'Your data is already being downloaded. Please wait for that to end.'
            : 'Many people are downloading their data. Please try again in a minute.',
          { retryAfterSeconds: 60 },
        )
      running.add(userId)
      try {
        const user = isValidObjectId(userId) ? await users.findOne({ _id: userId }).lean() : null
        if (!user) throw new AppError('not-signed-in', 'Please log in.')
        const { updatedAt, authProviderId } = user
        const account = { ...toSelfUser(user), updatedAt: updatedAt.toISOString(), authProviderId }
        return { parts: textOf(userId, account), end: () => running.delete(userId) }
      } catch (error) {
        running.delete(userId)
        throw error
      }
    },
  }
}
