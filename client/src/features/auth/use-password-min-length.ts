import { useEffect, useState } from 'react'
import { endpoints } from '#shared/api.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH } from '#shared/product.ts'
import { call } from '../../lib/api-client.ts'

/** The server's PASSWORD_MIN_LENGTH; its default until the server has answered, and where it does not. */
export function usePasswordMinLength(): number {
  const [length, setLength] = useState(DEFAULT_PASSWORD_MIN_LENGTH)
  useEffect(() => {
    const ended = new AbortController()
    call(endpoints.getConfig, { signal: ended.signal }).then(
      ({ passwordMinLength }) => setLength(passwordMinLength),
      // Then the server judges the password when it is sent.
      () => undefined,
    )
    return () => ended.abort()
  }, [])
  return length
}
