import { Passport } from 'passport'
import { Strategy } from 'passport-local'
import type { Accounts } from '../services/accounts.ts'

/** The check of email and password. Sessions are read without passport, by `sessions`. */
export function createPassport(accounts: Pick<Accounts, 'authenticate'>) {
  const passport = new Passport()
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
