import { request, type IncomingHttpHeaders } from 'node:http'
import type { CardReply } from '#shared/schemas/card.ts'
import { uniqueName } from './names.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** Parsed if it is JSON, undefined if it is empty, otherwise text. */
  body: ReturnType<typeof JSON.parse>
}

export interface Sent {
  headers?: Record<string, string>
  /** Sent as JSON; a string or a buffer is sent unchanged. */
  body?: unknown
}

/** A separate browser, which keeps cookies and sends them with requests. It adds no other headers. */
export interface Visitor {
  /** Cookies by name, as set by the server. */
  cookies: Map<string, string>
  send: (method: string, path: string, sent?: Sent) => Promise<Answer>
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  patch: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** Creates a card of this user; fails the test if the server refuses. */
  makeCard: (content?: object) => Promise<CardReply>
}

/** Returns the body of a response; fails the test if the status is not the expected one. */
export function bodyOf<T>({ status, body }: Answer, expected: number): T {
  if (status !== expected) throw new Error(`Not ${expected}: ${status} ${JSON.stringify(body)}`)
  return body as T
}

function contentOf(body: unknown): string | Buffer | undefined {
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) return body
  return JSON.stringify(body)
}

function parsed(text: string, type: string | undefined): unknown {
  if (text === '') return undefined
  return type?.includes('json') ? JSON.parse(text) : text
}

/** Applies a `Set-Cookie` header: an expiry in the past removes the cookie. */
function keepCookie(cookies: Map<string, string>, setCookie: string): void {
  const [pair = ''] = setCookie.split(';')
  const name = pair.slice(0, pair.indexOf('='))
  const expires = /;\s*expires=([^;]+)/i.exec(setCookie)?.[1]
  if (expires && Date.parse(expires) <= Date.now()) cookies.delete(name)
  else cookies.set(name, pair.slice(name.length + 1))
}

/**
 * @param url the app's URL, `http://127.0.0.1:PORT`
 * @param kept the cookies of another visitor: of the same browser on another server, or stolen ones
 */
export function newVisitor(url: string, kept?: ReadonlyMap<string, string>): Visitor {
  const cookies = new Map(kept)

  const send = (method: string, path: string, { headers = {}, body }: Sent = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const content = contentOf(body)
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const call = request(url + path, {
        method,
        agent: false,
        headers: {
          ...(cookie !== '' && { cookie }),
          ...(content !== undefined && {
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(content)),
          }),
          ...headers,
        },
      })
      call.on('error', reject)
      call.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('error', reject)
        response.on('end', () => {
          for (const setCookie of response.headers['set-cookie'] ?? []) keepCookie(cookies, setCookie)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: parsed(text, response.headers['content-type']),
          })
        })
      })
      call.end(content)
    })

  return {
    cookies,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body, headers = {}) => send('POST', path, { body, headers }),
    patch: (path, body, headers = {}) => send('PATCH', path, { body, headers }),
    makeCard: async (content = {}) => bodyOf(await send('POST', '/api/cards', { body: content }), 201),
  }
}

export interface Registration {
  username: string
  email: string
  password: string
}

/** Returns a valid form with a username and an email that no other test uses. */
export function someRegistration(): Registration {
  const username = uniqueName()
  return { username, email: `${username}@example.com`, password: 'a good password' }
}

/** Registers a new visitor, who is then signed in; fails the test if the server refuses. */
export async function registeredVisitor(
  url: string,
  form: Registration = someRegistration(),
): Promise<{ visitor: Visitor; form: Registration; user: { id: string; username: string; email: string } }> {
  const visitor = newVisitor(url)
  return { visitor, form, user: bodyOf(await visitor.post('/api/register', form), 201) }
}

/** Logs this user in in another browser; fails the test if the server refuses. */
export async function anotherBrowser(
  url: string,
  { email, password }: Pick<Registration, 'email' | 'password'>,
): Promise<Visitor> {
  const visitor = newVisitor(url)
  bodyOf(await visitor.post('/api/login', { email, password }), 200)
  return visitor
}

export const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/user')).status === 200
