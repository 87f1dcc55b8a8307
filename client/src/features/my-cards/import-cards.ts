import { importCards as messages } from '#messages/import-cards.ts'
import { ApiError } from '../../lib/api-client.ts'
import { importCard } from '../../sync/hear/card-requests.ts'
import type { CardToImport, SkippedCard } from './read-cards-file.ts'

/** The server takes 30 writes a second; a wait makes room for the next ones. */
const WAIT_MS = 1000
const MAX_WAITS = 10

/** How far an import has come. */
export interface ImportProgress {
  imported: number
  /** Not imported yet; an import that ended early goes on with them. */
  left: readonly CardToImport[]
  /** Refused by the server. */
  skipped: readonly SkippedCard[]
}

async function importPatiently(card: CardToImport, signal: AbortSignal): Promise<void> {
  for (let waits = 0; ; waits++) {
    try {
      await importCard(card.cardId, card.content)
      return
    } catch (error) {
      const isTooFast = error instanceof ApiError && error.code === 'too-many-requests'
      if (!isTooFast || waits === MAX_WAITS || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    }
  }
}

/** The server's reason to refuse one card; undefined for a failure that would affect the next cards too. */
function skippedFor({ name }: CardToImport, error: unknown): SkippedCard | undefined {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return undefined
  const [wrong] = Object.entries(error.fields)
  return { name, reason: wrong ? messages.reasonAt(...wrong) : error.message }
}

/**
 * Creates the cards that are left, one after the other, so that it is known which are in when one fails. From the last to the
 * first: My Cards lists the newest first, and so has them in the order of the file.
 * @param onProgress called after each card
 * @param signal stops after the card that is under way
 * @returns the failure that ended it; undefined if none is left, or if it was stopped
 */
export async function importCards(
  start: ImportProgress,
  onProgress: (now: ImportProgress) => void,
  signal: AbortSignal,
): Promise<Error | undefined> {
  let { imported, skipped, left } = start
  for (const card of start.left.toReversed()) {
    if (signal.aborted) return undefined
    try {
      await importPatiently(card, signal)
      imported += 1
    } catch (error) {
      const refused = skippedFor(card, error)
      if (!refused) return error as Error
      skipped = [...skipped, refused]
    }
    left = left.slice(0, -1)
    onProgress({ imported, skipped, left })
  }
  return undefined
}
