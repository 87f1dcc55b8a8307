import type { ServerConfig } from '#shared/contract/server.ts'
import type { SignInSettings } from '../config.ts'
import type { Request } from 'express'
import type { Database } from '../database/connect.ts'
import type { Logger } from '../log.ts'
import type { FoundCode } from '../services/cards/join-codes.ts'
import type { Services } from '../services/services.ts'
import type { AppPassport } from './login/passport.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { SessionCookie } from './login/session.ts'

/**
 * Looks up a join code. The API and the page have no other way to try one.
 * @throws AppError `too-many-requests` after too many wrong codes
 */
export type OpenJoinCode = (req: Request, code: string) => Promise<FoundCode>

/** The services of the API, and the settings and helpers of its calls. */
export interface ApiDeps extends Services, Omit<SignInSettings, 'registration'> {
  database: Database
  limits: RateLimits
  openJoinCode: OpenJoinCode
  log: Logger
  publicUrl: string | undefined
  /** The origin of links in emails and of Google's redirect. Never the request's Host, which its sender chooses. */
  linkOrigin: () => string
  sessionSecret: string
  /** Read at each call: the port is known only once the server listens. */
  serverConfig: () => ServerConfig
}

/** The dependencies of the API's routes, with what the API adds to its own. */
export interface RouteDeps extends ApiDeps {
  passport: AppPassport
  cookie: SessionCookie
}
