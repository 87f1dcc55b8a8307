import { useEffect, useState } from 'react'
import type { ServerConfig } from '#shared/contract/server.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH } from '#shared/product.ts'
import { call } from '../../lib/api-client.ts'

const DEFAULTS: ServerConfig = {
  google: false,
  oidc: null,
  localLogin: true,
  registration: 'open',
  invitesByEmail: false,
  passwordMinLength: DEFAULT_PASSWORD_MIN_LENGTH,
  lanUrl: null,
  operator: null,
}

/** The server's public configuration; the defaults until it has answered, or if it does not answer. */
export function useServerConfig(): ServerConfig {
  const [config, setConfig] = useState(DEFAULTS)
  useEffect(() => {
    const unmounted = new AbortController()
    call('getConfig', { signal: unmounted.signal }).then(
      // A server of an earlier version leaves settings out.
      (answer) => setConfig({ ...DEFAULTS, ...answer }),
      () => undefined,
    )
    return () => unmounted.abort()
  }, [])
  return config
}
