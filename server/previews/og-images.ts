import { LRUCache } from 'lru-cache'
import type { Card } from '#shared/schemas/card.ts'
import type { Activity, PictureOutcome } from '../activity.ts'
import type { Logger } from '../log.ts'
import type { PictureContent } from './card-picture.ts'
import { QueueFull, type RenderQueue } from './render-queue.ts'

interface OgImage {
  png: Buffer
  /** `card`: the card's own picture. `retry`: the brand picture for now. */
  kind: 'card' | 'retry'
}

export type OgImages = ReturnType<typeof createOgImages>

/** About 160 pictures of 100 kB. */
const MAX_BYTES = 16 * 1024 * 1024
/** The size of an entry without a picture of its own. */
const ENTRY_BYTES = 500
/** Ten users' quotas of cards; some 150 bytes each. */
const MAX_DRAWN = 10_000
/** Retry delay after a failed drawing. */
const FAILURE_KEPT_MS = 5 * 60_000

/** A card with a picture, or a category as a card. Its id is the path of its picture. */
export interface Pictured extends PictureContent, Pick<Card, 'cardId' | 'updatedAt'> {
  version: number | string
}

function contentOf({ title, gridSize, hasFreeSpace, cells, theme, columns }: Pictured): PictureContent {
  return { title, gridSize, hasFreeSpace, cells, theme, columns }
}

/**
 * Renders the Open Graph images of cards on demand and caches them by card, version and time: after a backup is restored,
 * a version can occur again with other words.
 * @param fallback the PNG for cards that cannot be rendered
 * @param maxBytes of the cache; the least recently used pictures are dropped
 */
export function createOgImages(deps: {
  queue: Pick<RenderQueue, 'render' | 'waiting' | 'close'>
  fallback: Buffer
  log: Logger
  activity?: Activity
  maxBytes?: number
}) {
  const { queue, fallback, log, activity, maxBytes = MAX_BYTES } = deps
  /** The cards that had a picture since the start. */
  const drawnRecently = new LRUCache<string, true>({ max: MAX_DRAWN })
  const report = (outcome: PictureOutcome) => activity?.emit('picture.settled', { outcome })

  const images = new LRUCache<string, OgImage, Pictured>({
    maxSize: maxBytes,
    sizeCalculation: ({ png }) => ENTRY_BYTES + (png === fallback ? 0 : png.byteLength),
    // A picture that others have evicted meanwhile is returned all the same.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { options, context: card }) => {
      try {
        const png = await queue.render(contentOf(card), drawnRecently.get(card.cardId) ? 'again' : 'first')
        drawnRecently.set(card.cardId, true)
        report('made')
        return { png: Buffer.from(png), kind: 'card' }
      } catch (error) {
        report(error instanceof QueueFull ? 'busy' : 'failed')
        if (error instanceof QueueFull) throw error
        log.warn({ event: 'preview_failed', cardId: card.cardId, err: error }, "preview couldn't be rendered")
        options.ttl = FAILURE_KEPT_MS
        return { png: fallback, kind: 'retry' }
      }
    },
  })

  return {
    imageFor: (card: Pictured): Promise<OgImage> =>
      images
        .forceFetch(`${card.cardId} ${card.version} ${card.updatedAt}`, { context: card })
        .catch((error: unknown) => {
          if (error instanceof QueueFull) return { png: fallback, kind: 'retry' }
          throw error
        }),
    /** Returns the bytes of all cached pictures. */
    bytes: () => images.calculatedSize,
    waiting: queue.waiting,
    close: queue.close,
  }
}
