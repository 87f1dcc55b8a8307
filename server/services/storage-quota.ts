import { LRUCache } from 'lru-cache'
import type { Connection } from 'mongoose'
import pLimit from 'p-limit'
import { CARD_QUOTA_BYTES, BYTES_PER_USER, BYTES_PER_VERIFIED_USER } from '#shared/product.ts'
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
/** An account that exceeds this share of its quota is logged. */
const NEARLY_FULL = 0.8
/** The time between two recounts of an account. A recount reads all its items, 50 ms for each 2 MB. */
const RECOUNT_AFTER_MS = 60 * 60 * 1000
const MAX_RECOUNTED = 1000
/** A full category is 2,000 documents, some 10 MB while it is read. */
const MAX_CONCURRENT_COUNTS = 1

const ITEM_TEXT_FIELDS = { content: 1, tags: 1, source: 1 } as const
type ItemText = Pick<ContentItemDoc, keyof typeof ITEM_TEXT_FIELDS>

/** Returns the bytes of an item's text, in UTF-8. */
export function bytesOfItem({
  content,
  tags,
  source,
}: Partial<ItemText> & Pick<ItemText, 'content'>): number {
  return [content, source ?? '', ...(tags ?? [])].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
}

/** Whether the sum is known. Categories of earlier versions have none, or a negative one from later deletions. */
function isCounted(doc: CategoryDoc): doc is CategoryDoc & { itemBytes: number } {
  return doc.itemBytes !== undefined && doc.itemBytes >= 0
}

const formatMegabytes = (bytes: number) => `${bytes / 1_000_000} MB`

/**
 * Tracks how many bytes of text an account stores. A category's document has the sum of its items' bytes, which changes
 * of items adjust in the update that they make anyway, and which goes when the category is deleted. A card counts as
 * the largest possible one, so that its edits change nothing. Sums may be wrong after a crash or a write by an older
 * version: before an account is refused, its items are counted again, at most once an hour. A category without a sum is
 * counted when it is first needed.
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
  const limited = pLimit(MAX_CONCURRENT_COUNTS)
  const recounted = new LRUCache<string, true>({ max: MAX_RECOUNTED, ttl: RECOUNT_AFTER_MS })

  /** Counts a category's items and stores the sum, unless another server changes it meanwhile: that one is right. */
  async function count({ categoryId, itemBytes }: CategoryDoc): Promise<number> {
    const counted = await limited(async () => {
      const texts = await items.find({ categoryId }, ITEM_TEXT_FIELDS).lean<ItemText[]>()
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
    let bytes = CARD_QUOTA_BYTES * (await cards.countDocuments({ userId, deletedAt: null }))
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
    const holds = formatMegabytes(quota)
    if (!isOwn) return quotaFull(`This category's owner has used all their ${holds}. Ask them to make room.`)
    const more =
      quota < quotas.verified
        ? `Confirm your email to get ${formatMegabytes(quotas.verified)}, or delete`
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
     * Runs `work`, which stores `bytes` more for an account, if they fit. Calls for one account run one at a time in
     * each process: several servers may exceed the quota by one call each.
     * @param by the user who adds the bytes, if not the account's own
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
