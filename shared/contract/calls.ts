import { z } from 'zod'
import type { endpoints } from '../api.ts'
import { accountCalls } from './accounts.ts'
import type { CallDoc, DocsOf } from './call.ts'
import { cardCalls } from './cards.ts'
import { categoryCalls } from './categories.ts'
import { coHostCalls } from './co-hosts.ts'
import { embeddingCalls } from './embedding.ts'
import { joinCodeCalls } from './join-codes.ts'

type ServerCalls = Pick<typeof endpoints, 'getConfig' | 'getOpenApi'>

const serverCalls: DocsOf<ServerCalls> = {
  getConfig: {
    group: 'Server',
    summary: "Read the server's settings",
    auth: 'none',
    reply: z.object({
      google: z.boolean(),
      passwordMinLength: z.int(),
      lanUrl: z.string().nullable(),
      operator: z.object({ name: z.string(), email: z.string() }).nullable(),
    }),
    example: {},
  },
  getOpenApi: {
    group: 'Server',
    summary: 'Read this description',
    auth: 'none',
    reply: z.looseObject({ openapi: z.literal('3.1.0') }),
    also: { 304: 'It is the one that `If-None-Match` names.' },
    hasEtag: true,
    conditions: ['If-None-Match'],
    example: {},
  },
}

/** Every call of `endpoints`, documented. The compiler names one that is missing. */
export const calls: { [Name in keyof typeof endpoints]: CallDoc } = {
  ...cardCalls,
  ...joinCodeCalls,
  ...coHostCalls,
  ...embeddingCalls,
  ...categoryCalls,
  ...accountCalls,
  ...serverCalls,
} satisfies DocsOf<typeof endpoints>
