import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Config, GoogleConfig } from './config-rules.mjs'

export type { Config, GoogleConfig }

const SECRET_FILE = 'session-secret'
const SECRET_BYTES = 32

/** Interfaces that only this machine's own containers and tunnels use: a phone in the same network cannot reach them. */
const VIRTUAL_INTERFACE = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|tailscale|wg)/

/**
 * The secret that session cookies are signed with: the one that is set, else one made once and kept in the data
 * directory, readable by its owner only.
 */
export async function sessionSecret({ sessionSecret, dataDir }: Config): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, SECRET_FILE)
  try {
    const kept = (await readFile(file, 'utf8')).trim()
    // A shorter one is what a crash in mid-write leaves behind.
    if (kept.length >= SECRET_BYTES) return kept
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const made = randomBytes(SECRET_BYTES).toString('base64url')
  await writeFile(file, `${made}\n`, { mode: 0o600 })
  return made
}

/** This machine's IPv4 address in the local network; undefined without one, or when only loopback is listened on. */
export function lanAddress(host: string | undefined): string | undefined {
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::'
  const addresses = Object.entries(networkInterfaces())
    .filter(([name]) => !VIRTUAL_INTERFACE.test(name))
    .flatMap(([, entries]) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return everywhere ? addresses[0] : addresses.find((address) => address === host)
}
