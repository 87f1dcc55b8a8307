import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PRODUCT_NAME } from '#shared/product.ts'
import { openAdminSocket } from './admin-socket.ts'
import { createApp } from './app.ts'
import { lanAddress, sessionSecret, type Config } from './config.ts'
import { startDatabase } from './database/start.ts'
import type { EmbeddedDbThread } from './embedded-db/thread.ts'
import type { Build } from './http/pages/pages.ts'
import { listen } from './listen.ts'
import { print, type Logger } from './log.ts'
import { workerStarter } from './previews/render-queue.ts'
import { COMMIT, VERSION } from './version.ts'
import { isHttps } from './http/origin.ts'

const DIST = resolve('dist')
const DEFAULT_PORT = 3000

interface ServeDeps {
  config: Config
  log: Logger
  /** Undefined with a MONGODB_URI. */
  embedded: Promise<EmbeddedDbThread> | undefined
}

/** Returns a host as a URL contains it. */
const urlHost = (host: string): string => (isIPv6(host) ? `[${host}]` : host)

/** @param state once the server is ready, `is ready`, which operators wait for */
function printAddresses(config: Config, port: number, lan: string | undefined, state: string): void {
  const local = `http://${config.host === undefined || lan !== undefined ? 'localhost' : urlHost(config.host)}:${port}`
  print(
    `${PRODUCT_NAME} ${state}: ${local}${lan ? ` (phones in the same network: http://${lan}:${port})` : ''}`,
  )
}

/** Finds the build in dist/, or that of scripts/lib/dev-pages.mjs, whose pages are rendered for each request. */
function findBuild(): Build | undefined {
  const dev = process.env.DEV_BUILD
  const folder = dev ?? DIST
  const dirs = { clientDir: join(folder, 'client'), ssrDir: join(folder, 'ssr') }
  if (dev !== undefined) return { ...dirs, pageCacheBytes: 1 }
  if (!existsSync(dirs.clientDir)) return undefined
  const server = join(DIST, 'server')
  const startPreviewWorker = workerStarter(join(server, 'preview-worker.js'), {
    fontsDir: join(server, 'fonts'),
  })
  return { ...dirs, startPreviewWorker }
}

/** Creates the metrics and their server; their library is loaded only if they are wanted. */
async function startMetrics() {
  const { createMetrics, createMetricsServer } = await import('./metrics.ts')
  const metrics = createMetrics()
  return { metrics, server: createMetricsServer(metrics) }
}

/**
 * Serves the app until a signal ends it.
 * @throws for a setting that can't be used, with a message of one line that begins with its name, and for a broken build
 */
export async function serve({ config, log, embedded }: ServeDeps): Promise<void> {
  if (config.production && !isHttps(config.publicUrl))
    log.warn(
      { event: 'insecure_cookies' },
      "PUBLIC_URL isn't https, so browsers send session cookies over http too",
    )
  const database = startDatabase(config, log, await embedded)
  const redis =
    config.redisUrl === undefined
      ? undefined
      : (await import('./redis.ts')).connectRedis(config.redisUrl, log)
  const measured = config.metrics && (await startMetrics())
  const lan = lanAddress(config.host)
  let port = config.port
  const app = await createApp({
    ...config,
    database,
    redis,
    log,
    sessionSecret: await sessionSecret(config),
    mail: { smtpUrl: config.smtpUrl, from: config.mailFrom },
    linkOrigin: () => config.publicUrl ?? process.env.DEV_CLIENT_URL ?? `http://localhost:${port}`,
    connectionLimits: { maxConnections: config.maxConnections },
    metrics: measured?.metrics,
    lanUrl: () => (lan === undefined ? null : `http://${lan}:${port}`),
    build: findBuild(),
  })

  // Pages are served before a MongoDB is reachable. The embedded database is ready immediately or not at all.
  if (embedded) await database.firstUp

  const closeAdminSocket = await openAdminSocket(config.dataDir, app.moderation, log)
  let ending: Promise<void> | undefined
  const end = async (signal: string) => {
    log.info({ event: 'sys_shutdown', signal }, 'shutting down')
    if (config.drainSeconds > 0) {
      app.startDraining()
      await delay(config.drainSeconds * 1000)
    }
    closeAdminSocket()
    await app.close()
    await redis?.close()
    await database.close()
    measured?.server.closeAllConnections()
    process.exit(0)
  }
  // `on`, not `once`: without a listener a second signal would end the process during the shutdown.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      ending ??= end(signal)
    })

  let metricsPort: number | undefined
  try {
    // This comes first, because the app takes another port if PORT is not set.
    if (measured && config.metrics)
      metricsPort = await listen(measured.server, { ...config.metrics, prefix: 'METRICS_' })
    port = await listen(app.http, config, config.portIsSet)
  } catch (error) {
    closeAdminSocket()
    await database.close()
    throw error
  }
  log.info({ event: 'sys_startup', version: VERSION, commit: COMMIT, port, metricsPort }, 'listening')
  if (metricsPort !== undefined)
    print(`Metrics: http://${urlHost(config.metrics!.host)}:${metricsPort}/metrics`)
  if (!config.portIsSet && port !== DEFAULT_PORT)
    print(`Port ${DEFAULT_PORT} is in use; taking ${port} instead.`)
  if (!database.isUp()) printAddresses(config, port, lan, 'waits for its database')
  void database.firstUp.then(() => ending ?? printAddresses(config, port, lan, 'is ready'))
  await app.warmUp()
}
