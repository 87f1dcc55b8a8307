import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { Config, GoogleConfig, OidcConfig, RegistrationRules } from './config-rules.mjs'

export type { Config, GoogleConfig, OidcConfig, RegistrationRules }

/** Who may log in, and how, and whom people can ask. */
export type SignInSettings = Pick<
  Config,
  'google' | 'oidc' | 'localLogin' | 'registration' | 'operator' | 'adminEmails' | 'passwordMinLength'
>

const SECRET_FILE = 'session-secret'
const SECRET_BYTES = 32

/** Interfaces of containers and tunnels, which a phone in the same network cannot reach. */
const VIRTUAL_INTERFACE = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|zt|tailscale|wg)/

/**
 * Returns the secret that signs session cookies: SESSION_SECRET, else one that is generated once and stored in the data
 * directory with mode 0600.
 */
export async function sessionSecret({ sessionSecret, dataDir }: Config): Promise<string> {
  if (sessionSecret !== undefined) return sessionSecret
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, SECRET_FILE)
  try {
    const storedSecret = (await readFile(file, 'utf8')).trim()
    // A crash during the write leaves a shorter secret.
    if (storedSecret.length >= SECRET_BYTES) return storedSecret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const newSecret = randomBytes(SECRET_BYTES).toString('base64url')
  await writeFile(file, `${newSecret}\n`, { mode: 0o600 })
  return newSecret
}

/** Returns this machine's IPv4 address in the local network; undefined if there is none, or on loopback only. */
export function lanAddress(host: string | undefined): string | undefined {
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::'
  const addresses = Object.entries(networkInterfaces())
    .filter(([name]) => !VIRTUAL_INTERFACE.test(name))
    .flatMap(([, entries]) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return everywhere ? addresses[0] : addresses.find((address) => address === host)
}
