import type { Connection } from 'mongoose'
import { cardVersionModel } from '../models/card-version.ts'
import { coHostModel } from '../models/co-host.ts'
import { endJoinCodeOf } from './join-codes.ts'
import { deletePlaysOf } from './recent-plays.ts'

/**
 * Deletes all that is stored of a deleted or taken-down card besides its own document. Whatever else cards get in collections of
 * its own is deleted here. What a failure leaves reaches no one: co-hosts, codes, versions and plays of a deleted card lead nowhere, and
 * 100,000 people may have played it.
 */
export async function deleteBelongingsOfCard(connection: Connection, cardId: string): Promise<void> {
  await Promise.all([
    coHostModel(connection).deleteMany({ cardId }).exec(),
    endJoinCodeOf(connection, cardId),
    cardVersionModel(connection).deleteMany({ cardId }).exec(),
    deletePlaysOf(connection, cardId),
  ])
}
