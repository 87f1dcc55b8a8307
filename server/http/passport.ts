import type { Request } from 'express'
import { Passport } from 'passport'
import { Strategy } from 'passport-local'
import type { Accounts } from '../services/accounts.ts'
import type { Authenticated } from '../services/session-epoch.ts'

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

/** The return value of `passport.authenticate`. */
export type PassportHandler = (req: Request, res: unknown, next: (error: unknown) => void) => void

/** The user that a strategy finds in a request; undefined when it refuses. */
export function authenticate(
  passport: AppPassport,
  strategy: 'local' | 'google' | 'oidc',
  req: Request,
  options: object = {},
): Promise<Authenticated | undefined> {
  return new Promise((resolve, reject) => {
    const decide = (error: Error | null, found?: Authenticated | false | null) =>
      error ? reject(error) : resolve(found || undefined)
    const check = passport.authenticate(strategy, { ...options, session: false }, decide) as PassportHandler
    check(req, req.res, decide as (error: unknown) => void)
  })
}
