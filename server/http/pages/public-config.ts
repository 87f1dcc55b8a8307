import type { ServerConfig } from '#shared/contract/server.ts'
import type { SignInSettings } from '../../config.ts'

/**
 * The settings that pages may know, read at each call: the port is known only once the server listens.
 * @param lanUrl left out if the server has a public address: it must not reveal its internal one
 */
export function publicConfig(
  { google, oidc, localLogin, registration, operator, passwordMinLength }: SignInSettings,
  lanUrl: () => string | null = () => null,
): () => ServerConfig {
  return () => ({
    google: google !== undefined,
    oidc: oidc?.name ?? null,
    localLogin,
    registration: registration.mode,
    invitesByEmail: registration.allowedEmails.length > 0,
    passwordMinLength,
    lanUrl: lanUrl(),
    operator: operator ?? null,
  })
}
