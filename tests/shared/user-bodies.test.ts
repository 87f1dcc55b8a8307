import { describe, expect, it } from 'vitest'
import { profileBody, registerBody } from '#shared/schemas/user.ts'
import { judged } from './schema-reply.ts'

const valid = { username: 'ada.l-1_x', email: 'ada@example.com', password: 'secret' }
const register = (body: unknown) => judged(registerBody(6), body)
const changed = (change: object) => register({ ...valid, ...change })

describe('registering', () => {
  it.each(['abc', 'A1_', 'a.b-c_d', 'x'.repeat(20), '__proto__'])(
    'ACC-2: the username %s is accepted',
    (username) => {
      expect(changed({ username: ` ${username} ` })).toMatchObject({ data: { username } })
    },
  )

  it("ACC-5: returns all messages of a form at once, including the confirmation's", () => {
    expect(register({ username: 'ab', email: 'x', password: '123', confirmPassword: '1234' })).toEqual({
      fields: {
        username: ['Username must be at least 3 characters'],
        email: ['Please enter a valid email'],
        password: ['Password must be at least 6 characters'],
        confirmPassword: ["Passwords don't match"],
      },
    })
  })

  it('CARD-6: drops unknown keys', () => {
    expect(changed({ emailVerified: true, authProvider: 'google', _id: 'x', createdAt: 'x' })).toEqual({
      data: { ...valid, displayName: null, profileIcon: 'rocket' },
    })
  })
})

it('ACC-9 CARD-6: what the user cannot set of the profile is dropped', () => {
  const all = { username: 'ada', displayName: 'Ada', profileIcon: 'cat' }
  const others = { email: 'other@example.com', password: 'x', id: 'x' }
  expect(judged(profileBody, { ...all, ...others })).toEqual({ data: all })
})
