import { describe, expect, it } from 'vitest'
import { appForTest, useApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor, type Answer, type Registration } from '#tests/support/visitor.ts'

const QUARTER_HOUR_S = 15 * 60

const app = useApp({ trustProxyHops: 1 })

/** Logs in from an IP address that the proxy reports. */
function login({ email, password }: Registration, from: string, tried = password) {
  return newVisitor(app.url).post('/api/login', { email, password: tried }, { 'x-forwarded-for': from })
}

async function failTenTimes(form: Registration, from: (failure: number) => string) {
  for (let failure = 1; failure <= 10; failure++)
    expect((await login(form, from(failure), 'wrong one')).status).toBe(401)
}

function expectTooMany({ status, headers, body }: Answer) {
  expect([status, body]).toEqual([
    429,
    { message: 'Too many attempts. Please wait a moment.', code: 'too-many-requests' },
  ])
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(QUARTER_HOUR_S)
  expect(headers).not.toHaveProperty('set-cookie')
}

describe('failed logins', () => {
  it('ACC-10: ten for one account from one address lead to 429, even with the right password; others are not affected', async () => {
    const [{ form, visitor, user }, other] = [
      await registeredVisitor(app.url),
      await registeredVisitor(app.url),
    ]
    await failTenTimes(form, () => '203.0.113.1')
    expectTooMany(await login(form, '203.0.113.1', 'wrong one'))
    expectTooMany(await login(form, '203.0.113.1'))
    // An email in another case belongs to the same account.
    expectTooMany(await login({ ...form, email: form.email.toUpperCase() }, '203.0.113.1'))

    expect((await login(form, '203.0.113.2')).status).toBe(200)
    expect((await login(other.form, '203.0.113.1')).status).toBe(200)
    expect((await visitor.get('/api/user')).body).toEqual(user)
    // A login of the owner elsewhere does not give an attacker new attempts.
    expectTooMany(await login(form, '203.0.113.1'))
  })

  it('ACC-10: are cleared by a successful log-in', async () => {
    const { form } = await registeredVisitor(app.url)
    for (let round = 0; round < 3; round++) {
      for (let failure = 1; failure <= 6; failure++)
        expect((await login(form, '203.0.113.3', 'wrong one')).status).toBe(401)
      expect((await login(form, '203.0.113.3')).status).toBe(200)
    }
  })

  it('ACC-10: count toward the limit also if many arrive at once', async () => {
    const { form } = await registeredVisitor(app.url)
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => login(form, '203.0.113.4', 'wrong one')),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    for (const answer of answers.filter(({ status }) => status !== 401)) expectTooMany(answer)
  })
})

it('ACC-10: failed log-ins count for the address that a trusted proxy added, or without a proxy for the caller’s own', async () => {
  const { form } = await registeredVisitor(app.url)
  await failTenTimes(form, (failure) => `198.51.100.${failure}, 203.0.113.9`)
  expectTooMany(await login(form, '198.51.100.99, 203.0.113.9'))

  const direct = await appForTest({}, app)
  const { form: own } = await registeredVisitor(direct.url)
  const from = (address: string, password: string) =>
    newVisitor(direct.url).post('/api/login', { email: own.email, password }, { 'x-forwarded-for': address })
  for (let failure = 1; failure <= 10; failure++)
    expect((await from(`198.51.100.${failure}`, 'wrong one')).status).toBe(401)
  expectTooMany(await from('198.51.100.99', own.password))
})
