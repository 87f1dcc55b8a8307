import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { execForm, ignoredBy, parseDockerfile } from './dockerfile.mjs'
import { carryOut, placeOf, stageUser } from './stage-folders.mjs'

const HEALTHY_WITHIN_MS = 30_000
const ENDS_WITHIN_MS = 10_000
const ASK_EVERY_MS = 250

async function freePort() {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

function start(stage, [command, ...args], env, stdio) {
  return spawn(command === 'node' ? process.execPath : command, args, {
    cwd: placeOf(stage, '.'),
    env: { PATH: process.env.PATH, HOME: '/nonexistent', ...stage.env, ...env },
    stdio,
    ...(stage.user !== undefined && stageUser()),
  })
}

async function exitCode(child) {
  const [code] = await once(child, 'exit')
  return code
}

async function untilHealthy(stage, command, env, server) {
  const deadline = Date.now() + HEALTHY_WITHIN_MS
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`CMD ended by itself with ${server.exitCode ?? server.signalCode}`)
    if ((await exitCode(start(stage, command, env, 'ignore'))) === 0) return
    await delay(ASK_EVERY_MS)
  }
  throw new Error(`HEALTHCHECK did not succeed within ${HEALTHY_WITHIN_MS / 1000} s`)
}

/** Starts the image's command as its user, waits until it is healthy, asks for a page, and ends it as Docker does. */
async function serve(stage, { command, health }) {
  if (stage.user === undefined || /^(?:root|0)\b/.test(stage.user)) throw new Error('USER: runs as root')
  const port = await freePort()
  const env = { PORT: String(port) }
  const server = start(stage, command, env, ['ignore', 'inherit', 'inherit'])
  try {
    await untilHealthy(stage, health, env, server)
    console.log('Healthy.')
    const page = await fetch(`http://127.0.0.1:${port}/`)
    if (!page.ok) throw new Error(`/ answered ${page.status}`)
    const ended = exitCode(server)
    server.kill('SIGTERM')
    const code = await Promise.race([ended, delay(ENDS_WITHIN_MS, 'nothing', { ref: false })])
    if (code !== 0) throw new Error(`SIGTERM: ended with ${code} within ${ENDS_WITHIN_MS / 1000} s`)
    console.log('Ended cleanly on SIGTERM.')
  } finally {
    server.kill('SIGKILL')
  }
}

/**
 * Runs the steps of a Dockerfile, each stage in an empty folder with only what COPY brings, and then its CMD and HEALTHCHECK.
 * What differs from an image: this machine's Node and system stand in for those of FROM.
 * @param {string} context folder of the Dockerfile
 * @returns {Promise<string | undefined>} what went wrong, as one line
 */
export async function checkDockerSteps(context) {
  const folder = mkdtempSync(join(tmpdir(), 'bingoboard-docker-'))
  const stages = {}
  try {
    const parsed = parseDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'))
    const ignored = ignoredBy(readFileSync(join(context, '.dockerignore'), 'utf8'))
    const image = {}
    for (const [index, { name, image: base, steps }] of parsed.entries()) {
      const stage = { root: join(folder, String(index)), workdir: '/', env: {}, user: undefined }
      mkdirSync(stage.root)
      stages[name ?? String(index)] = stage
      console.log(`\nStage ${name ?? index} of ${base}, on Node ${process.versions.node}`)
      for (const step of steps) {
        console.log(`${step.name} ${[...step.flags, step.rest].join(' ')}`)
        try {
          if (step.name === 'CMD') image.command = execForm(step.rest)
          else if (step.name === 'HEALTHCHECK') image.health = execForm(step.rest.replace(/^CMD\s+/, ''))
          else await carryOut(stage, step, { context, ignored, stages })
        } catch (error) {
          return `Dockerfile:${step.line}: ${step.name}: ${error.message}`
        }
      }
      image.stage = stage
    }
    if (image.command === undefined || image.health === undefined)
      return 'Dockerfile: has no CMD or no HEALTHCHECK'
    // The folder above the stages is a temporary one, closed to other users.
    chmodSync(folder, 0o755)
    await serve(image.stage, image)
    return undefined
  } catch (error) {
    return `Dockerfile: ${error.message}`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
