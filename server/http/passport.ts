import type { Request } from 'express'
import { Passport } from 'passport'
import { Strategy } from 'passport-local'
import type { Accounts } from '../services/accounts.ts'

/** The user of a session, and the check of email and password. `startSession` writes what is read here. */
export function createPassport(accounts: Pick<Accounts, 'findInEpoch' | 'authenticate'>) {
  const passport = new Passport()
  passport.deserializeUser<string, Request>((req, id, done) => {
    accounts.findInEpoch(id, req.session.sessionEpoch ?? 0).then(
      (user) => done(null, user ?? false),
      (error: unknown) => done(error),
    )
  })
  passport.use(
    new Strategy({ usernameField: 'email' }, (email, password, done) => {
      accounts.authenticate(email, password).then(
        // Express's type is that of `req.user`; this one goes to the callback of `authenticate`.
        (authenticated) => done(null, (authenticated ?? false) as unknown as Express.User | false),
        (error: unknown) => done(error),
      )
    }),
  )
  return passport
}

export type AppPassport = ReturnType<typeof createPassport>
