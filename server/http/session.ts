import { Router, type CookieOptions, type Request, type RequestHandler } from 'express'
import session from 'express-session'
import type { SelfUser } from '#shared/schemas/user.ts'
import type { Database } from '../database/connect.ts'
import type { Accounts } from '../services/accounts.ts'
import { SessionStore } from './session-store.ts'

declare module 'express-session' {
  interface SessionData {
    /** When the user signed in, in milliseconds since the epoch. */
    signedInAt?: number
    /** The user's epoch when the session began. Sessions stored before there were epochs have none. */
    sessionEpoch?: number
    /** When it was stored last. A session that is not stored has none. */
    lastModified?: Date
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
export const SESSION_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
const READING = new Set(['GET', 'HEAD'])

export interface SessionDeps {
  database: Database
  accounts: Pick<Accounts, 'findInEpoch'>
  secret: string
  /** PUBLIC_URL is https. */
  secure: boolean
}

/** The session cookie's name and options. Browsers clear a cookie only with the options it was set with. */
export interface SessionCookie {
  name: string
  options: CookieOptions
}

export function sessionCookie(secure: boolean): SessionCookie {
  return {
    name: secure ? '__Host-sid' : 'sid',
    options: { httpOnly: true, sameSite: 'lax', secure, path: '/' },
  }
}

/**
 * Treats every request as https when PUBLIC_URL is. Behind a proxy that sends no X-Forwarded-Proto, express-session would
 * otherwise not set its Secure cookie, and sign-in would fail.
 */
const treatAsSecure: RequestHandler = (req, _res, next) => {
  Object.defineProperty(req, 'secure', { value: true })
  next()
}

/** Sessions in the database, created at login only, and `req.user` for requests that have one. */
export function sessions({ database, accounts, secret, secure }: SessionDeps): RequestHandler[] {
  const { name, options } = sessionCookie(secure)
  return [
    ...(secure ? [treatAsSecure] : []),
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
