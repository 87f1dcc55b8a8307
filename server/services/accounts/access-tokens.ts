import { LRUCache } from 'lru-cache'
import { Types } from 'mongoose'
import type { AccessToken, NewAccessToken } from '#shared/contract/answers.ts'
import type { ParsedOf } from '#shared/contract/calls.ts'
import { newOpId } from '#shared/ids.ts'
import { TOKENS_PER_USER } from '#shared/account-choices.ts'
import { DAY_MS } from '../../day.ts'
import { AppError, quotaFull } from '../../app-error.ts'
import type { Database } from '../../database/connect.ts'
import { accessTokenModel, toAccessToken, type AccessTokenDoc } from '../../models/access-token.ts'
import { isToken, newToken } from './access-token-format.ts'
import type { Accounts } from './accounts.ts'
import { createSerialQueue } from '../serial-queue.ts'
import { createSharedReads } from '../shared-reads.ts'
import { hashOfToken } from '../tokens.ts'

/** A user and the epoch of the session that makes the call. */
interface Owner {
  userId: string
  sessionEpoch: number
}

/** A newer time of last use is not written again: a bot that calls all day costs one write a minute. */
const LAST_USE_AFTER_MS = 60_000
const MAX_NOTED = 10_000

export type AccessTokens = ReturnType<typeof createAccessTokens>

/**
 * Personal access tokens. A token is valid until it expires, is deleted, or its user's epoch rises: whatever ends all
 * sessions also ends all tokens, even one that is made at the same moment.
 */
export function createAccessTokens(
  { connection, changes }: Pick<Database, 'connection' | 'changes'>,
  accounts: Pick<Accounts, 'findInEpoch'>,
) {
  const model = accessTokenModel(connection)
  const serialQueue = createSerialQueue()
  const readToken = createSharedReads(async (hashes: string[]) => {
    const docs = await model.collection.find<AccessTokenDoc>({ hash: { $in: hashes } }).toArray()
    return new Map(docs.map((doc) => [doc.hash, doc]))
  }, changes)
  /** When this process wrote the last use of a token: the copy that a call has read may be older. */
  const notedMs = new LRUCache<string, number>({ max: MAX_NOTED })

  /** Stores the time of a use, which is only shown to people: the call doesn't wait, and a failure is not retried. */
  function noteUse({ _id, hash, lastUsedAt }: AccessTokenDoc): void {
    const now = new Date()
    const lastMs = Math.max(lastUsedAt?.getTime() ?? 0, notedMs.get(hash) ?? 0)
    if (now.getTime() - lastMs < LAST_USE_AFTER_MS) return
    notedMs.set(hash, now.getTime())
    model.collection.updateOne({ _id }, { $set: { lastUsedAt: now } }).catch(() => undefined)
  }

  return {
    /** Lists tokens, newest first. An expired one is listed for another 30 days. */
    list: async ({ userId, sessionEpoch }: Owner): Promise<AccessToken[]> => {
      const docs = await model.find({ userId, sessionEpoch }).lean()
      return docs
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .map((doc) => toAccessToken(doc))
    },

    /**
     * Makes a token. To make room, the user's dead tokens are deleted, as is the one that the same call made before.
     * @throws AppError `quota-exceeded`
     */
    create: (
      { userId, sessionEpoch }: Owner,
      { name, scope, days, opId = newOpId() }: ParsedOf<'createToken', 'body'>,
    ): Promise<NewAccessToken> =>
      // Serialized, so that concurrent creations at the limit do not all count nine.
      serialQueue(userId, async () => {
        const now = new Date()
        const _id = new Types.ObjectId(hashOfToken(`${userId} ${opId}`).slice(0, 24))
        await model.deleteMany({
          userId,
          $or: [{ _id }, { expiresAt: { $lt: now } }, { sessionEpoch: { $lt: sessionEpoch } }],
        })
        if ((await model.countDocuments({ userId })) >= TOKENS_PER_USER)
          throw quotaFull(`You have ${TOKENS_PER_USER} tokens. Delete one to make room for another.`)
        const token = newToken()
        const doc = await model.create({
          _id,
          userId,
          sessionEpoch,
          name,
          scope,
          hash: hashOfToken(token),
          createdAt: now,
          lastUsedAt: null,
          expiresAt: new Date(now.getTime() + days * DAY_MS),
        })
        return { ...toAccessToken(doc), token }
      }),

    /** @throws AppError `not-found` */
    remove: async (userId: string, id: string): Promise<void> => {
      const { deletedCount } = await model.deleteOne({ _id: id, userId })
      if (deletedCount === 0) throw new AppError('not-found', "This token doesn't exist.")
    },

    /** Returns the user and the scope of a token that a client sent; null if it is invalid. Costs two shared reads. */
    identify: async (token: string) => {
      if (!isToken(token)) return null
      const doc = await readToken(hashOfToken(token))
      if (!doc || doc.expiresAt.getTime() <= Date.now()) return null
      const user = await accounts.findInEpoch(doc.userId.toString(), doc.sessionEpoch)
      if (!user) return null
      noteUse(doc)
      return { user, tokenId: doc._id.toString(), scope: doc.scope }
    },
  }
}
