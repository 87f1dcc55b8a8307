import type { Models } from '../../models/models.ts'
import { endJoinCodeOf } from './join-codes.ts'
import { deletePlaysOf } from './recent-plays.ts'

/**
 * Deletes what is stored about a deleted card, except its own document and its earlier versions, which a restored card
 * gets back. 100,000 people may have played it, so a failure may leave some rows. No one can reach them: co-hosts,
 * codes, versions and plays of a deleted card lead nowhere.
 */
export async function endUseOfCard(models: Models, cardId: string): Promise<void> {
  await Promise.all([
    models.coHosts.deleteMany({ cardId }).exec(),
    endJoinCodeOf(models, cardId),
    deletePlaysOf(models, cardId),
  ])
}

/** Deletes everything stored about a card except its own document. Data in new collections belongs here too. */
export async function deleteBelongingsOfCard(models: Models, cardId: string): Promise<void> {
  await Promise.all([models.versions.deleteMany({ cardId }).exec(), endUseOfCard(models, cardId)])
}
