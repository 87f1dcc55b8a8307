import type { CardVersion, VersionEntry } from '#shared/contract/answers.ts'
import { VERSION_DAYS, VERSIONS_PER_CARD, VERSIONS_PER_USER } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { AppError } from '../../app-error.ts'
import type { CardDoc } from '../../models/card.ts'
import { toVersionDoc, type CardVersionDoc } from '../../models/card-version.ts'
import type { CardStore, CardTarget } from './card-store.ts'
import { readNames } from '../people.ts'

export type CardVersions = ReturnType<typeof createCardVersions>

/** The number of newest versions that are never deleted to make room. */
const MIN_KEPT_VERSIONS = 10

type Entry = Pick<CardVersionDoc, 'version' | 'madeAt' | 'editedBy' | 'editedByToken'>

/** The earlier versions of cards. */
export function createCardVersions({ cards, versions, users, access, existing }: CardStore) {
  async function deleteRows(rows: readonly Pick<CardVersionDoc, '_id'>[]): Promise<void> {
    if (rows.length > 0) await versions.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } })
  }

  /**
   * Deletes versions beyond the limits. Beyond 50 of a card, the one that stood for the shortest time goes: a bot that
   * rewrites a card every second, or a host who tries things, would otherwise push out what it was before.
   */
  async function makeRoom({ cardId, userId }: Pick<CardVersionDoc, 'cardId' | 'userId'>): Promise<void> {
    const rows = await versions.find({ cardId }, { madeAt: 1, createdAt: 1 }).sort({ version: -1 }).lean()
    const stood = ({ madeAt, createdAt }: (typeof rows)[number]) => createdAt.getTime() - madeAt.getTime()
    const shortestFirst = rows.slice(MIN_KEPT_VERSIONS).sort((one, other) => stood(one) - stood(other))
    await deleteRows(shortestFirst.slice(0, Math.max(0, rows.length - VERSIONS_PER_CARD)))
    const ofUser = versions.find({ userId }, { _id: 1 }).sort({ createdAt: -1, _id: -1 })
    await deleteRows(await ofUser.skip(VERSIONS_PER_USER).lean())
  }

  /** @throws AppError `not-found`, `forbidden` */
  async function mayRead({ cardId, userId }: CardTarget): Promise<void> {
    if (!(await access.may('edit', await existing(cardId), userId)))
      throw new AppError('forbidden', "Only the owner and co-hosts can see a card's earlier versions.")
  }

  async function toEntries(rows: readonly Entry[]): Promise<VersionEntry[]> {
    const ids = rows.map(({ editedBy }) => editedBy)
    const nameOf = await readNames(users, ids)
    return rows.map(({ version, madeAt, editedBy, editedByToken = false }) => ({
      version,
      madeAt: madeAt.toISOString(),
      madeBy: nameOf(editedBy),
      byToken: editedByToken,
    }))
  }

  return {
    /**
     * Keeps the card as it was before a stored change. The change doesn't wait: if this fails, a version is missing.
     * @param doc the card before the change
     */
    keep: async (doc: CardDoc, replacedAt: Date): Promise<void> => {
      const { cardId, userId } = doc
      if (userId === null) return
      const { _id } = await versions.create(toVersionDoc({ ...doc, userId }, replacedAt))
      // The card or the account may have been deleted meanwhile, with all versions that existed.
      if (await cards.exists({ cardId, userId, deletedAt: null })) await makeRoom({ cardId, userId })
      else await deleteRows([{ _id }])
    },

    /** Lists a card's versions, newest first, for a user who may edit it. @throws AppError `not-found`, `forbidden` */
    list: async (target: CardTarget): Promise<VersionEntry[]> => {
      await mayRead(target)
      const fields = { version: 1, madeAt: 1, editedBy: 1, editedByToken: 1 }
      const rows = await versions.find({ cardId: target.cardId }, fields).sort({ version: -1 }).lean()
      return toEntries(rows)
    },

    /** @throws AppError `not-found`, `forbidden` */
    read: async ({ version, ...target }: CardTarget & { version: number }): Promise<CardVersion> => {
      await mayRead(target)
      const row = await versions.findOne({ cardId: target.cardId, version }).lean()
      if (!row)
        throw new AppError('not-found', `This version is gone. We keep them for ${VERSION_DAYS} days.`)
      const [entry] = await toEntries([row])
      return { ...entry!, ...contentOf(row) }
    },
  }
}
