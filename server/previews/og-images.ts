import type { Card } from '#shared/schemas/card.ts'
import type { Logger } from '../log.ts'
import type { PictureContent } from './card-picture.ts'
import { QueueFull, type RenderQueue } from './render-queue.ts'

/** What is sent for a card. */
export interface OgImage {
  png: Buffer
  /** `card`: its own picture. `none`: it has none, for good or for a while. `later`: it may well have one the next time. */
  of: 'card' | 'none' | 'later'
}

export interface OgImages {
  pictureOf: (card: Card) => Promise<OgImage>
  close: () => Promise<void>
}

interface Kept {
  picture: OgImage
  bytes: number
  /** Until when a failure is remembered; what was drawn is right for ever. */
  untilMs: number
}

/** Some 160 pictures of 100 kB. */
const MAX_BYTES = 16 * 1024 * 1024
/** What an entry weighs that keeps no picture of its own: its key and its place. */
const ENTRY_BYTES = 500
/** A card that the thread dies of costs it once in so long, while a machine that was too slow for a moment gets its picture. */
const FAILURE_KEPT_MS = 5 * 60_000

function contentOf({ title, gridSize, hasFreeSpace, cells, theme }: Card): PictureContent {
  return { title, gridSize, hasFreeSpace, cells, theme }
}

/**
 * The pictures of cards, drawn when they are first asked for and kept by card, version and time: after a restored backup a
 * version may come a second time with other words.
 * @param fallback the PNG for whatever cannot be drawn
 * @param maxBytes of all pictures that are kept; the ones asked for last stay
 */
export function createOgImages({
  queue,
  fallback,
  log,
  maxBytes = MAX_BYTES,
  nowMs = Date.now,
}: {
  queue: RenderQueue
  fallback: Buffer
  log: Logger
  maxBytes?: number
  nowMs?: () => number
}): OgImages {
  const kept = new Map<string, Kept>()
  const rendering = new Map<string, Promise<OgImage>>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, picture: OgImage, untilMs = Infinity): OgImage {
    forget(key)
    const own = picture.png === fallback ? 0 : picture.png.byteLength
    kept.set(key, { picture, bytes: own + ENTRY_BYTES, untilMs })
    bytes += own + ENTRY_BYTES
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
    return picture
  }

  function remembered(key: string): OgImage | undefined {
    const entry = kept.get(key)
    if (!entry) return undefined
    if (entry.untilMs <= nowMs()) {
      forget(key)
      return undefined
    }
    kept.delete(key)
    kept.set(key, entry)
    return entry.picture
  }

  async function draw(key: string, card: Card): Promise<OgImage> {
    try {
      const drawn = await queue.draw(contentOf(card))
      return keep(key, drawn ? { png: Buffer.from(drawn), of: 'card' } : { png: fallback, of: 'none' })
    } catch (error) {
      if (error instanceof QueueFull) return { png: fallback, of: 'later' }
      log.warn({ event: 'preview_failed', cardId: card.cardId, err: error }, 'no picture could be drawn')
      return keep(key, { png: fallback, of: 'later' }, nowMs() + FAILURE_KEPT_MS)
    }
  }

  return {
    pictureOf: (card) => {
      const key = `${card.cardId} ${card.version} ${card.updatedAt}`
      const known = remembered(key)
      if (known) return Promise.resolve(known)
      const running = rendering.get(key) ?? draw(key, card).finally(() => rendering.delete(key))
      rendering.set(key, running)
      return running
    },
    close: () => queue.close(),
  }
}
