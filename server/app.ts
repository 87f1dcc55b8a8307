import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import express from 'express'
import { SCREENS } from '#shared/screens.ts'
import { createAccountKey } from './account-key.ts'
import { createActivity } from './activity.ts'
import { AppError } from './app-error.ts'
import type { SignInSettings } from './config.ts'
import type { Database } from './database/connect.ts'
import { createDomainEvents } from './domain-events.ts'
import { apiRoutes } from './http/routes/api.ts'
import { drainable } from './http/draining.ts'
import { errorHandler } from './http/errors.ts'
import { setResponseHeaders } from './http/response-headers.ts'
import { inlineScriptHashes } from './http/pages/build-manifest.ts'
import { healthRoutes } from './http/health.ts'
import { createHttpServer, type ConnectionLimits } from './http/http-server.ts'
import { BRAND_PICTURE } from './http/pages/meta-tags.ts'
import { only } from './http/only.ts'
import type { OpenJoinCode } from './http/api-deps.ts'
import { addressOf } from './http/login/sign-in.ts'
import { isOwnHost, isHttps, isOurOrigin } from './http/origin.ts'
import { pageRoutes, type Build } from './http/pages/pages.ts'
import { previewRoutes } from './http/pages/previews.ts'
import { publicConfig } from './http/pages/public-config.ts'
import { createRateLimits, type RateLimits } from './http/limits/rate-limits.ts'
import { watchProxyHops } from './http/proxy-hops.ts'
import { createRefusalLog } from './http/refusal-log.ts'
import { requestLog } from './http/request-log.ts'
import { decodablePath, oneHostOnly, securityHeaders, webSocketsOnly } from './http/security.ts'
import { expensiveInTurns } from './http/limits/turns.ts'
import { staticFiles } from './http/pages/static-files.ts'
import type { Logger } from './log.ts'
import { createMailer, type MailSettings } from './mail/mailer.ts'
import type { Metrics } from './metrics.ts'
import { createOgImages } from './previews/og-images.ts'
import { createRenderQueue } from './previews/render-queue.ts'
import { createRealtime, SOCKET_PATH, type RealtimeDeps } from './realtime/io.ts'
import type { Redis } from './redis.ts'
import type { PasswordHashing } from './services/accounts/passwords.ts'
import { createServices } from './services/services.ts'
import type { StorageQuotas } from './services/storage-quota.ts'

export interface AppDeps extends SignInSettings {
  database: Database
  /** Connects several servers on one database. */
  redis?: Redis | undefined
  log: Logger
  sessionSecret: string
  /** Left out except in tests, which need no costly hashes. */
  passwordHashing?: PasswordHashing | undefined
  publicUrl?: string | undefined
  trustProxyHops?: number
  /** `http://ADDRESS:PORT` for phones in the same network. A function, because the port is known only after listening. */
  lanUrl?: () => string | null
  /** The built client: dist/client and dist/ssr. Left out in tests of the API. */
  build?: Build | undefined
  /** Without an SMTP server the links of emails are logged. */
  mail?: MailSettings
  /** The origin of links in emails and of Google's redirect. */
  linkOrigin?: () => string
  realtime?: RealtimeDeps['options']
  limits?: RateLimits
  quotas?: StorageQuotas
  connectionLimits?: ConnectionLimits
  /** Where the app registers its metrics. Without it nothing is measured. */
  metrics?: Metrics | undefined
}

export type App = Awaited<ReturnType<typeof createApp>>

