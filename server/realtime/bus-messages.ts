import { z } from 'zod'
import { hostKeySchema } from '#shared/events.ts'
import {
  CELL_MAX_LENGTH,
  CO_HOSTS_PER_CARD,
  GRID_SIZES,
  IMAGE_URL_MAX_LENGTH,
  THEMES,
  TITLE_MAX_LENGTH,
} from '#shared/product.ts'
import { cardIdSchema, type Card } from '#shared/schemas/card.ts'
import { safeParse } from '#shared/schemas/safe-parse.ts'

/** What nodes tell each other about a card. */
export type CardMessage =
  | { kind: 'changed'; card: Card }
  | { kind: 'deleted' }
  /** A co-host was removed. */
  | { kind: 'rights' }
  /** How many players the sender has, and whose pages edit the card there. It `asks` for the numbers of the others. */
  | { kind: 'players'; count: number; hosts?: string[] | undefined; asks?: boolean | undefined }

/**
 * What a node tells all others: `check` asks for a look at the stored versions, because messages of that node were lost. `left` is
 * its last message.
 */
export interface NodeMessage {
  kind: 'check' | 'left'
}

/** Lengths are of UTF-16 here and of code points there, of which one takes two at most. */
const text = (maxLength: number) => z.string().max(2 * maxLength)
const version = z.int().min(1)

const card: z.ZodType<Card> = z
  .object({
    cardId: cardIdSchema,
    title: text(TITLE_MAX_LENGTH),
    gridSize: z.literal(GRID_SIZES),
    hasFreeSpace: z.boolean(),
    cells: z.array(text(CELL_MAX_LENGTH)),
    theme: z.enum(THEMES),
    freeSpaceImageUrl: text(IMAGE_URL_MAX_LENGTH).nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version,
    round: version,
  })
  .refine(({ gridSize, cells }) => cells.length === gridSize ** 2)

const cardMessage: z.ZodType<CardMessage> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), card }),
  z.object({ kind: z.literal('deleted') }),
  z.object({ kind: z.literal('rights') }),
  z.object({
    kind: z.literal('players'),
    count: z.int().min(0),
    hosts: z
      .array(hostKeySchema)
      .max(CO_HOSTS_PER_CARD + 1)
      .optional(),
    asks: z.boolean().optional(),
  }),
])

const nodeMessage: z.ZodType<NodeMessage> = z.object({ kind: z.enum(['check', 'left']) })

function parsedAs<T>(schema: z.ZodType<T>, message: string): T | undefined {
  try {
    const result = safeParse(schema, JSON.parse(message))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

/** A message about a card; undefined if it has another shape, such as one of a newer version of this server. */
export function parseCardMessage(message: string): CardMessage | undefined {
  return parsedAs(cardMessage, message)
}

/** A message to all nodes; undefined if it has another shape. */
export function parseNodeMessage(message: string): NodeMessage | undefined {
  return parsedAs(nodeMessage, message)
}
