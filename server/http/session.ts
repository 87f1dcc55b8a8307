import MongoStore from 'connect-mongo'
import type { RequestHandler } from 'express'
import session from 'express-session'
import { Passport } from 'passport'
import type { SelfUser } from '#shared/schemas/user.ts'
import type { Database } from '../database/connect.ts'
import type { Accounts } from '../services/accounts.ts'

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
  accounts: Pick<Accounts, 'find'>
  secret: string
  /** PUBLIC_URL is https. */
  secure: boolean
}

export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-sid' : 'sid'
}

/** Sessions in the database, made at login only; then `req.user` for every request that carries one. */
export function sessions({ database, accounts, secret, secure }: SessionDeps): RequestHandler[] {
  const store = MongoStore.create({
    clientPromise: database.firstUp.then(() => database.connection.getClient()),
    collectionName: 'sessions',
    stringify: false,
    touchAfter: TOUCH_AFTER_S,
  })
  const passport = new Passport()
  passport.serializeUser<string>((user, done) => done(null, user.id))
  passport.deserializeUser<string>((id, done) => {
    accounts.find(id).then(
      (user) => done(null, user ?? false),
      (error: unknown) => done(error),
    )
  })
  return [
    session({
      store,
      secret,
      name: sessionCookieName(secure),
      resave: false,
      saveUninitialized: false,
      rolling: true,
      // A proxy's word that the visitor came by https is taken here whatever TRUST_PROXY_HOPS says: who lies about it
      // only gets their own cookie marked Secure.
      ...(secure && { proxy: true }),
      cookie: { httpOnly: true, sameSite: 'lax', secure, maxAge: THIRTY_DAYS_MS, path: '/' },
    }),
    passport.session() as RequestHandler,
  ]
}
