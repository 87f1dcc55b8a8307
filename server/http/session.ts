import MongoStore from 'connect-mongo'
import type { CookieOptions, RequestHandler } from 'express'
import session from 'express-session'
import type { SelfUser } from '#shared/schemas/user.ts'
import type { Database } from '../database/connect.ts'
import { SESSIONS_COLLECTION } from '../database/indexes.ts'
import type { AppPassport } from './passport.ts'

declare module 'express-session' {
  interface SessionData {
    /** When the user signed in, in milliseconds since the epoch. */
    signedInAt?: number
    /** The user's epoch when the session began. Sessions stored before there were epochs have none. */
    sessionEpoch?: number
    /** The user's id, where passport reads it. */
    passport?: { user?: string }
  }
}

declare global {
  // Express and passport are typed by extending this namespace; there is no other way in.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Express {
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface User extends SelfUser {}
  }
}

/** A session ends after this time without a call. */
export const SESSION_MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
const TOUCH_AFTER_S = 60 * 60

export interface SessionDeps {
  database: Database
  passport: AppPassport
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
export function sessions({ database, passport, secret, secure }: SessionDeps): RequestHandler[] {
  const { name, options } = sessionCookie(secure)
  const store = MongoStore.create({
    clientPromise: database.firstUp.then(() => database.connection.getClient()),
    collectionName: SESSIONS_COLLECTION,
    // connect-mongo creates its TTL index once and caches a failure, so server/database/indexes.ts creates it.
    autoRemove: 'disabled',
    stringify: false,
    touchAfter: TOUCH_AFTER_S,
  })
  return [
    ...(secure ? [treatAsSecure] : []),
    session({
      store,
      secret,
      name,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      cookie: { ...options, maxAge: SESSION_MAX_AGE_MS },
    }),
    passport.session() as RequestHandler,
  ]
}
