import type { AccountData } from '#shared/contract/account-data.ts'
import { ACCOUNT_DATA_FORMAT, ACCOUNT_DATA_VERSION, AFTER_CARDS } from '#shared/schemas/account-data.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { nameOf } from '#shared/rules/user-name.ts'
import { AppError } from '../../app-error.ts'
import { toAccessToken } from '../../models/access-token.ts'
import { toCard, type CardDoc } from '../../models/card.ts'
import type { CategoryDoc } from '../../models/category.ts'
import type { CategoryPermissionDoc } from '../../models/category-permission.ts'
import { toContentItem, type ContentItemDoc } from '../../models/content-item.ts'
import { toSelfUser } from '../../models/user.ts'
import type { CategoryStore } from '../categories/category-store.ts'
import type { ItemLists } from '../categories/item-lists.ts'
import { readInBatches } from '../batches.ts'
import { joinPeople } from '../people.ts'
import type { createTrash } from '../trash.ts'
import { withDocs } from '../with-docs.ts'

/** Documents per look-up: at most some 800 kB of cards. */
const BATCH = 100
/**
 * Exports at once in this process. Each holds a batch or a category's items, and its text, until its reader takes it.
 */
const MAX_RUNNING = 20

type Batches<R> = AsyncIterable<R[]> | Iterable<Promise<R[]>>

/** Yields a list as JSON, one string for each batch. */
async function* listOf<R>(batches: Batches<R>, toJson: (row: R) => unknown): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield separator + rows.map((row) => JSON.stringify(toJson(row))).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]' : '\n]'
}

/** The rows that are kept of a deleted category. */
interface KeptRows {
  items: ContentItemDoc[]
  permissions: CategoryPermissionDoc[]
}

type ListName = Exclude<keyof AccountData, 'format' | 'version' | 'exportedAt' | 'account'>

/** Yields one list of an account's data: its name, then the list as JSON. */
async function* field<K extends ListName, R>(
  name: K,
  batches: Batches<R>,
  toJson: (row: R) => AccountData[K][number],
): AsyncGenerator<string> {
  yield `,\n"${name}":`
  yield* listOf(batches, toJson)
}

/** Returns an object as JSON without its closing brace, for more fields to follow. */
const opened = (fields: object): string => JSON.stringify(fields).slice(0, -1)

