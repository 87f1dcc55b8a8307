import { z } from 'zod'
import { hostKeySchema } from '#shared/events.ts'
import { CO_HOSTS_PER_CARD, TITLE_MAX_LENGTH } from '#shared/product.ts'
import { card } from '#shared/schemas/card.ts'
import { safeParse } from '#shared/schemas/safe-parse.ts'

/** A card has at most 8 kB of text, which JSON may make twice as long. */
const MAX_CHARACTERS = 32 * 1024

const storedCard = card
  // The limit counts code points, of at most two UTF-16 code units each.
  .extend({ title: z.string().max(2 * TITLE_MAX_LENGTH) })
  .refine(({ gridSize, cells }) => cells.length === gridSize ** 2)

const cardMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), card: storedCard }),
  z.object({ kind: z.literal('deleted'), isRemoved: z.literal(true).optional() }),
  /** A co-host was removed. */
  z.object({ kind: z.literal('rights') }),
  /**
   * The number of the sender's players, and the hosts with pages that edit there. `asks`: others should send theirs.
   */
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
/** Messages between nodes about a card. */
export type CardMessage = z.output<typeof cardMessage>

/** `check` makes all nodes read the stored versions, because messages were lost. `left` is a node's last message. */
const nodeMessage = z.object({ kind: z.enum(['check', 'left']) })
export type NodeMessage = z.output<typeof nodeMessage>

function parseAs<T>(schema: z.ZodType<T>, message: string): T | undefined {
  if (message.length > MAX_CHARACTERS) return undefined
  try {
    const result = safeParse(schema, JSON.parse(message))
    return result.success ? result.data : undefined
  } catch {
    return undefined
  }
}

// These return undefined for a message of another shape, such as one from another version of this server.
export const parseCardMessage = (message: string) => parseAs(cardMessage, message)
export const parseNodeMessage = (message: string) => parseAs(nodeMessage, message)

const change = z.object({ kind: z.literal('changed') })
/** Whether a message, from a server of any version, says that a card has changed. */
export const isChangeMessage = (message: string): boolean => parseAs(change, message) !== undefined
