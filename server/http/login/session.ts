import { Router, type CookieOptions, type Request, type RequestHandler, type Response } from 'express'
import MongoStore from 'connect-mongo'
import session, { type SessionData } from 'express-session'
import type { SelfUser } from '#shared/schemas/user.ts'
import { DAY_MS } from '../../day.ts'
import type { Database } from '../../database/connect.ts'
import { SESSIONS_COLLECTION } from '../../database/indexes.ts'
import type { Accounts } from '../../services/accounts/accounts.ts'
import { createSharedReads, type SharedRead } from '../../services/shared-reads.ts'
import { updateHint } from './sign-in-hint.ts'

declare module 'express-session' {
  interface SessionData {
    /** When the user signed in, in milliseconds since the epoch. */
    signedInAt?: number
    /** The user's epoch when the session began. Sessions of the first builds of 0.1.0 have none. */
    sessionEpoch?: number
    /** When the session was last stored; undefined if it is not stored. */
    lastModified?: Date
    /** The code of an invitation to register that a login at a provider began with. */
    invitation?: string
    /** The user's id, where passport would read it. */
    passport?: { user?: string }
  }
}

declare global {
  // Express and passport are typed only by extending this namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface User extends SelfUser {}
  }
}

/** A session ends after this time without a call. */
const SESSION_MAX_AGE_MS = 30 * DAY_MS
const READING = new Set(['GET', 'HEAD'])

interface SessionDeps {
  database: Database
  accounts: Pick<Accounts, 'findInEpoch'>
  secret: string
  /** Whether PUBLIC_URL is https. */
  secure: boolean
}

export type SessionCookie = ReturnType<typeof sessionCookie>

/** The session cookie's name and options. Browsers clear a cookie only with the options it was set with. */
export function sessionCookie(secure: boolean) {
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', secure, path: '/' }
  return { name: secure ? '__Host-sid' : 'sid', options }
}

/**
 * Treats every request as https when PUBLIC_URL is. Behind a proxy that sends no X-Forwarded-Proto, express-session would
 * otherwise not set its Secure cookie, and sign-in would fail.
 */
const treatAsSecure: RequestHandler = (req, _res, next) => {
  Object.defineProperty(req, 'secure', { value: true })
  next()
}

/**
 * Adds the sign-in hint to each response, after the session cookie, and the lifetime to that cookie. WebKit compares
 * its expiry date with the device's own clock: a clock ten minutes ahead would drop the cookie of a login at a provider
 * at once, and one 30 days ahead that of every login.
 * @param secure whether PUBLIC_URL is https
 */
export function cookiesOf(secure: boolean): RequestHandler {
  const { name, options } = sessionCookie(secure)
  const hintOptions = { ...options, httpOnly: false, maxAge: SESSION_MAX_AGE_MS }
  const dated = new RegExp(`^${name}=s.*; Expires=([^;]+)`)
  const aged = (cookie: string) => {
    const expires = dated.exec(cookie)?.[1]
    if (expires === undefined) return cookie
    return `${cookie}; Max-Age=${Math.ceil((Date.parse(expires) - Date.now()) / 1000)}`
  }
  return (req, res, next) => {
    // Node calls `writeHead` once for every response, when it is known whether the call has logged the user in or out,
    // and after express-session has set its cookie.
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response
    res.writeHead = (...args: unknown[]) => {
      const cookies = res.getHeader('Set-Cookie')
      if (Array.isArray(cookies) && !res.headersSent) res.setHeader('Set-Cookie', cookies.map(aged))
      if (!res.headersSent) updateHint(req, res, hintOptions)
      return writeHead(...args)
    }
    next()
  }
}

/** A session as connect-mongo stores it. */
interface StoredSession {
  _id: string
  session: SessionData
  expires: Date
  lastModified: Date
}

/** A session is written back if its last write is older than this. */
const TOUCH_AFTER_S = 60 * 60
/** The message of connect-mongo's error when it can't write a session back. */
const SESSION_GONE = 'Unable to find the session to touch'

/**
 * connect-mongo's store. Each call reads its session, so that a session that has ended on any server is refused
 * immediately; simultaneous calls share the command.
 */
class SessionStore extends MongoStore {
  readonly #read: SharedRead<StoredSession>

  constructor({ connection, changes, firstUp }: Pick<Database, 'connection' | 'changes' | 'firstUp'>) {
    super({
      clientPromise: firstUp.then(() => connection.getClient()),
      collectionName: SESSIONS_COLLECTION,
      // connect-mongo creates its TTL index once and caches a failure, so server/database/indexes.ts creates it.
      autoRemove: 'disabled',
      stringify: false,
      touchAfter: TOUCH_AFTER_S,
    })
    const sessions = connection.collection<StoredSession>(SESSIONS_COLLECTION)
    this.#read = createSharedReads(async (ids) => {
      const stored = await sessions.find({ _id: { $in: ids } }).toArray()
      return new Map(stored.map((session) => [session._id, session]))
    }, changes)
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.#read(id).then(
      (stored) => done(null, stored && stored.expires > new Date() ? ownCopyOf(stored) : null),
      (error: unknown) => done(error),
    )
  }

  /** Ignores that a session ended during the call, for example by a logout in another tab or a new password. */
  override touch(id: string, stored: SessionData, done: (error?: unknown) => void = () => undefined): void {
    super.touch(id, stored, (error: Error | null) => done(error?.message === SESSION_GONE ? null : error))
  }
}

/** Copies a stored session, because calls change theirs. `lastModified` tells `touch` when to write. */
function ownCopyOf({ session, lastModified }: StoredSession): SessionData {
  return Object.assign(structuredClone(session), { lastModified })
}

/** Reads sessions from the database, where only a login creates one, and sets `req.user` for requests that have one. */
export function sessions({ database, accounts, secret, secure }: SessionDeps): RequestHandler[] {
  const { name, options } = sessionCookie(secure)
  return [
    ...(secure ? [treatAsSecure] : []),
    cookiesOf(secure),
    session({
      store: new SessionStore(database),
      secret,
      name,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      cookie: { ...options, maxAge: SESSION_MAX_AGE_MS },
    }),
    async (req, _res, next) => {
      const { passport, sessionEpoch } = req.session
      const user = passport?.user && (await accounts.findInEpoch(passport.user, sessionEpoch ?? 0))
      if (user) req.user = user
      next()
    },
  ]
}

/**
 * Skips the session middleware for guests' reads: making and comparing an empty session takes longer than the call.
 * @param cookieNames the cookies of users who are or were signed in
 * @param startsSession whether a GET starts a session
 */
export function unlessGuestReads(
  cookieNames: string[],
  startsSession: (req: Request) => boolean,
  handlers: RequestHandler[],
): RequestHandler {
  const router = Router()
  router.use(handlers)
  return (req, res, next) => {
    const { cookie = '' } = req.headers
    const isGuest = READING.has(req.method) && !cookieNames.some((name) => cookie.includes(`${name}=`))
    if (isGuest && !startsSession(req)) next()
    else router(req, res, next)
  }
}