/** Exports an account's data as one JSON text of the shape `AccountData`. */
export function createAccountExport(
  categoryStore: CategoryStore,
  itemLists: Pick<ItemLists, 'of'>,
  trash: ReturnType<typeof createTrash>,
) {
  const { users, cards, tokens, plays, coHosts, versions } = categoryStore
  const { categories, permissions, hiddenOwners } = categoryStore
  const running = new Set<string>()

  const cardsOf = (userId: string) => readInBatches(cards, { userId, deletedAt: null }, { size: BATCH })

  /** Returns a category without its items. */
  const fieldsOf = async (
    { categoryId, name, description, createdAt, updatedAt }: CategoryDoc,
    granted: readonly CategoryPermissionDoc[],
  ): Promise<Omit<AccountData['categories'][number], 'items'>> => ({
    categoryId,
    name,
    description,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    permissions: await joinPeople(users, granted, (row, { username }) => ({
      username,
      permissionLevel: row.permissionLevel,
      createdAt: row.createdAt.toISOString(),
    })),
  })

  async function* deletedCategoriesOf(userId: string) {
    for await (const found of trash.category.all<CategoryDoc>(userId))
      yield await Promise.all(
        found.map(async ({ doc, before, deletedAt }) => {
          const { items, permissions } = before as unknown as KeptRows
          return { ...(await fieldsOf(doc, permissions)), items: items.map(toContentItem), deletedAt }
        }),
      )
  }

  /**
   * Yields the categories, after the opening bracket that `AFTER_CARDS` contains. At most 100 categories; each is read
   * when it is due, so that its items don't take up memory while another's are sent.
   */
  async function* categoriesOf(userId: string): AsyncGenerator<string> {
    const owned = await categories.find({ userId, deletedAt: null }).sort({ createdAt: -1, _id: -1 }).lean()
    for (const [index, doc] of owned.entries()) {
      const granted = await permissions.find({ categoryId: doc.categoryId }).lean()
      const fields = opened(await fieldsOf(doc, granted))
      const { json } = await itemLists.of(doc)
      yield `${index === 0 ? '\n' : ',\n'}${fields},"items":${json.toString()}}`
    }
    yield owned.length === 0 ? ']' : '\n]'
  }

  async function* permissionsOf(userId: string) {
    for await (const rows of readInBatches(permissions, { userId }, { size: BATCH }))
      yield await withDocs(categories, 'categoryId', rows)
  }

  async function hiddenOwnersOf(userId: string) {
    const rows = await hiddenOwners.find({ userId }).lean()
    return joinPeople(
      users,
      rows.map(({ ownerId, createdAt }) => ({ userId: ownerId, createdAt })),
      ({ createdAt }, owner) => ({ name: nameOf(owner), createdAt: createdAt.toISOString() }),
    )
  }

  /** Yields the co-hosts of the user's cards. */
  async function* coHostsOf(userId: string) {
    for await (const docs of cardsOf(userId)) {
      const shared = docs.filter(({ coHostEpoch }) => coHostEpoch !== undefined)
      if (shared.length === 0) continue
      const rows = await coHosts.find({ cardId: { $in: shared.map(({ cardId }) => cardId) } }).lean()
      yield await joinPeople(users, rows, ({ cardId, createdAt }, { username }) => ({
        cardId,
        username,
        createdAt: createdAt.toISOString(),
      }))
    }
  }

  /** Yields the cards of others that the user co-hosts. */
  async function* coHostedBy(userId: string) {
    for await (const rows of readInBatches(coHosts, { userId }, { size: BATCH }))
      yield await withDocs(cards, 'cardId', rows)
  }

  async function* textOf(userId: string, account: AccountData['account']): AsyncGenerator<string> {
    yield opened({
      format: ACCOUNT_DATA_FORMAT,
      version: ACCOUNT_DATA_VERSION,
      exportedAt: new Date().toISOString(),
      account,
    })
    yield* field('cards', cardsOf(userId), toCard)
    yield AFTER_CARDS
    yield* categoriesOf(userId)
    yield* field('permissions', permissionsOf(userId), ({ row, doc }) => ({
      categoryId: row.categoryId,
      name: doc.name,
      permissionLevel: row.permissionLevel,
      hidden: row.hidden ?? null,
      createdAt: row.createdAt.toISOString(),
    }))
    yield* field('hiddenOwners', [hiddenOwnersOf(userId)], (owner) => owner)
    yield* field('coHosts', coHostsOf(userId), (coHost) => coHost)
    yield* field('coHostedCards', coHostedBy(userId), ({ row, doc }) => ({
      cardId: row.cardId,
      title: doc.title,
      createdAt: row.createdAt.toISOString(),
    }))
    yield* field('tokens', [tokens.find({ userId }).lean()], toAccessToken)
    const played = plays.find({ userId }).sort({ playedAt: -1, _id: -1 }).lean()
    yield* field('plays', [played], ({ cardId, playedAt }) => ({
      cardId,
      playedAt: playedAt.toISOString(),
    }))
    yield* field('versions', readInBatches(versions, { userId }, { size: BATCH }), (doc) => ({
      cardId: doc.cardId,
      version: doc.version,
      madeAt: doc.madeAt.toISOString(),
      byToken: doc.editedByToken ?? false,
      ...contentOf(doc),
    }))
    yield* field('deletedCards', trash.card.all<CardDoc>(userId), ({ doc, deletedAt }) => ({
      ...toCard(doc),
      deletedAt,
    }))
    yield* field('deletedCategories', deletedCategoriesOf(userId), (category) => category)
    yield '}\n'
  }

  return {
    /**
     * Begins an export. It reads from the database no faster than its reader takes the text.
     * @returns the parts of the text, and a function to call when the reader has them or is gone: until then no other
     *   export of the user begins
     * @throws AppError `not-signed-in`; `too-many-requests` while another export of the user, or 20 others, are running
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
        const user = await users.findOne({ _id: userId }).lean()
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
