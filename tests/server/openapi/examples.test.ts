import { describe, expect, it } from 'vitest'
import type { CallName } from '#shared/api.ts'
import { CALL_NAMES, callOf } from '#shared/contract/calls.ts'
import { OPERATOR } from '#tests/server/reports/fixtures.ts'
import { successesOf } from '#tests/support/contract/successes.ts'
import { useApp } from '#tests/support/app.ts'
import { storeWorld, type World } from '#tests/support/contract/world.ts'
import { exampleOf, unlimited } from './fixtures.ts'

const app = useApp({ limits: unlimited, operator: OPERATOR })

/** The same for everyone, for some time. */
const CACHED: readonly CallName[] = ['getOpenApi', 'getOEmbed']

describe('the examples of the contract', () => {
  let world: World
  let isUntouched = false

  /** Before a call: what the last one has read is still as it was. */
  async function worldFor(name: CallName): Promise<World> {
    if (!isUntouched) world = await storeWorld(app)
    isUntouched = callOf(name).method === 'GET'
    return world
  }

  it.each(CALL_NAMES)('API-11 API-12 CARD-13: %s answers as it says', async (name) => {
    const { ada } = await worldFor(name)
    const { method, path, body } = exampleOf(app.url, name)
    const { status, headers } = await ada.send(method, path, { body })
    expect(successesOf(name)).toContain(status)
    expect(headers.etag !== undefined).toBe(callOf(name).hasEtag === true)
    expect(headers['cache-control'] === 'no-store').toBe(!CACHED.includes(name))
  })
})
