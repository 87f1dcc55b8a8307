import { z } from 'zod'
import type { Call } from './call.ts'

/** Who runs the server, as named in Terms, Privacy and Contact. */
const operator = z.object({ name: z.string(), email: z.string() })
export type Operator = z.output<typeof operator>

/** The server's settings that pages need. */
const serverConfig = z.object({
  /** Whether Google sign-in is configured. */
  google: z.boolean(),
  /** The name of the OpenID Connect provider on the log-in screen; null if none is configured. */
  oidc: z.string().nullable(),
  /** Whether people can log in and register with email and password. */
  localLogin: z.boolean(),
  /** Who may create an account: anyone, invited people, or no one. */
  registration: z.enum(['open', 'invite', 'closed']),
  /** Whether people with certain email addresses can request an invitation themselves. */
  invitesByEmail: z.boolean(),
  passwordMinLength: z.int(),
  /** The server's URL in the local network, `http://192.168.1.20:3000`; null if there is none, or if the server listens on loopback only. */
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
    otherStatuses: { 304: 'It still has the ETag in `If-None-Match`.' },
    hasEtag: true,
    conditions: ['If-None-Match'],
  },
} satisfies Record<string, Call>
