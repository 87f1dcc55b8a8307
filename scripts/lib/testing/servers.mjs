import { existsSync } from 'node:fs'
import { installPackages, isDebianRoot } from './debian.mjs'
import { onPath } from './on-path.mjs'

/** Servers that tests of several nodes start, with their packages. */
const PACKAGES = { 'redis-server': 'redis-server', nginx: 'nginx-light' }

/** Proxies that only long tests start. Traefik is no package of Debian. */
const LONG_PACKAGES = {
  haproxy: 'haproxy',
  apache2: 'apache2',
  lighttpd: 'lighttpd',
  varnishd: 'varnish',
  caddy: 'caddy',
}

/** Its presence means that systemd runs: it would start what is installed, and most take port 80. */
const SYSTEMD = '/run/systemd/system'

/**
 * Installs the servers that are missing, in a container. Elsewhere the tests that need one are skipped.
 * @param {boolean} all also those of long tests
 */
export async function ensureServers(all, env = process.env) {
  if (!isDebianRoot() || existsSync(SYSTEMD)) return
  const packages = all ? { ...PACKAGES, ...LONG_PACKAGES } : PACKAGES
  const missing = Object.keys(packages).filter((command) => onPath(command, env).length === 0)
  if (missing.length > 0)
    await installPackages(
      'the tests of several nodes and proxies',
      missing.map((command) => packages[command]),
    )
}
