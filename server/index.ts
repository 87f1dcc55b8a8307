import './v8-flags.ts'
import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { PRODUCT_NAME } from '#shared/product.ts'
import { createApp } from './app.ts'
import { readConfig } from './config-rules.mjs'
import { lanAddress, sessionSecret, type Config } from './config.ts'
import { startDatabase } from './database/start.ts'
import { listen, listenForMetrics } from './listen.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createMetricsServer } from './metrics-server.ts'
import { workerStarter } from './previews/render-queue.ts'

/** Absent in development, where Vite serves the client. */
const CLIENT_DIR = resolve('dist/client')
const SSR_DIR = resolve('dist/ssr')
const PREVIEW_WORKER = resolve('dist/server/preview-worker.js')
const FONTS_DIR = resolve('dist/server/fonts')
const DEFAULT_PORT = 3000

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** A host as a URL has it. */
function urlHost(host: string): string {
  return isIPv6(host) ? `[${host}]` : host
}

function printAddresses(config: Config, port: number, lan: string | undefined): void {
  if (!config.portIsSet && port !== DEFAULT_PORT)
    print(`Port ${DEFAULT_PORT} is in use; taking ${port} instead.`)
  const local = `http://${config.host === undefined || lan !== undefined ? 'localhost' : config.host}:${port}`
  print(
    `${PRODUCT_NAME} is ready: ${local}${lan ? ` (phones in the same network: http://${lan}:${port})` : ''}`,
  )
}

async function run(config: Config): Promise<void> {
  const log = createLog(config.logLevel)
  if (config.production && !config.publicUrl?.startsWith('https:'))
    log.warn(
      { event: 'insecure_cookies' },
      "PUBLIC_URL isn't https, so browsers send session cookies over http too",
    )
  // Nothing can be relied on after an unknown error, such as the end of the database's thread. The data on disk is sound.
  process.on('uncaughtException', (error) => {
    log.fatal({ event: 'sys_crash', err: error }, 'the server ends')
    process.exit(1)
  })
  const database = await startDatabase(config, log)
  const metrics = config.metrics && createMetrics()
  const metricsServer = metrics && createMetricsServer(metrics)
  const lan = lanAddress(config.host)
  let port = config.port
  const app = await createApp({
    database,
    log,
    sessionSecret: await sessionSecret(config),
    passwordMinLength: config.passwordMinLength,
    publicUrl: config.publicUrl,
    trustProxyHops: config.trustProxyHops,
    google: config.google,
    mail: { smtpUrl: config.smtpUrl, from: config.mailFrom },
    operator: config.operator,
    linkOrigin: () => config.publicUrl ?? `http://localhost:${port}`,
    connectionLimits: { maxConnections: config.maxConnections },
    metrics,
    lanUrl: () => (lan === undefined ? null : `http://${lan}:${port}`),
    build:
      existsSync(CLIENT_DIR) && process.env.DEV_API_URL === undefined
        ? {
            clientDir: CLIENT_DIR,
            ssrDir: SSR_DIR,
            startPreviewWorker: workerStarter(PREVIEW_WORKER, { fontsDir: FONTS_DIR }),
          }
        : undefined,
  })

  let ending: Promise<void> | undefined
  const end = async (signal: string) => {
    log.info({ event: 'sys_shutdown', signal }, 'shutting down')
    if (config.drainSeconds > 0) {
      app.startDraining()
      await delay(config.drainSeconds * 1000)
    }
    await app.close()
    await database.close()
    metricsServer?.closeAllConnections()
    process.exit(0)
  }
  // `on`, not `once`: without a listener a second signal would end the process during the shutdown.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      ending ??= end(signal)
    })

  let metricsPort: number | undefined
  try {
    // First, because the app takes another port where PORT is not set.
    if (metricsServer && config.metrics) metricsPort = await listenForMetrics(metricsServer, config.metrics)
    port = await listen(app.http, config)
  } catch (error) {
    await database.close()
    throw error
  }
  log.info({ event: 'sys_startup', port, metricsPort }, 'listening')
  if (metricsPort !== undefined)
    print(`Metrics: http://${urlHost(config.metrics!.host)}:${metricsPort}/metrics`)
  printAddresses(config, port, lan)
}

const { config, error } = readConfig(process.env)
if (config === undefined) {
  process.stderr.write(`${error}\n`)
  process.exitCode = 1
} else
  run(config).catch((failure: unknown) => {
    // A refused setting is one readable line. Anything else is a defect and needs its stack.
    const named = failure instanceof Error && /^[A-Z]+(?:_[A-Z]+)*\b/.test(failure.message)
    process.stderr.write(
      `${named ? failure.message : failure instanceof Error ? failure.stack : String(failure)}\n`,
    )
    process.exit(1)
  })
