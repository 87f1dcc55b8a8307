import type { Request, Router } from 'express'
import type * as OpenIdClient from 'openid-client'
import type { AuthenticateOptions } from 'openid-client/passport'
import { AppError } from '../../app-error.ts'
import type { OidcConfig } from '../../config.ts'
import type { ExternalProfile } from '../../services/accounts/external-accounts.ts'
import type { RouteDeps } from '../api-deps.ts'
import { causeOf, externalSignIn } from './external-sign-in.ts'
import { asUser } from './passport.ts'

const ANSWER_WITHIN_S = 5
const FRESH_MS = 60_000

/** Fetches the issuer's endpoints and keys. The client authenticates by a method that the issuer names. */
function discover(
  client: typeof OpenIdClient,
  { issuer, clientId, clientSecret }: OidcConfig,
): Promise<OpenIdClient.Configuration> {
  const [basicAuth, postAuth] = [
    client.ClientSecretBasic(clientSecret),
    client.ClientSecretPost(clientSecret),
  ]
  const issuerAuth: OpenIdClient.ClientAuth = (server, ...request) => {
    // Basic is the standard's default, which every provider that names no method accepts.
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const isPost = !methods.includes('client_secret_basic') && methods.includes('client_secret_post')
    const authenticate = isPost ? postAuth : basicAuth
    authenticate(server, ...request)
  }
  return client.discovery(new URL(issuer), clientId, undefined, issuerAuth, {
    execute: [
      // The signature of the ID token is checked too, not only the connection that it came over.
      client.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
    timeout: ANSWER_WITHIN_S,
  })
}

/** Login by OpenID Connect: authorization code with state, nonce and PKCE. The issuer may be down at the start. */
export function oidcRoutes(settings: OidcConfig, deps: RouteDeps): Router {
  const { log, passport } = deps

  async function register(): Promise<void> {
    // Loaded only by a server that offers this login.
    const [client, { Strategy }] = await Promise.all([
      import('openid-client'),
      import('openid-client/passport'),
    ])
    const configuration = await discover(client, settings)

    /** Reads the user's profile. Providers put name and email into the ID token, or only into the userinfo response. */
    async function profileOf(
      tokens: OpenIdClient.TokenEndpointResponse & OpenIdClient.TokenEndpointResponseHelpers,
    ): Promise<ExternalProfile> {
      const claims = tokens.claims()
      if (!claims) throw new Error('No ID token')
      const { userinfo_endpoint: endpoint } = configuration.serverMetadata()
      const told =
        claims.email === undefined && endpoint !== undefined
          ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : claims
      return {
        provider: 'oidc',
        // Without an id, every user of the provider would be the same one.
        id: claims.sub === '' ? undefined : `${claims.iss} ${claims.sub}`,
        displayName: typeof told.name === 'string' ? told.name : undefined,
        email: typeof told.email === 'string' ? told.email : undefined,
        emailVerified: told.email_verified === true,
      }
    }

    class CheckedStrategy extends Strategy {
      override authorizationRequestParams(req: Request, options: AuthenticateOptions) {
        const params = new URLSearchParams(super.authorizationRequestParams(req, options))
        params.set('state', client.randomState())
        params.set('nonce', client.randomNonce())
        return params
      }
      // The library would use the request's own host.
      override currentUrl(req: Request) {
        return new URL(req.originalUrl, deps.linkOrigin())
      }
    }
    passport.use(
      'oidc',
      new CheckedStrategy(
        { config: configuration, name: 'oidc', sessionKey: 'oidc', scope: 'openid email profile' },
        (tokens, verified) => {
          profileOf(tokens).then((profile) => void verified(null, asUser(profile)), verified)
        },
      ),
    )
  }

  let registered: Promise<void> | undefined
  let registeredAt = 0

  /** Registers once for all callers, and again after a failure or a minute: the login must not lead to a dead page. */
  function prepare(): Promise<void> {
    if (registered && Date.now() - registeredAt < FRESH_MS) return registered
    registeredAt = Date.now()
    registered = register().catch((error: unknown) => {
      registered = undefined
      log.warn(
        { event: 'oidc_unavailable', kind: (error as Error).name, cause: causeOf(error) },
        "OIDC_ISSUER doesn't answer as one",
      )
      throw new AppError('unavailable', `${settings.name} can't be reached.`)
    })
    return registered
  }

  return externalSignIn('oidc', deps, prepare)
}
