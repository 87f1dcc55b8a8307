import type { Types } from 'mongoose'
import type { CardHosts, CoHost, Invitation, InvitedCard } from '#shared/contract/answers.ts'
import { CO_HOSTS_PER_CARD } from '#shared/product.ts'
import type { CardReply } from '#shared/schemas/card.ts'
import { AppError, refusedField } from '../../app-error.ts'
import { unlessDuplicate } from '../../database/errors.ts'
import { isOwnedBy, toCardReply, type CardDoc } from '../../models/card.ts'
import type { CoHostDoc } from '../../models/co-host.ts'
import type { CardStore, CardTarget } from './card-store.ts'
import { listSharedCards, type MyCardsQuery } from './my-cards.ts'
import { findByName, joinPeople, readNames, type Person } from '../people.ts'
import { createInvitation, hashOfToken } from '../tokens.ts'

function toCoHost({ createdAt }: CoHostDoc, { _id, username, displayName }: Person): CoHost {
  return { userId: _id.toString(), username, displayName, addedAt: createdAt.toISOString() }
}

const FULL = `This card has ${CO_HOSTS_PER_CARD} co-hosts`

function invitationEnded(): AppError {
  return new AppError('expired-action-code', 'This invitation no longer works. Ask the host for a new link.')
}

/** Returns the ids of a user's cards that have or had co-hosts. */
export async function coHostedCardsOf(
  { cards }: Pick<CardStore, 'cards'>,
  userId: string | Types.ObjectId,
): Promise<string[]> {
  const docs = await cards.find({ userId, deletedAt: null, coHostEpoch: { $ne: null } }, { cardId: 1 }).lean()
  return docs.map(({ cardId }) => cardId)
}

/**
 * The use cases of co-hosts. All throw AppError `not-found`, and `forbidden` by the table of shared/rules/access, in
 * addition to those listed. Writes run in the queue of the card's changes, so that on this node no write of a removed
 * co-host is under way.
 */
