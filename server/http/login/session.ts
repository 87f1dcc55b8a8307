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
    /** When it was stored last. A session that is not stored has none. */
    lastModified?: Date
    /** The code of an invitation to register that a log-in elsewhere began with. */
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
  /** PUBLIC_URL is https. */
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
 * Gives each answer the sign-in hint after the session's cookie, and tells browsers also how long that one lives. WebKit reads a
 * date by the device's own clock: one that is ahead by the ten minutes of a log-in at a provider would drop the cookie at once,
 * and by 30 days that of every log-in.
 * @param secure PUBLIC_URL is https
 */
export function cookiesOf(secure: boolean): RequestHandler {
  const { name, options } = sessionCookie(secure)
  const ofHint = { ...options, httpOnly: false, maxAge: SESSION_MAX_AGE_MS }
  const dated = new RegExp(`^${name}=s.*; Expires=([^;]+)`)
  const aged = (cookie: string) => {
    const expires = dated.exec(cookie)?.[1]
    if (expires === undefined) return cookie
    return `${cookie}; Max-Age=${Math.ceil((Date.parse(expires) - Date.now()) / 1000)}`
  }
  return (req, res, next) => {
    // Node calls it once for every answer, when it is known whether the call has logged the user in or out, and after
    // express-session has set its cookie.
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response
    res.writeHead = (...args: unknown[]) => {
      const cookies = res.getHeader('Set-Cookie')
      if (Array.isArray(cookies) && !res.headersSent) res.setHeader('Set-Cookie', cookies.map(aged))
      if (!res.headersSent) updateHint(req, res, ofHint)
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

/** Sessions are written back when their last write is older. */
const TOUCH_AFTER_S = 60 * 60
/** What connect-mongo says when it can't write one back. */
const SESSION_GONE = 'Unable to find the session to touch'

/**
 * connect-mongo's store. Each call reads its session, so that one that has ended anywhere is refused
 * immediately; calls of one moment share the command.
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

  /** No error for a session that ended during the call, as by a log-out in another tab or a new password. */
  override touch(id: string, stored: SessionData, done: (error?: unknown) => void = () => undefined): void {
    super.touch(id, stored, (error: Error | null) => done(error?.message === SESSION_GONE ? null : error))
  }
}

/** Calls change their session. `lastModified` tells `touch` when to write. */
function ownCopyOf({ session, lastModified }: StoredSession): SessionData {
  return Object.assign(structuredClone(session), { lastModified })
}

/** Sessions in the database, created at login only, and `req.user` for requests that have one. */
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
 * @param cookieNames of users who are or were signed in
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
