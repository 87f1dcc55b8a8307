import { Passport } from 'passport'
import { Strategy } from 'passport-local'
import type { Accounts } from '../services/accounts.ts'

/**
 * Who a session belongs to, and the check of e-mail and password. One instance serves both: passport signs in with the
 * serializer of whichever instance a request has met last.
 */
export function createPassport(accounts: Pick<Accounts, 'find' | 'authenticate'>) {
  const passport = new Passport()
  passport.serializeUser<string>((user, done) => done(null, user.id))
  passport.deserializeUser<string>((id, done) => {
    accounts.find(id).then(
      (user) => done(null, user ?? false),
      (error: unknown) => done(error),
    )
  })
  passport.use(
    new Strategy({ usernameField: 'email' }, (email, password, done) => {
      accounts.authenticate(email, password).then(
        (user) => done(null, user ?? false),
        (error: unknown) => done(error),
      )
    }),
  )
  return passport
}

export type AppPassport = ReturnType<typeof createPassport>
