import { describe, expect, it } from 'vitest'
import { PROFILE_ICONS } from '#shared/account-choices.ts'
import { loginBody, profileBody, registerBody } from '#shared/schemas/user.ts'
import { judged } from './schema-reply.ts'

const valid = { username: 'ada.l-1_x', email: 'ada@example.com', password: 'secret' }
const register = (body: unknown, minLength = 6) => judged(registerBody(minLength), body)
const refused = (change: object) => register({ ...valid, ...change })

describe('registering', () => {
  it('ACC-1: display name and icon have defaults, and the email becomes lower case', () => {
    expect(register({ ...valid, email: ' Ada@Example.COM ' })).toEqual({
      data: { ...valid, displayName: null, profileIcon: 'rocket' },
    })
    expect(refused({ displayName: '  ' })).toMatchObject({ data: { displayName: null } })
    expect(refused({ displayName: null })).toMatchObject({ data: { displayName: null } })
    expect(refused({ displayName: ' Ada  L ' })).toMatchObject({ data: { displayName: 'Ada L' } })
  })

  it.each([...PROFILE_ICONS])('ACC-1: the icon %s is accepted', (profileIcon) => {
    expect(refused({ profileIcon })).toMatchObject({ data: { profileIcon } })
  })

  it.each(['abc', 'A1_', 'a.b-c_d', 'x'.repeat(20), '__proto__'])(
    'ACC-2: the username %s is accepted',
    (username) => {
      expect(refused({ username: ` ${username} ` })).toMatchObject({ data: { username } })
    },
  )

  it.each(['123456', ' pad ', '      ', '🎉🎉🎉🎉🎉🎉', 'tab\tand\nline', 'x'.repeat(128), '🎉'.repeat(128)])(
    'ACC-3: the password %j is kept unchanged, or refused only for its length',
    (password) => {
      const length = Array.from(password).length
      expect(refused({ password })).toEqual(
        length >= 6
          ? { data: { ...valid, password, displayName: null, profileIcon: 'rocket' } }
          : { fields: { password: ['Password must be at least 6 characters'] } },
      )
    },
  )

  it('ACC-3: the least length is the configured one', () => {
    expect(register({ ...valid, password: 'x'.repeat(9) }, 10)).toEqual({
      fields: { password: ['Password must be at least 10 characters'] },
    })
    expect(register({ ...valid, password: 'x'.repeat(10) }, 10)).toHaveProperty('data')
  })

  it("ACC-5: all messages of a form are returned at once, including the confirmation's", () => {
    expect(register({ username: 'ab', email: 'x', password: '123', confirmPassword: '1234' })).toEqual({
      fields: {
        username: ['Username must be at least 3 characters'],
        email: ['Please enter a valid email'],
        password: ['Password must be at least 6 characters'],
        confirmPassword: ["Passwords don't match"],
      },
    })
  })

  it('CARD-6: unknown keys are dropped', () => {
    expect(refused({ emailVerified: true, authProvider: 'google', _id: 'x', createdAt: 'x' })).toEqual({
      data: { ...valid, displayName: null, profileIcon: 'rocket' },
    })
  })
})

describe('logging in', () => {
  const login = (body: unknown) => judged(loginBody, body)

  it('ACC-6: the email is normalized as it is stored, and the password is unchanged', () => {
    expect(login({ email: ' ADA@example.com', password: ' x ' })).toEqual({
      data: { email: 'ada@example.com', password: ' x ' },
    })
  })
})

describe('the profile', () => {
  const profile = (body: unknown) => judged(profileBody, body)

  it('ACC-9: every field is optional, and texts are tidied', () => {
    expect(profile({})).toEqual({ data: {} })
    expect(profile({ displayName: ' Ada  L ' })).toEqual({ data: { displayName: 'Ada L' } })
    const all = { username: 'ada', displayName: 'Ada', profileIcon: 'cat' }
    expect(profile({ ...all, email: 'other@example.com', password: 'x', id: 'x' })).toEqual({ data: all })
  })
})
