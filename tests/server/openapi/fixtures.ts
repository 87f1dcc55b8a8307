import { createRateLimits, type RateLimits } from '#server/http/limits/rate-limits.ts'
import type { CallName } from '#shared/api.ts'
import { EXAMPLE_ORIGIN } from '#shared/api-reference.ts'
import { callOf } from '#shared/contract/calls.ts'

/** Every example starts with new people. */
export const unlimited: RateLimits = {
  ...createRateLimits(),
  registration: () => Promise.resolve(),
  report: () => Promise.resolve(),
  grant: () => Promise.resolve(),
  write: () => Promise.resolve(),
}

interface Example {
  method: string
  path: string
  body: unknown
}

/** The example of a call, filled in for a server, with other values for some parameters of its path. */
export function exampleOf(url: string, name: CallName, others: Record<string, string> = {}): Example {
  const { method, path, example } = callOf(name)
  const { params = {}, query, body } = example as Record<string, Record<string, string> | undefined>
  const filled = path.replace(/:(\w+)/g, (_, key: string) => others[key] ?? params[key] ?? '')
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]) => [key, value.replace(EXAMPLE_ORIGIN, url)]),
  )
  return { method, path: query ? `${filled}?${search.toString()}` : filled, body }
}
