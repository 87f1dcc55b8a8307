import { LRUCache } from 'lru-cache'
import type { Connection } from 'mongoose'
import pLimit from 'p-limit'
import { BYTES_OF_A_CARD, BYTES_PER_USER, BYTES_PER_VERIFIED_USER } from '#shared/product.ts'
import type { Activity } from '../activity.ts'
import { quotaFull, type AppError } from '../app-error.ts'
import type { Logger } from '../log.ts'
import type { CategoryDoc } from '../models/category.ts'
import type { ContentItemDoc } from '../models/content-item.ts'
import { modelsOf } from '../models/models.ts'
import { createSerialQueue } from './serial-queue.ts'

export type StorageQuota = ReturnType<typeof createStorageQuota>

/** Bytes an account may store, before and after its email is verified. */
export interface StorageQuotas {
  unverified: number
  verified: number
}

const QUOTAS: StorageQuotas = { unverified: BYTES_PER_USER, verified: BYTES_PER_VERIFIED_USER }
/** The share of its quota from which an account is logged. */
const NEARLY_FULL = 0.8
/** A recount reads all items of an account, 50 ms for each 2 MB. */
const RECOUNT_AFTER_MS = 60 * 60 * 1000
const MAX_RECOUNTED = 1000
/** A full category is 2,000 documents, some 10 MB while it is read. */
const COUNTS_AT_ONCE = 1

const TEXT_OF_ITEM = { content: 1, tags: 1, source: 1 } as const
type ItemText = Pick<ContentItemDoc, keyof typeof TEXT_OF_ITEM>

/** The bytes of an item's text, in UTF-8. */
export function bytesOfItem({
  content,
  tags,
  source,
}: Partial<ItemText> & Pick<ItemText, 'content'>): number {
  return [content, source ?? '', ...(tags ?? [])].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}

/** A category of an earlier version has no number, or only the size of later deletions. */
function isCounted(doc: CategoryDoc): doc is CategoryDoc & { itemBytes: number } {
  return doc.itemBytes !== undefined && doc.itemBytes >= 0
}

const inMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`

/**
 * How many bytes of text an account stores. A category has the sum of its items, which each change of them moves in the update
 * that it makes anyway, so that a deleted category takes its number along; a card counts as the largest one, so that its edits
 * count nothing. Numbers may be wrong after a crash or a write of an older version: before an account is refused its items are
 * read, at most once an hour. A category without a number is counted when it is first needed.
 */
export function createStorageQuota(deps: {
  connection: Connection
  log?: Logger | undefined
  activity?: Activity | undefined
  /** Left out except in tests. */
  quotas?: StorageQuotas | undefined
}) {
  const { connection, log, activity, quotas = QUOTAS } = deps
  const { users, cards, categories, items } = modelsOf(connection)
  const serialQueue = createSerialQueue()
  const limited = pLimit(COUNTS_AT_ONCE)
  const recounted = new LRUCache<string, true>({ max: MAX_RECOUNTED, ttl: RECOUNT_AFTER_MS })

  /** Reads a category's items. Another server may change the number meanwhile, and is then right. */
  async function count({ categoryId, itemBytes }: CategoryDoc): Promise<number> {
    const counted = await limited(async () => {
      const texts = await items.find({ categoryId }, TEXT_OF_ITEM).lean<ItemText[]>()
      return texts.reduce((sum, text) => sum + bytesOfItem(text), 0)
    })
    if (counted !== itemBytes)
      await categories.updateOne(
        { categoryId, deletedAt: null, itemBytes: itemBytes ?? null },
        { $set: { itemBytes: counted } },
      )
    return counted
  }

  async function bytesOf(userId: string, isRecount = false): Promise<number> {
    const owned = await categories.find({ userId, deletedAt: null }).lean()
    let bytes = BYTES_OF_A_CARD * (await cards.countDocuments({ userId, deletedAt: null }))
    for (const doc of owned) {
      bytes += Buffer.byteLength(doc.name) + Buffer.byteLength(doc.description)
      bytes += isRecount || !isCounted(doc) ? await count(doc) : doc.itemBytes
    }
    return bytes
  }

  async function quotaOf(userId: string): Promise<number> {
    const user = await users.findOne({ _id: userId }, { emailVerified: 1 }).lean()
    return user?.emailVerified ? quotas.verified : quotas.unverified
  }

  function full(quota: number, isOwn: boolean): AppError {
    const holds = inMegabytes(quota)
    if (!isOwn) return quotaFull(`This category's owner has used all their ${holds}. Ask them to make room.`)
    const more =
      quota < quotas.verified
        ? `Confirm your email to get ${inMegabytes(quotas.verified)}, or delete`
        : 'Delete'
    return quotaFull(`You've used all your ${holds}. ${more} cards, categories or items to make room.`)
  }

  async function takeRoom(userId: string, adding: number, isOwn: boolean): Promise<void> {
    let bytes = await bytesOf(userId)
    if (bytes + adding > NEARLY_FULL * quotas.unverified) {
      const quota = await quotaOf(userId)
      if (bytes + adding > quota && !recounted.has(userId)) {
        recounted.set(userId, true)
        bytes = await bytesOf(userId, true)
        log?.warn({ event: 'account_full', userId, bytes, quota }, 'an account has used all its storage')
      }
      if (bytes + adding > quota) throw full(quota, isOwn)
      if (bytes <= NEARLY_FULL * quota && bytes + adding > NEARLY_FULL * quota)
        log?.warn({ event: 'account_nearly_full', userId, bytes, quota }, 'an account is nearly full')
    }
    activity?.emit('account.measured', { userId, bytes: bytes + adding })
  }

  return {
    /**
     * Runs `work`, which stores so many more bytes for an account, if they fit. One at a time for each account and process: several
     * servers may exceed the quota by one call each.
     * @param by who adds them, if not the account's user
     * @throws AppError `quota-exceeded`
     */
    withRoom: <T>(
      { userId, bytes, by = userId }: { userId: string; bytes: number; by?: string },
      work: () => Promise<T>,
    ): Promise<T> =>
      serialQueue(userId, async () => {
        await takeRoom(userId, bytes, by === userId)
        return work()
      }),
  }
}
