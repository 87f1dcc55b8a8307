import { Router, type Request, type RequestHandler } from 'express'
import type { ServerConfig } from '#shared/contract/server.ts'
import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'
import { AppError } from '../app-error.ts'
import type { GoogleConfig } from '../config.ts'
import type { Database } from '../database/connect.ts'
import type { Logger } from '../log.ts'
import type { AccessTokens } from '../services/access-tokens.ts'
import type { Accounts } from '../services/accounts.ts'
import type { AccountDeletion } from '../services/account-deletion.ts'
import type { AccountExport } from '../services/account-export.ts'
import type { Cards } from '../services/cards.ts'
import type { EmailVerification } from '../services/email-verification.ts'
import type { GoogleAccounts } from '../services/google-accounts.ts'
import type { RecentPlays } from '../services/recent-plays.ts'
import type { PasswordReset } from '../services/password-reset.ts'
import type { UserSessions } from '../services/user-sessions.ts'
import { accessTokenRoutes } from './routes/access-tokens.ts'
import { accountSecurityRoutes } from './routes/account-security.ts'
import { accountRoutes } from './routes/accounts.ts'
import { cardRoutes } from './routes/cards.ts'
import { categoryRoutes, type CategoryRoutesDeps } from './routes/categories.ts'
import { coHostRoutes } from './routes/co-hosts.ts'
import { joinCodeRoutes, type JoinCodeRoutesDeps } from './routes/join-codes.ts'
import { oEmbedRoutes, type OEmbedRoutesDeps } from './routes/oembed.ts'
import { openApiRoutes } from './routes/openapi.ts'
import { allowedMethods } from './allowed-methods.ts'
import { tokenUser, unlessToken } from './bearer.ts'
import { GOOGLE_PATH, googleRoutes } from './google.ts'
import { jsonBodies } from './json-bodies.ts'
import { only } from './only.ts'
import { createPassport } from './passport.ts'
import { routeOn } from './route.ts'
import { jsonOnly, ownOriginOnly } from './security.ts'
import { sessionCookie, sessions, unlessGuestReads } from './session.ts'
import { signInHint } from './sign-in-hint.ts'

export interface ApiDeps extends CategoryRoutesDeps, JoinCodeRoutesDeps, OEmbedRoutesDeps {
  database: Database
  accounts: Accounts
  tokens: AccessTokens
  /** Set when Google sign-in is configured. */
  google: GoogleConfig | undefined
  googleAccounts: GoogleAccounts
  deletion: AccountDeletion
  accountExport: AccountExport
  reset: PasswordReset
  userSessions: UserSessions
  verification: EmailVerification
  cards: Cards
  recentPlays: RecentPlays
  log: Logger
  /** The origin of links in emails and of Google's redirect. */
  linkOrigin: () => string
  sessionSecret: string
  passwordMinLength: number
  serverConfig: () => ServerConfig
}

function needsDatabase(database: Pick<Database, 'isUp'>): RequestHandler {
  return (_req, _res, next) => {
    // A request would otherwise wait for the session store, which waits for the database.
    if (!database.isUp())
      throw new AppError('unavailable', "We can't reach our database. Please try again in a minute.")
    next()
  }
}

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  next()
}

/** The calls that need neither the database nor a session. */
function publicRoutes(deps: ApiDeps): Router {
  const router = Router()
  const route = routeOn(router, deps.limits)
  // Read at each call: the port is known only once the server listens.
  route('getConfig', deps.serverConfig)
  openApiRoutes(route)
  oEmbedRoutes(router, route, deps)
  return router
}

/** Everything under /api, from the origin check to the JSON 404. */
export function apiRoutes(deps: ApiDeps): Router {
  const { database, accounts, google, limits, publicUrl } = deps
  const secure = publicUrl?.startsWith('https:') ?? false
  const passport = createPassport(accounts)
  const router = Router()
  router.use(unlessToken(ownOriginOnly(publicUrl)), noStore, allowedMethods)
  router.use(only(/^\/api\/(?:config|openapi|oembed)/i, publicRoutes(deps)))
  router.use(needsDatabase(database))
  const startsSession = (req: Request) => req.path.toLowerCase().startsWith(GOOGLE_PATH)
  const cookie = sessionCookie(secure)
  router.use(
    unlessToken(
      unlessGuestReads([cookie.name, SIGN_IN_HINT_COOKIE], startsSession, [
        signInHint(secure),
        ...sessions({ database, accounts, secret: deps.sessionSecret, secure }),
      ]),
    ),
  )
  router.use(tokenUser(deps.tokens, limits))
  router.use(jsonOnly, jsonBodies())
  const route = routeOn(router, limits)
  // First, since they are called by far the most.
  cardRoutes(route, deps)
  coHostRoutes(route, deps)
  if (google) router.use(googleRoutes({ ...deps, google, passport }))
  accountRoutes(route, { ...deps, passport, cookie })
  accountSecurityRoutes(route, { ...deps, cookie })
  accessTokenRoutes(route, deps)
  joinCodeRoutes(route, deps)
  categoryRoutes(route, deps)
  router.use('/api', () => {
    throw new AppError('not-found', "There's no such call.")
  })
  return router
}
