import { Passport } from 'passport'
import { Strategy } from 'passport-local'
import type { Accounts } from '../services/accounts.ts'

/**
 * The user of a session, and the check of email and password. One instance serves both, because passport uses the serializer
 * of the last instance that handled a request.
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
