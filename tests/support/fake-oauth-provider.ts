import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { GoogleConfig } from '#server/config.ts'
import { endOf, listening } from './listening.ts'
import { uniqueName } from './names.ts'

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

/** An OpenID provider on loopback in Google's place: authorization code with PKCE, as its documentation says. */
export interface FakeOAuthProvider {
  config: GoogleConfig
  /** Who signs in next; null: the visitor refuses. */
  visitor: Identity | null
  /** Parameters of each visit to its sign-in page. */
  visits: URLSearchParams[]
  close: () => Promise<void>
}

const CLIENT = { clientId: 'bingo-client', clientSecret: 'bingo-secret' }

async function formOf(req: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const part of req.setEncoding('utf8')) body += String(part)
  return new URLSearchParams(body)
}

function json(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

export async function startFakeOAuthProvider(): Promise<FakeOAuthProvider> {
  const codes = new Map<
    string,
    { identity: Identity; challenge: string | null; redirectUri: string | null }
  >()
  const tokens = new Map<string, Identity>()

  function authorize(asked: URLSearchParams, res: ServerResponse): void {
    provider.visits.push(asked)
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.get('state') ?? '')
    if (provider.visitor) {
      const code = randomBytes(12).toString('hex')
      codes.set(code, {
        identity: provider.visitor,
        challenge: asked.get('code_challenge'),
        redirectUri: asked.get('redirect_uri'),
      })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    res.writeHead(302, { Location: back.href }).end()
  }

  function exchange(form: URLSearchParams, res: ServerResponse): void {
    const code = form.get('code') ?? ''
    const given = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (
      form.get('client_id') !== CLIENT.clientId ||
      form.get('client_secret') !== CLIENT.clientSecret ||
      given?.challenge !== challenge ||
      given.redirectUri !== form.get('redirect_uri')
    )
      return json(res, 400, { error: 'invalid_grant' })
    const token = randomBytes(12).toString('hex')
    tokens.set(token, given.identity)
    json(res, 200, { access_token: token, token_type: 'Bearer', expires_in: 3600 })
  }

  /** The token may come in the header or, as the library sends it, in the query. */
  function userinfo(token: string, res: ServerResponse): void {
    const identity = tokens.get(token)
    if (!identity) return json(res, 401, { error: 'invalid_token' })
    json(res, 200, identity)
  }

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost')
    if (url.pathname === '/authorize') authorize(url.searchParams, res)
    else if (url.pathname === '/token') void formOf(req).then((form) => exchange(form, res))
    else {
      const bearer = req.headers.authorization?.replace('Bearer ', '')
      userinfo(bearer ?? url.searchParams.get('access_token') ?? '', res)
    }
  })
  const close = endOf(server)
  const origin = `http://localhost:${await listening(server, { port: 0 })}`
  const provider: FakeOAuthProvider = {
    config: {
      ...CLIENT,
      authorizationUrl: `${origin}/authorize`,
      tokenUrl: `${origin}/token`,
      userinfoUrl: `${origin}/userinfo`,
    },
    visitor: null,
    visits: [],
    close,
  }
  return provider
}
