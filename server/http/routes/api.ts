import { Router, type Request, type RequestHandler } from 'express'
import { endpoints, type Endpoint } from '#shared/api.ts'
import { CALL_NAMES } from '#shared/contract/calls.ts'
import { SIGN_IN_HINT_COOKIE } from '#shared/page.ts'
import { changePasswordBody, registerBody, resetPasswordBody } from '#shared/schemas/user.ts'
import { AppError, databaseAway } from '../../app-error.ts'
import type { Database } from '../../database/connect.ts'
import { accessTokenRoutes, accountSecurityRoutes } from './account-security.ts'
import { accountRoutes } from './accounts.ts'
import { adminRoutes, reportRoutes } from './moderation.ts'
import { cardRoutes, coHostRoutes, joinCodeRoutes } from './cards.ts'
import { categoryRoutes } from './categories.ts'
import { publicRoutes } from './public.ts'
import type { ApiDeps } from '../api-deps.ts'
import { tokenUser, unlessToken } from './bearer.ts'
import { EXTERNAL_SIGN_IN_PATH } from '../login/external-sign-in.ts'
import { googleRoutes } from '../login/google.ts'
import { jsonBodies } from '../limits/json-bodies.ts'
import { oidcRoutes } from '../login/oidc.ts'
import { only } from '../only.ts'
import { createPassport } from '../login/passport.ts'
import { routeOn } from './route.ts'
import { isHttps } from '../origin.ts'
import { jsonOnly, methodOverride, ownOriginOnly } from '../security.ts'
import { sessionCookie, sessions, unlessGuestReads } from '../login/session.ts'

/** The calls, literal paths first: `/api/categories/public` isn't a category. */
const CALLS = CALL_NAMES.map((name): Endpoint => endpoints[name])
  .map(({ method, path }) => {
    const pattern = path.replaceAll('.', String.raw`\.`).replace(/:\w+/g, '[^/]+')
    return { method, path, pattern: new RegExp(`^${pattern}/?$`, 'i') }
  })
  .sort((one, other) => one.path.split(':').length - other.path.split(':').length)

const CARD = CALLS.find(({ path }) => path === endpoints.getCard.path)!.pattern

/**
 * Lets pages of every origin read a card, or why there is none, but not a session's response: browsers withhold from a
 * page what it requested with credentials. A card in a sandbox without an origin polls this way when no WebSocket
 * opens.
 */
const cardsAnywhere: RequestHandler = (req, res, next) => {
  const isPreflight = req.method === 'OPTIONS'
  if (CARD.test(req.path) && (isPreflight || req.method === 'GET')) {
    res.setHeader('Access-Control-Allow-Origin', '*')
    if (isPreflight) res.setHeader('Access-Control-Allow-Headers', 'If-None-Match')
  }
  next()
}

/** Answers OPTIONS for a path of the API. Express would add the methods of other paths that its parameters match. */
const allowedMethods: RequestHandler = (req, res, next) => {
  const preflightCall =
    req.method === 'OPTIONS' ? CALLS.find(({ pattern }) => pattern.test(req.path)) : undefined
  if (!preflightCall) return next()
  const methods = CALLS.filter(({ path }) => path === preflightCall.path).map(({ method }) => method)
  res.set('Allow', [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', '))
  res.end()
}

function needsDatabase(database: Pick<Database, 'isUp'>): RequestHandler {
  return (_req, _res, next) => {
    // A request would otherwise wait for the session store, which waits for the database.
    if (!database.isUp()) throw databaseAway()
    next()
  }
}

/** Calls for people who are not logged in that need or set one of our passwords. */
const LOCAL_LOGIN_PATHS = (
  ['register', 'requestInvitation', 'login', 'forgotPassword', 'resetPassword'] as const
).map((name) => endpoints[name].path)

const noLocalLogin: RequestHandler = () => {
  throw new AppError(
    'forbidden',
    "People don't log in with a password here. Use the button on the login page.",
  )
}

const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  next()
}

/** Everything under /api, from the origin check to the JSON 404. */
export function apiRoutes(deps: ApiDeps): Router {
  const { database, accounts, google, oidc, limits, publicUrl, passwordMinLength } = deps
  const secure = isHttps(publicUrl)
  const cookie = sessionCookie(secure)
  const routeDeps = { ...deps, passport: createPassport(accounts), cookie }
  const router = Router()
  router.use(methodOverride, cardsAnywhere, unlessToken(ownOriginOnly(publicUrl)), noStore, allowedMethods)
  router.use(only(/^\/api\/(?:config|openapi|oembed)/i, publicRoutes(deps)))
  router.use(needsDatabase(database))
  const startsSession = (req: Request) => req.path.toLowerCase().startsWith(`${EXTERNAL_SIGN_IN_PATH}/`)
  router.use(
    unlessToken(
      unlessGuestReads(
        [cookie.name, SIGN_IN_HINT_COOKIE],
        startsSession,
        sessions({ database, accounts, secret: deps.sessionSecret, secure }),
      ),
    ),
  )
  router.use(tokenUser(deps.tokens, limits))
  router.use(jsonOnly, jsonBodies())
  const route = routeOn(router, limits, {
    register: registerBody(passwordMinLength),
    resetPassword: resetPasswordBody(passwordMinLength),
    changePassword: changePasswordBody(passwordMinLength),
  })
  // First, since they are called by far the most.
  cardRoutes(route, routeDeps)
  coHostRoutes(route, routeDeps)
  if (google) router.use(googleRoutes(google, routeDeps))
  if (oidc) router.use(oidcRoutes(oidc, routeDeps))
  if (!deps.localLogin) router.use(LOCAL_LOGIN_PATHS, noLocalLogin)
  accountRoutes(route, routeDeps)
  accountSecurityRoutes(route, routeDeps)
  accessTokenRoutes(route, routeDeps)
  joinCodeRoutes(route, routeDeps)
  categoryRoutes(route, routeDeps)
  reportRoutes(route, routeDeps)
  if (deps.adminEmails.length > 0) adminRoutes(router, route, routeDeps)
  router.use('/api', () => {
    throw new AppError('not-found', "There's no such call.")
  })
  return router
}
