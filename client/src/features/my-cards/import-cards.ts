import { importCards as messages } from '#messages/import-cards.ts'
import { ApiError } from '../../lib/api-client.ts'
import { importCard } from '../../sync/receive/card-requests.ts'
import type { CardToImport, SkippedCard } from './read-cards-file.ts'

/** The wait before a retry. The server accepts 30 writes per second. */
const WAIT_MS = 1000
const MAX_WAITS = 10

/** The progress of an import. */
export interface ImportProgress {
  imported: number
  /** The cards not imported yet, with which an import that ended early can continue. */
  left: readonly CardToImport[]
  /** The cards that cannot be imported, or that the server rejected. */
  skipped: readonly SkippedCard[]
}

async function importPatiently(card: CardToImport, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await importCard(card.cardId, card.content)
      return
    } catch (error) {
      const isTooFast = error instanceof ApiError && error.code === 'too-many-requests'
      if (!isTooFast || attempt === MAX_WAITS || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    }
  }
}

/** Returns why the server rejected one card; undefined for a failure that would affect the next cards too. */
function skippedFor({ name }: CardToImport, error: unknown): SkippedCard | undefined {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return undefined
  const [wrong] = Object.entries(error.fields)
  return { name, reason: wrong ? messages.reasonAt(...wrong) : error.message }
}

/**
 * Creates the remaining cards one after the other, so that after a failure it is known which ones were imported. Starts
 * with the last card: My Cards lists the newest first, and so shows the cards in the order of the file.
 * @param onProgress called after each card
 * @param signal stops the import after the current card
 * @returns the failure that ended the import; undefined if no card is left, or if the import was stopped
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
