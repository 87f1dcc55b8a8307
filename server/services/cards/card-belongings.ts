import type { Models } from '../../models/models.ts'
import { endJoinCodeOf } from './join-codes.ts'
import { deletePlaysOf } from './recent-plays.ts'

/**
 * Deletes all that is stored of a deleted or taken-down card besides its own document. Whatever else cards get in collections of
 * its own is deleted here. What a failure leaves reaches no one: co-hosts, codes, versions and plays of a deleted card lead nowhere, and
 * 100,000 people may have played it.
 */
export async function deleteBelongingsOfCard(models: Models, cardId: string): Promise<void> {
  await Promise.all([
    models.coHosts.deleteMany({ cardId }).exec(),
    endJoinCodeOf(models, cardId),
    models.versions.deleteMany({ cardId }).exec(),
    deletePlaysOf(models, cardId),
  ])
}
