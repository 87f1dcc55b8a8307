import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError, databaseAway } from '#server/app-error.ts'
import { addressKey } from '#server/http/address-key.ts'
import { createRateLimits, type RateLimits } from '#server/http/limits/rate-limits.ts'

const MINUTE_MS = 60_000

const WRONG = new AppError('invalid-credential', 'The password is wrong')
const isWrong = () => Promise.reject(WRONG)

/** Makes the attempts one after another. @returns how many of them the limits let through */
async function passed(tries: (() => Promise<unknown>)[]): Promise<number> {
  let through = 0
  for (const attempt of tries)
    await attempt().then(
      () => through++,
      (refused: unknown) =>
        refused === WRONG ? through++ : expect(refused).toMatchObject({ code: 'too-many-requests' }),
    )
  return through
}
const times = (count: number, attempt: (index: number) => Promise<unknown>) =>
  Array.from({ length: count }, (_, index) => () => attempt(index))

describe('rate limits', () => {
  let limits: RateLimits
  beforeEach(() => {
    vi.useFakeTimers()
    limits = createRateLimits()
  })

  it('ACC-10: an address has a hundred failures in 15 minutes over all accounts; others are not affected', async () => {
    const guess = (index: number) => limits.password('203.0.113.1', `pupil-${index}@example.com`, isWrong)
    expect(await passed(times(110, guess))).toBe(100)
    expect(await passed([() => limits.password('203.0.113.2', 'pupil-1@example.com', isWrong)])).toBe(1)
    vi.advanceTimersByTime(15 * MINUTE_MS)
    expect(await passed([() => guess(0)])).toBe(1)
  })

  it('ACC-10: a failure for another reason than the password counts neither for the account nor for the address', async () => {
    const attempt = (email: string, error: Error) =>
      limits.password('203.0.113.1', email, () => Promise.reject(error))
    const others = [
      databaseAway(),
      new AppError('requires-recent-login', 'Log in again'),
      new Error('Broken'),
    ]
    for (let index = 0; index < 105; index++) {
      const error = others[index % 3]!
      await expect(attempt(`pupil-${index % 9}@example.com`, error)).rejects.toBe(error)
    }
    for (const code of ['invalid-credential', 'wrong-password'] as const)
      for (let count = 0; count < 5; count++)
        await expect(attempt('pupil-0@example.com', new AppError(code, 'Wrong'))).rejects.toMatchObject({
          code,
        })
    await expect(attempt('pupil-0@example.com', WRONG)).rejects.toMatchObject({ code: 'too-many-requests' })
  })

  it('ACC-10: an account has sixty log-ins in 15 minutes from one address, successful ones included; others are not affected', async () => {
    const logIn = (address: string, email: string) => limits.password(address, email, () => Promise.resolve())
    const ada = () => logIn('203.0.113.1', 'ada@example.com')
    expect(await passed(times(70, ada))).toBe(60)
    expect(await passed([() => logIn('203.0.113.2', 'ada@example.com')])).toBe(1)
    // The refused attempts did not count against the address.
    expect(await passed(times(200, (index) => logIn('203.0.113.1', `mo-${index}@example.com`)))).toBe(200)
    vi.advanceTimersByTime(15 * MINUTE_MS)
    expect(await passed([ada])).toBe(1)
  })

  it('SEC-9: a user can share 60 times an hour and delete 2,000 times a day; others are not affected', async () => {
    expect(await passed(times(65, () => limits.grant('user')))).toBe(60)
    expect(await passed([() => limits.grant('other')])).toBe(1)
    vi.advanceTimersByTime(60 * MINUTE_MS)
    expect(await passed([() => limits.grant('user')])).toBe(1)
    expect(await passed(times(2005, () => limits.deletion('user')))).toBe(2000)
    expect(await passed([() => limits.deletion('other')])).toBe(1)
    vi.advanceTimersByTime(24 * 60 * MINUTE_MS)
    expect(await passed([() => limits.deletion('user')])).toBe(1)
  })

  it('SEC-7: a user can write 30 times a second with bursts of 60; others are not affected', async () => {
    const write = () => limits.write('user')
    expect(await passed(times(75, write))).toBe(60)
    await expect(write()).rejects.toMatchObject({ details: { retryAfterSeconds: 1 } })
    expect(await passed([() => limits.write('another')])).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(await passed(times(75, write))).toBe(30)
    vi.advanceTimersByTime(10_000)
    expect(await passed(times(75, write))).toBe(60)
  })

  const TARGET = { cardId: 'V1StGXR8_Z', shuffle: false }
  const tries = (address: string, code: string, outcome: 'right' | 'ended' | 'wrong' = 'wrong') =>
    limits.joinCode(address, code, () => Promise.resolve(outcome === 'right' ? TARGET : outcome))
  const guesses = (count: number, address: string) => times(count, (index) => tries(address, String(index)))

  it('CODE-5: a code that an address has opened stays open to it, even above its limit', async () => {
    const address = '203.0.113.1'
    await tries(address, 'opened', 'right')
    await passed(guesses(30, address))
    expect(await passed(times(50, () => tries(address, 'opened', 'right')))).toBe(50)
    expect(await passed([() => tries(address, 'another', 'right')])).toBe(0)
  })

  it('CODE-5: an IPv6 /48 can try 200 wrong codes a minute, and all addresses together about 600', async () => {
    const inNetwork = (network: string, count: number) =>
      times(count, (index) =>
        tries(addressKey(`2001:db8:${network}:${index.toString(16)}::1`), `${network} ${index}`),
      )
    expect(await passed(inNetwork('a', 202))).toBe(200)
    expect(await passed(inNetwork('b', 202))).toBe(200)
    expect(await passed(inNetwork('c', 202))).toBe(200)
    await tries('203.0.113.9', 'the last')
    expect(await passed([() => tries('203.0.113.10', 'right', 'right')])).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(await passed([() => tries('203.0.113.10', 'right', 'right')])).toBe(1)
  })

  it('ACC-10: an IPv6 /48 can register ten times as many accounts as an address', async () => {
    const registrations = times(700, (index) =>
      limits.registration(addressKey(`2001:db8:1:${index.toString(16)}::1`)),
    )
    expect(await passed(registrations)).toBe(600)
    expect(await passed([() => limits.registration(addressKey('2001:db8:2::1'))])).toBe(1)
  })

  it('ACC-10: an address can register sixty accounts an hour; others are not affected', async () => {
    const register = () => limits.registration('203.0.113.1')
    expect(await passed(times(61, register))).toBe(60)
    expect(await passed([() => limits.registration('203.0.113.2')])).toBe(1)
    vi.advanceTimersByTime(60 * MINUTE_MS)
    expect(await passed([register])).toBe(1)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1:2:3:4', 'fe80:0:0:0'],
  ['1::8:7:6:5:4:3', '1:0:8:7'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['[2001:db8:1:2::1]:49152', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['zz-1', 'unknown'],
  ['203.0.113.256', 'unknown'],
  ['', 'unknown'],
])('ACC-10: the key of %s is %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