/** The composition root: the same app in production, development and tests. It does not listen yet. */
export async function createApp({
  database,
  redis,
  log,
  sessionSecret,
  publicUrl,
  trustProxyHops = 0,
  lanUrl,
  build,
  mail = {},
  linkOrigin = () => publicUrl ?? 'http://localhost',
  realtime: realtimeOptions,
  limits = createRateLimits(redis),
  connectionLimits,
  metrics,
  ...settings
}: AppDeps) {
  const events = createDomainEvents()
  const activity = createActivity()
  const accountOf = createAccountKey(sessionSecret)
  const mailer = await createMailer(mail, log, accountOf, activity)
  const services = createServices({
    ...settings,
    database,
    events,
    log,
    activity,
    mailer,
    // The token is in the fragment, which browsers never send and proxies never log.
    link: (screen, token) => `${linkOrigin()}${SCREENS[screen]}#${token}`,
    linkOrigin,
    isOurHost: (host) => isOwnHost(host, publicUrl),
    accountOf,
  })
  const { cards, categories, categoryCards, deletion, itemLists, joinCodes, moderation } = services
  const openJoinCode: OpenJoinCode = (req, code) => limits.joinCode(addressOf(req), code, joinCodes.find)
  void database.firstUp.then(deletion.completeDeletions)
  let shuttingDown = false

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', trustProxyHops)
  app.set('query parser', 'simple')
  app.use(requestLog(log), watchProxyHops(trustProxyHops, log))
  app.use(oneHostOnly, decodablePath)
  app.use(only(/^\/(?:livez|readyz)/i, healthRoutes({ database, redis, isShuttingDown: () => shuttingDown })))
  // Everything except cards, which are read and written the most.
  app.use(only(/^\/(?!api\/cards)/i, expensiveInTurns()))
  app.use(SOCKET_PATH, webSocketsOnly)
  const serverConfig = publicConfig(settings, publicUrl === undefined ? lanUrl : undefined)
  app.use(
    // Pages and files need neither sessions nor the checks of the API.
    only(
      /^\/api(?:\/|$)/i,
      apiRoutes({
        ...settings,
        ...services,
        database,
        limits,
        openJoinCode,
        log,
        publicUrl,
        linkOrigin,
        sessionSecret,
        serverConfig,
      }),
    ),
  )
  const reportRefusal = createRefusalLog(log, accountOf, activity)
  const ogImages =
    build?.startPreviewWorker &&
    createOgImages({
      queue: createRenderQueue({ startPreviewWorker: build.startPreviewWorker }),
      fallback: await readFile(join(build.clientDir, BRAND_PICTURE)),
      log,
      activity,
    })
  if (ogImages)
    app.use(previewRoutes({ findCard: cards.find, findCategory: categoryCards.preview, ogImages }))
  const pages =
    build &&
    (await pageRoutes({
      ...build,
      findCard: cards.find,
      findCategory: categoryCards.preview,
      limitCutIds: (req, find) => limits.cutId(addressOf(req), find),
      officialCategories: (language) => categories.listOfficial(language, undefined),
      publicUrl,
      serverConfig: serverConfig(),
      openJoinCode,
      reportRefusal,
    }))
  if (pages) app.use(staticFiles(build.clientDir), pages.router)
  app.use(() => {
    throw new AppError('not-found', "We couldn't find that.")
  })
  app.use(errorHandler(log, reportRefusal))

  const http = createHttpServer(app, { ...connectionLimits, activity })
  const realtime = createRealtime({
    events,
    cards,
    log,
    activity,
    redis,
    isOurOrigin: (headers) => isOurOrigin(headers, publicUrl),
    ...(realtimeOptions && { options: realtimeOptions }),
  })
  const secure = isHttps(publicUrl)
  const scriptHashes = build ? await inlineScriptHashes(build.clientDir) : []
  const draining = drainable(http)
  setResponseHeaders(http, realtime.engine, securityHeaders(secure, scriptHashes))
  if (metrics) {
    const { measureApp } = await import('./app-metrics.ts')
    measureApp(metrics, {
      activity,
      database,
      redis,
      http,
      realtime,
      picturesWaiting: () => ogImages?.waiting() ?? 0,
      caches: {
        'item lists': itemLists.bytes,
        pages: () => pages?.cacheBytes() ?? 0,
        pictures: () => ogImages?.bytes() ?? 0,
      },
    })
  }

  return {
    http,
    io: realtime.io,
    events,
    moderation,
    /** After listening: loads the modules that only pages need. Rejects for a build without them. */
    warmUp: async () => pages?.warmUp(),
    /** From now on /readyz is 503, while everything else goes on: proxies send newcomers elsewhere. */
    startDraining: (): void => {
      shuttingDown = true
    },
    /** Answers 503 on /readyz, closes sockets so that clients reconnect, and lets running requests finish. */
    close: async (): Promise<void> => {
      shuttingDown = true
      deletion.stop()
      draining.begin()
      // Closed first: pending preview requests would otherwise block the shutdown.
      await ogImages?.close()
      await realtime.close()
      await draining.close()
      realtime.leaveNodes()
      await mailer.close()
    },
  }
}
