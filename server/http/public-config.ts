import type { Operator, ServerConfig } from '#shared/contract/server.ts'
import type { GoogleConfig, OidcConfig, RegistrationRules } from '../config.ts'

/** Who may log in, and how. */
export interface SignInSettings {
  google?: GoogleConfig | undefined
  oidc?: OidcConfig | undefined
  /** Log-in by email and password. */
  localLogin?: boolean
  /** Left out, anyone may register. */
  registration?: RegistrationRules
  /** Left out on a private installation. */
  operator?: Operator | undefined
}

/** The settings that pages may know, as read at each call: the port is known only once the server listens. */
export function publicConfig({
  google,
  oidc,
  registrationRules: { mode, allowedEmails },
  operator,
  lanUrl,
  ...shown
}: {
  google: GoogleConfig | undefined
  oidc: OidcConfig | undefined
  localLogin: boolean
  registrationRules: RegistrationRules
  operator: Operator | undefined
  passwordMinLength: number
  /** A server with a public address does not reveal its internal one. */
  lanUrl: () => string | null
}): () => ServerConfig {
  return () => ({
    ...shown,
    google: google !== undefined,
    oidc: oidc?.name ?? null,
    registration: mode,
    invitesByEmail: allowedEmails.length > 0,
    lanUrl: lanUrl(),
    operator: operator ?? null,
  })
}
