import type { Request } from 'express'
import { Passport } from 'passport'
import { Strategy } from 'passport-local'
import type { Accounts } from '../../services/accounts/accounts.ts'
import type { ExternalProfile } from '../../services/accounts/external-accounts.ts'
import type { Authenticated } from '../../services/accounts/session-epoch.ts'

/** Types what a strategy finds as `req.user`, as Express expects; it goes to the callback of `authenticate` instead. */
export const asUser = (found: Authenticated | ExternalProfile) => found as unknown as Express.User

/** Creates the check of email and password. Sessions are read without passport, by `sessions`. */
export function createPassport(accounts: Pick<Accounts, 'authenticate'>) {
  const passport = new Passport()
  passport.use(
    new Strategy({ usernameField: 'email' }, (email, password, done) => {
      accounts.authenticate(email, password).then(
        (authenticated) => done(null, authenticated ? asUser(authenticated) : false),
        (error: unknown) => done(error),
      )
    }),
  )
  return passport
}

export type AppPassport = ReturnType<typeof createPassport>

/** The return value of `passport.authenticate`. */
export type PassportHandler = (req: Request, res: unknown, next: (error: unknown) => void) => void

/** Resolves with what a strategy finds in a request; undefined when it refuses. */
export function authenticate<Found>(
  passport: AppPassport,
  strategy: 'local' | ExternalProfile['provider'],
  req: Request,
  options: object = {},
): Promise<Found | undefined> {
  return new Promise((resolve, reject) => {
    const decide = (error: Error | null, found?: Found | false | null) =>
      error ? reject(error) : resolve(found || undefined)
    const check = passport.authenticate(strategy, { ...options, session: false }, decide) as PassportHandler
    check(req, req.res, decide as (error: unknown) => void)
  })
}
