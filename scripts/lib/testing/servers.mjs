import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.mjs'
import { onPath } from './on-path.mjs'

/** Servers that tests of several nodes start, with their packages. */
const PACKAGES = { 'redis-server': 'redis-server', nginx: 'nginx-light' }

/** Its presence means that systemd runs: it would start what is installed, and nginx takes port 80. */
const SYSTEMD = '/run/systemd/system'

/** Installs the servers that are missing, in a container. Elsewhere the tests that need one are skipped. */
export async function ensureServers(env = process.env) {
  if (!isDebianRoot() || existsSync(SYSTEMD)) return
  const missing = Object.keys(PACKAGES).filter((command) => onPath(command, env).length === 0)
  if (missing.length > 0)
    await installPackages(
      'the tests of several nodes',
      missing.map((command) => PACKAGES[command]),
    )
}
