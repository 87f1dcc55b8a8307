import { z } from 'zod'
import { cardEditPayload, cardJoinPayload, cardLeavePayload, type ClientEvents } from '../events.ts'
import type { SocketErrorCode } from '../errors.ts'
import { card } from '../schemas/card.ts'
import type { SocketEvent } from '../api-reference.ts'

const CARD_ID = 'V1StGXR8_Z'
const cardId = z.string()

interface EventDoc {
  text: string
  payload: z.ZodType
  example?: object
}

/** The events that clients send. */
const clientEvents: Record<keyof ClientEvents, EventDoc & { example: object }> = {
  'card:join': {
    text: 'Follow a card. The acknowledgement has the card, or `unchanged` if yours is the newest `version`. To join while connecting, put the same payload into `auth` as `{join}`.',
    payload: cardJoinPayload,
    example: { cardId: CARD_ID },
  },
  'card:edit': {
    text: 'This page, which follows the card, is editing it. `host` is the same for all pages of one person, and null once the page stops editing.',
    payload: cardEditPayload,
    example: { cardId: CARD_ID, host: '1xq8d2m' },
  },
  'card:leave': {
    text: 'Stop following the card.',
    payload: cardLeavePayload,
    example: { cardId: CARD_ID },
  },
}

/** The events that the server sends, to a card's room unless stated otherwise. */
const serverEvents = {
  'card:changed': {
    text: 'The card after a change: right away, and after more changes once every 250 ms, with the newest state.',
    payload: z.object({ card }),
  },
  'card:joined': {
    text: 'The response to a join in `auth`, the same as the acknowledgement of `card:join`.',
    payload: z.union([
      z.object({
        ok: z.literal(true),
        data: z.union([
          z.object({ card, reset: z.literal(true).exactOptional() }),
          z.object({ unchanged: z.literal(true) }),
        ]),
      }),
      z.object({
        ok: z.literal(false),
        error: z.object({ code: z.string<SocketErrorCode>(), message: z.string() }),
      }),
    ]),
  },
  'card:version': {
    text: 'The newest version, every 25 s. Join again if yours is older.',
    payload: z.object({ cardId, version: z.int() }),
  },
  'card:deleted': {
    text: 'The owner deleted the card, or with `isRemoved` it was taken down after a report. No more events follow.',
    payload: z.object({ cardId, isRemoved: z.boolean().exactOptional() }),
  },
  'card:players': {
    text: 'How many pages have the card open to play.',
    payload: z.object({ cardId, count: z.int() }),
  },
  'card:editors': {
    text: 'How many people are editing the card. Only pages that edit it get this.',
    payload: z.object({ cardId, count: z.int() }),
  },
  'card:rights': {
    text: 'The owner removed a co-host. Read the card to learn whether you can still change it.',
    payload: z.object({ cardId }),
  },
} satisfies Record<string, EventDoc>

/** The types of the events that the server emits. */
export type ServerEvents = {
  [E in keyof typeof serverEvents]: (payload: z.output<(typeof serverEvents)[E]['payload']>) => void
}

/** Lists every socket event for the API description. */
export function socketEvents(): SocketEvent[] {
  const describe = (docs: Record<string, EventDoc>, from: SocketEvent['from']) =>
    Object.entries(docs).map(([name, { text, payload, example }]): SocketEvent => {
      const { $schema: _, ...schema } = z.toJSONSchema(payload, { io: 'input' })
      return { name, from, text, payload: schema, ...(example && { example }) }
    })
  return [...describe(clientEvents, 'client'), ...describe(serverEvents, 'server')]
}
