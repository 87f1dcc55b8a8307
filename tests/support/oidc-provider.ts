import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import type { GoogleConfig, OidcConfig } from '#server/config.ts'
import { endOf, listening } from './listening.ts'
import { uniqueName } from './names.ts'

const CLIENT = { clientId: 'bingo-client', clientSecret: 'bingo-secret' }
const GOOGLE_CLIENT = { clientId: 'google-client', clientSecret: 'google-secret' }

/** An account at the provider. */
export interface Identity {
  sub: string
  name: string
  email?: string
  email_verified?: boolean | string
}

export function newIdentity(changes: Partial<Identity> = {}): Identity {
  const name = uniqueName()
  return {
    sub: `sub-${name}`,
    name: 'Mo Player',
    email: `${name}@example.com`,
    email_verified: true,
    ...changes,
  }
}

/** A real OpenID Connect provider on loopback, which also replaces Google. */
export interface TestOidcProvider {
  config: OidcConfig
  google: GoogleConfig
  /** Makes the provider available, with redirects to the app at this origin. Before, every response is a 503. */
  open: (origin: string) => void
  /** Makes every response a 503 again. */
  shut: () => void
  /** The account that signs in next; null if the visitor declines. */
  visitor: Identity | null
  /** Replaces the provider's ID token: changed claims, and whether a foreign key signs it. */
  forged: { claims?: JWTPayload; byStranger?: boolean } | undefined
  /** The parameters of each visit to the sign-in page. */
  visits: URLSearchParams[]
  /** The number of discovery requests. */
  discoveries: number
  close: () => Promise<void>
}

export async function startOidcProvider(): Promise<TestOidcProvider> {
  const own = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(own.privateKey)), kid: 'own', use: 'sig', alg: 'RS256' }
  const identities = new Map<string, Identity>()
  let real: Provider | undefined

  const settings = (origin: string): Configuration => ({
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${origin}/api/auth/oidc/callback`],
      },
      {
        client_id: GOOGLE_CLIENT.clientId,
        client_secret: GOOGLE_CLIENT.clientSecret,
        redirect_uris: [`${origin}/api/auth/google/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    // The standard requires the redirect URI, and most providers refuse requests without it.
    allowOmittingSingleRegisteredRedirectUri: false,
    cookies: { keys: ['a key for cookies'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => Promise.resolve({ ...identities.get(sub), sub }),
    }),
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      const grant = new real!.Grant({ clientId: client!.clientId, accountId: session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })

  async function interact(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { visitor } = provider
    // The provider's own account id is always text, whatever the claims contain.
    const accountId = `${visitor?.sub || 'nobody'}`
    if (visitor) identities.set(accountId, visitor)
    await real!.interactionFinished(
      req,
      res,
      visitor ? { login: { accountId } } : { error: 'access_denied' },
      { mergeWithLastSubmission: false },
    )
  }

  async function forge(res: ServerResponse): Promise<void> {
    const { claims = {}, byStranger = false } = provider.forged!
    const token = await new SignJWT({
      ...provider.visitor,
      nonce: provider.visits.at(-1)?.get('nonce'),
      iss: provider.config.issuer,
      aud: CLIENT.clientId,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 60,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .sign((byStranger ? await generateKeyPair('RS256') : own).privateKey)
    res
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token: token }))
  }

  /** Responds like Google: the token is in the query, and the claims are those of the account. */
  async function tell(token: string, res: ServerResponse): Promise<void> {
    const known = await real!.AccessToken.find(token)
    res
      .writeHead(known ? 200 : 401, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(known ? identities.get(known.accountId) : { error: 'invalid_token' }))
  }

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost')
    if (url.pathname.startsWith('/.well-known/')) provider.discoveries++
    if (!real) return void res.writeHead(503).end()
    if (url.pathname === '/auth') provider.visits.push(url.searchParams)
    if (url.pathname.startsWith('/interaction/')) return void interact(req, res)
    if (url.pathname === '/token' && provider.forged) return void forge(res)
    const token = url.searchParams.get('access_token')
    if (token !== null) return void tell(token, res)
    void real.callback()(req, res)
  })
  const close = endOf(server)
  const issuer = `http://127.0.0.1:${await listening(server)}`
  const provider: TestOidcProvider = {
    config: { issuer, ...CLIENT, name: 'Hill School' },
    google: {
      ...GOOGLE_CLIENT,
      authorizationUrl: `${issuer}/auth`,
      tokenUrl: `${issuer}/token`,
      userinfoUrl: `${issuer}/userinfo`,
    },
    open: (origin) => {
      real = new Provider(issuer, settings(origin))
    },
    shut: () => {
      real = undefined
    },
    visitor: null,
    forged: undefined,
    visits: [],
    discoveries: 0,
    close,
  }
  return provider
}