export function createCoHosts(store: CardStore) {
  const { cards, coHosts, users, events, access, serialQueue, existing } = store

  async function managed({ cardId, userId }: CardTarget): Promise<CardDoc> {
    const doc = await existing(cardId)
    if (await access.may('manage', doc, userId)) return doc
    throw new AppError('forbidden', 'Only the owner can choose who edits this card.')
  }

  /** Adds a co-host. The card gets its epoch first: without an epoch, no one reads its co-hosts. */
  async function insert(
    { cardId, coHostEpoch }: CardDoc,
    userId: CoHostDoc['userId'] | string,
    toRefuse: () => AppError,
  ): Promise<CoHostDoc> {
    if ((await coHosts.countDocuments({ cardId })) >= CO_HOSTS_PER_CARD) throw toRefuse()
    if (coHostEpoch === undefined)
      await cards.updateOne({ cardId, deletedAt: null, coHostEpoch: null }, { $set: { coHostEpoch: 1 } })
    const added = await unlessDuplicate(coHosts.create({ cardId, userId, createdAt: new Date() }))
    // Undefined: another process added them in between.
    return added?.toObject() ?? coHosts.findOne({ cardId, userId }).orFail().lean()
  }

  const endLink = (cardId: string) =>
    cards.updateOne({ cardId, deletedAt: null }, { $unset: { invitationHash: 1, invitedAt: 1 } })

  /** @throws AppError `expired-action-code` unless the token is that of the card's present link */
  function invitationHashOf(doc: CardDoc, token: string): string {
    const hash = hashOfToken(token)
    if (doc.userId === null || doc.frozen || doc.invitationHash !== hash) throw invitationEnded()
    return hash
  }

  async function takeOut(cardId: string, userId: string): Promise<void> {
    await coHosts.deleteOne({ cardId, userId })
    // Another node may have read the co-hosts just before: its write no longer matches.
    await cards.updateOne({ cardId, deletedAt: null }, { $inc: { coHostEpoch: 1 } })
  }

  return {
    /** Lists the co-hosts in the order in which they were added. */
    list: async (target: CardTarget): Promise<CardHosts> => {
      const { cardId, invitationHash, invitedAt } = await managed(target)
      const rows = await coHosts.find({ cardId }).lean()
      rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      return {
        coHosts: await joinPeople(users, rows, toCoHost),
        invitedAt: invitationHash !== undefined && invitedAt ? invitedAt.toISOString() : null,
      }
    },

    /**
     * Adds a user by name. `isNew`: they weren't a co-host before.
     * @throws AppError `invalid` for the owner, `quota-exceeded`
     */
    add: ({
      username,
      ...target
    }: CardTarget & { username: string }): Promise<{ coHost: CoHost; isNew: boolean }> =>
      serialQueue(target.cardId, async () => {
        const doc = await managed(target)
        const person = await findByName(users, username)
        if (isOwnedBy(doc, person._id.toString()))
          throw refusedField('username', "You own this card. Enter someone else's username.")
        const before = await coHosts.findOne({ cardId: doc.cardId, userId: person._id }).lean()
        return {
          coHost: toCoHost(
            before ??
              (await insert(doc, person._id, () =>
                refusedField('username', `${FULL}. Remove one to make room for another.`, 'quota-exceeded'),
              )),
            person,
          ),
          isNew: before === null,
        }
      }),

    /**
     * Removes a co-host: called by the owner, or by `personId` themselves, who can leave even after the owner's account
     * is gone. When the owner removes someone, the invitation link ends, which that person may still have.
     */
    remove: ({ personId, ...target }: CardTarget & { personId: string }): Promise<void> =>
      serialQueue(target.cardId, async () => {
        const { cardId, userId } = target
        await (personId === userId ? existing(cardId) : managed(target))
        if (!(await coHosts.exists({ cardId, userId: personId })))
          throw new AppError('not-found', "They aren't a co-host of this card.")
        // First, so that no one accepts the invitation after the removal.
        if (personId !== userId) await endLink(cardId)
        await takeOut(cardId, personId)
        events.emit('card.editorRemoved', { cardId })
      }),

    /** Makes an invitation link, which ends the previous one. */
    invite: (target: CardTarget): Promise<Invitation> =>
      serialQueue(target.cardId, async () => {
        const { cardId, userId } = await managed(target)
        const { token, hash } = createInvitation()
        const invitedAt = new Date()
        await cards.updateOne(
          { cardId, userId, deletedAt: null },
          { $set: { invitationHash: hash, invitedAt } },
        )
        return { token, invitedAt: invitedAt.toISOString() }
      }),

    /** Ends the invitation link, if there is one. */
    endInvitation: (target: CardTarget): Promise<void> =>
      serialQueue(target.cardId, async () => {
        const { cardId } = await managed(target)
        await endLink(cardId)
      }),

    /** Returns the card of an invitation link, to anyone who has the link. @throws AppError `expired-action-code` */
    open: async (target: {
      cardId: string
      token: string
      readerId: string | undefined
    }): Promise<InvitedCard> => {
      const doc = await existing(target.cardId)
      const card = toCardReply(doc, await access.roleOf(doc, target.readerId))
      if (!card.canEdit) invitationHashOf(doc, target.token)
      const nameOf = await readNames(users, [doc.userId])
      return { ...card, ownerName: nameOf(doc.userId) }
    },

    /**
     * Makes the user a co-host by the token of an invitation link. A user who may edit the card already needs no token.
     * @throws AppError `expired-action-code`, `quota-exceeded`
     */
    accept: ({ token, ...target }: CardTarget & { token: string }): Promise<CardReply> =>
      serialQueue(target.cardId, async () => {
        const doc = await existing(target.cardId)
        const card = toCardReply(doc, await access.roleOf(doc, target.userId))
        if (card.canEdit) return card
        const invitationHash = invitationHashOf(doc, token)
        await insert(
          doc,
          target.userId,
          () => new AppError('quota-exceeded', `${FULL}. Ask the host to make room.`),
        )
        // Another node may have ended the link in between, and removed this very user.
        if (!(await cards.exists({ cardId: doc.cardId, deletedAt: null, invitationHash }))) {
          await takeOut(doc.cardId, target.userId)
          throw invitationEnded()
        }
        return toCardReply(doc, 'co-host')
      }),

    /** Lists the cards of others that a user may edit. @throws AppError `invalid` */
    listShared: (query: MyCardsQuery) => listSharedCards(store, query),
  }
}
