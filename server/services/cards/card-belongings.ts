import type { Models } from '../../models/models.ts'
import { endJoinCodeOf } from './join-codes.ts'
import { deletePlaysOf } from './recent-plays.ts'

/**
 * Deletes what is stored of a deleted card besides its own document and its earlier versions, which a restored one gets back.
 * What a failure leaves reaches no one: co-hosts, codes, versions and plays of a deleted card lead nowhere, and 100,000 people may
 * have played it.
 */
export async function endUseOfCard(models: Models, cardId: string): Promise<void> {
  await Promise.all([
    models.coHosts.deleteMany({ cardId }).exec(),
    endJoinCodeOf(models, cardId),
    deletePlaysOf(models, cardId),
  ])
}

/** Deletes all that is stored of a card besides its own document. Whatever else cards get in collections of its own is deleted here. */
export async function deleteBelongingsOfCard(models: Models, cardId: string): Promise<void> {
  await Promise.all([models.versions.deleteMany({ cardId }).exec(), endUseOfCard(models, cardId)])
}
