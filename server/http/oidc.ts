import type { Request, Router } from 'express'
import type { AuthenticateOptions } from 'openid-client/passport'
import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import { AppError } from '../app-error.ts'
import type { OidcConfig } from '../config.ts'
import type { ExternalProfile } from '../services/external-accounts.ts'
import type { RouteDeps } from './api-deps.ts'
import { externalSignIn } from './external-sign-in.ts'

const ANSWER_WITHIN_S = 5
const FRESH_MS = 60_000

/** The library, which only a server with such a log-in loads. */
async function loadClient() {
  const [client, { Strategy }] = await Promise.all([
    import('openid-client'),
    import('openid-client/passport'),
  ])
  return { client, Strategy }
}
type Client = Awaited<ReturnType<typeof loadClient>>['client']

/** Asks the issuer for its addresses and keys. Its client authenticates the way that the issuer names. */
async function discover(
  client: Client,
  { issuer, clientId, clientSecret }: OidcConfig,
): Promise<Configuration> {
  const execute = [
    // The signature of the ID token is checked too, not only the connection that it came by.
    client.enableNonRepudiationChecks,
    ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
  ]
  const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, {
    execute,
    timeout: ANSWER_WITHIN_S,
  })
  const server = found.serverMetadata()
  // Basic is the standard's default, which every provider that names nothing takes.
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const byPost = !methods.includes('client_secret_basic') && methods.includes('client_secret_post')
  const configuration = new client.Configuration(
    server,
    clientId,
    undefined,
    (byPost ? client.ClientSecretPost : client.ClientSecretBasic)(clientSecret),
  )
  configuration.timeout = ANSWER_WITHIN_S
  for (const change of execute) change(configuration)
  return configuration
}

/** Log-in by OpenID Connect: authorization code with state, nonce and PKCE. The issuer may be away when the server starts. */
export function oidcRoutes(settings: OidcConfig, deps: RouteDeps): Router {
  const { externalAccounts, log, passport } = deps

  async function register(): Promise<void> {
    const { client, Strategy } = await loadClient()
    const configuration = await discover(client, settings)

    /** Providers may put name and email into the ID token, or only into what they tell of the user. */
    async function profileOf(
      tokens: TokenEndpointResponse & TokenEndpointResponseHelpers,
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
        // Without one, every user of the provider would be the same.
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
      // The library would take the request's own host.
      override currentUrl(req: Request) {
        return new URL(req.originalUrl, deps.linkOrigin())
      }
    }
    passport.use(
      'oidc',
      new CheckedStrategy(
        {
          config: configuration,
          name: 'oidc',
          sessionKey: 'oidc',
          scope: 'openid email profile',
          passReqToCallback: true,
        },
        (req: Request, tokens, verified) => {
          profileOf(tokens)
            .then((profile) => externalAccounts.signIn(profile, req.session.invitation))
            // Express's type is that of `req.user`; this one goes to the callback of `authenticate`.
            .then((authenticated) => void verified(null, authenticated as unknown as Express.User), verified)
        },
      ),
    )
  }

  let registered: Promise<void> | undefined
  let registeredAt = 0

  /** Once for all who ask, again after a failure, and after a minute: who presses the button must not end at a dead page. */
  function prepare(): Promise<void> {
    if (registered && Date.now() - registeredAt < FRESH_MS) return registered
    registeredAt = Date.now()
    registered = register().catch((error: unknown) => {
      registered = undefined
      log.warn(
        { event: 'oidc_unavailable', kind: (error as Error).name },
        "OIDC_ISSUER doesn't answer as one",
      )
      throw new AppError('unavailable', `${settings.name} can't be reached.`)
    })
    return registered
  }

  return externalSignIn('oidc', deps, prepare)
}
