import { useEffect, useState } from 'react'
import { endpoints, type ServerConfig } from '#shared/api.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH } from '#shared/product.ts'
import { call } from '../../lib/api-client.ts'

const DEFAULTS: ServerConfig = { google: false, passwordMinLength: DEFAULT_PASSWORD_MIN_LENGTH, lanUrl: null }

/** How the server is set up; the defaults until it has answered, and where it does not. */
export function useServerConfig(): ServerConfig {
  const [config, setConfig] = useState(DEFAULTS)
  useEffect(() => {
    const ended = new AbortController()
    call(endpoints.getConfig, { signal: ended.signal }).then(setConfig, () => undefined)
    return () => ended.abort()
  }, [])
  return config
}
