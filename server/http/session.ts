import MongoStore from 'connect-mongo'
import type { CookieOptions, RequestHandler } from 'express'
import session from 'express-session'
import type { SelfUser } from '#shared/schemas/user.ts'
import type { Database } from '../database/connect.ts'
import { SESSIONS_COLLECTION } from '../database/indexes.ts'
import type { AppPassport } from './passport.ts'

declare module 'express-session' {
  interface SessionData {
    /** When its user signed in, in milliseconds since the epoch. */
    signedInAt?: number
  }
}

declare global {
  // Express and passport are typed by extending this namespace; there is no other way in.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface User extends SelfUser {}
  }
}

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000
const TOUCH_AFTER_S = 60 * 60

export interface SessionDeps {
  database: Database
  passport: AppPassport
  secret: string
  /** PUBLIC_URL is https. */
  secure: boolean
}

/** The session's cookie: its name, and what it is set and cleared with. A browser heeds neither if they differ. */
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
 * PUBLIC_URL says that visitors come by https, whatever the last hop speaks. Without this a proxy that sends no
 * X-Forwarded-Proto would let nobody sign in: express-session keeps a Secure cookie back on what it takes for http.
 */
const takenAsSecure: RequestHandler = (req, _res, next) => {
  Object.defineProperty(req, 'secure', { value: true })
  next()
}

/** Sessions in the database, made at login only; then `req.user` for every request that carries one. */
export function sessions({ database, passport, secret, secure }: SessionDeps): RequestHandler[] {
  const { name, options } = sessionCookie(secure)
  const store = MongoStore.create({
    clientPromise: database.firstUp.then(() => database.connection.getClient()),
    collectionName: SESSIONS_COLLECTION,
    // The store's own index is made once and never again: failing then, it would refuse every session for ever.
    autoRemove: 'disabled',
    stringify: false,
    touchAfter: TOUCH_AFTER_S,
  })
  return [
    ...(secure ? [takenAsSecure] : []),
    session({
      store,
      secret,
      name,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      cookie: { ...options, maxAge: THIRTY_DAYS_MS },
    }),
    passport.session() as RequestHandler,
  ]
}
