import { z } from 'zod'
import type { Call } from './call.ts'

/** Who runs the server, as Terms, Privacy and Contact name them. */
const operator = z.object({ name: z.string(), email: z.string() })
export type Operator = z.output<typeof operator>

/** The server's settings that a page needs. */
const serverConfig = z.object({
  /** Whether Google sign-in is configured. */
  google: z.boolean(),
  /** The name of the login by OpenID Connect; null where none is configured. */
  oidc: z.string().nullable(),
  /** Whether people log in and register with email and password. */
  localLogin: z.boolean(),
  /** Who may make an account: anyone, those who are invited, or no one. */
  registration: z.enum(['open', 'invite', 'closed']),
  /** Whether some addresses can ask for an invitation themselves. */
  invitesByEmail: z.boolean(),
  passwordMinLength: z.int(),
  /** The server's address in the local network, `http://192.168.1.20:3000`; null without one or when listening on loopback only. */
  lanUrl: z.string().nullable(),
  /** Null on a private installation. */
  operator: operator.nullable(),
})
export type ServerConfig = z.output<typeof serverConfig>

export const serverCalls = {
  getConfig: {
    summary: "Read the server's settings",
    auth: 'none',
    reply: serverConfig,
  },
  getOpenApi: {
    summary: 'Read this description',
    auth: 'none',
    reply: z.looseObject({ openapi: z.literal('3.1.0') }),
    also: { 304: 'It is the one that `If-None-Match` names.' },
    hasEtag: true,
    conditions: ['If-None-Match'],
  },
} satisfies Record<string, Call>
