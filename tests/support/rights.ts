import { expect } from 'vitest'
import type { Person } from '#tests/server/cards/person.ts'

/** A call, and the status that each role gets. Its path and body contain placeholders that a test fills in. */
export type Right<R extends string> = [
  method: string,
  path: string,
  expected: Record<R, number>,
  body?: object | undefined,
]

const CODES: Record<number, string> = { 401: 'not-signed-in', 403: 'forbidden' }

/** Returns the statuses of a row: one for all, or one for permitted roles, 401 for guests and 403 for the others. */
export function statusesFor<R extends string>(roles: readonly R[]) {
  const all = (status: number) => Object.fromEntries(roles.map((role) => [role, status])) as Record<R, number>
  const only = (allowed: readonly R[], status: number): Record<R, number> => ({
    ...all(403),
    guest: 401,
    ...Object.fromEntries(allowed.map((role) => [role, status])),
  })
  return { all, only }
}

interface World<R extends string> {
  people: Record<R, Person>
  /** Replaces the placeholders with what the test has seeded. */
  fill: (text: string) => string
  seed: () => Promise<void>
  stored: () => Promise<string>
}

/** Checks that each role gets its status, and that refusals change nothing. */
export async function expectRights<R extends string>(
  [method, path, expected, sent]: Right<R>,
  { people, fill, seed, stored }: World<R>,
): Promise<void> {
  const roles = Object.keys(expected) as R[]
  const call = (role: R) => people[role].call(method, fill(path), sent && fill(JSON.stringify(sent)))
  const before = await stored()
  for (const role of roles.filter((one) => expected[one] >= 400)) {
    const { status, body } = await call(role)
    expect([role, status, body]).toEqual([
      role,
      expected[role],
      { code: CODES[expected[role]], message: expect.any(String) },
    ])
  }
  expect(await stored()).toBe(before)
  for (const [at, role] of roles.filter((one) => expected[one] < 400).entries()) {
    // The previous call may have changed or deleted the object.
    if (at > 0 && method !== 'GET') await seed()
    expect([role, (await call(role)).status]).toEqual([role, expected[role]])
  }
}
