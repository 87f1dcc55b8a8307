import { z } from 'zod'
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS } from '../languages.ts'
import { TOKENS_PER_USER } from '../account-choices.ts'
import { DEFAULT_PASSWORD_MIN_LENGTH } from '../product.ts'
import { createTokenBody } from '../schemas/access-token.ts'
import { body, documentId } from '../schemas/text.ts'
import {
  changePasswordBody,
  deleteAccountBody,
  emailSchema,
  forgotPasswordBody,
  loginBody,
  profileBody,
  registerBody,
  resetPasswordBody,
  selfUser,
  verifyEmailBody,
} from '../schemas/user.ts'
import { accessToken, newAccessToken } from './answers.ts'
import { accountData } from './account-data.ts'
import type { Call } from './call.ts'

const PASSWORD = 'correct horse'
const CODE = 'nQ3yqCw4x0bqf1sY1x1s0o2v2J6m8k9l0p1q2r3s4t4'
const MALFORMED_CODE = 'The code of the link is malformed.'
const REPEATABLE = 'With an `opId` the call can be repeated.'
const EXPIRED_CODE = 'The link has been used or has expired.'

export const tokenCalls = {
  listTokens: {
    summary: 'List your tokens',
    description:
      'Newest first. `lastUsedAt` is exact to a minute. An expired token is listed for another 30 days.',
    reply: z.array(accessToken),
  },
  createToken: {
    summary: 'Make a token',
    description:
      'The response contains it once, in `token`. `cards:write` includes `cards:read`. Repeating the call with the same `opId` ' +
      'replaces the first token with a new one.',
    body: createTokenBody,
    reply: newAccessToken,
    refusals: { 'quota-exceeded': `You have ${TOKENS_PER_USER} tokens.` },
    example: { body: { name: 'Score bot', scope: 'cards:write', days: 30 } },
  },
  deleteToken: {
    summary: 'Delete a token',
    description: 'It stops working right away.',
    params: z.object({ id: documentId('Token id') }),
    refusals: { 'not-found': 'You have no token with this id.' },
    example: { params: { id: '6740a1f2c3d4e5f6a7b8c9d1' } },
  },
} satisfies Record<string, Call>

export const accountCalls = {
  getUser: {
    summary: 'Read your account',
    reply: selfUser,
  },
  register: {
    summary: 'Register',
    description: 'Logs you in, and emails a link that confirms the address.',
    auth: 'none',
    body: registerBody(DEFAULT_PASSWORD_MIN_LENGTH),
    reply: selfUser,
    refusals: {
      'email-already-in-use': 'The username or the email is taken.',
      'registration-closed': 'The server takes no new accounts, or only with an `invitation`.',
      'expired-action-code': 'The invitation has been used or has expired.',
    },
    limits: ['registrations'],
    example: {
      body: {
        username: 'lin',
        email: 'lin@example.com',
        password: PASSWORD,
        displayName: 'Lin',
        profileIcon: 'cat',
      },
    },
  },
  requestInvitation: {
    summary: 'Email an invitation to register',
    description:
      'If registration needs one and the server allows the email. The response is the same for any other email.',
    auth: 'none',
    body: body({ email: emailSchema }),
    refusals: { 'registration-closed': 'The server invites no one by email.' },
    limits: ['registrations', 'emails'],
    example: { body: { email: 'lin@example.com' } },
  },
  login: {
    summary: 'Log in',
    auth: 'none',
    body: loginBody,
    reply: selfUser,
    refusals: {
      'invalid-credential': 'The email or the password is wrong.',
      'account-suspended': 'The account is suspended.',
    },
    limits: ['logIns'],
    example: { body: { email: 'ada@example.com', password: PASSWORD } },
  },
  logout: {
    summary: 'Log out',
    description: 'Also works without a session.',
    auth: 'optional',
  },
  updateProfile: {
    summary: 'Change your profile',
    body: profileBody,
    reply: selfUser,
    refusals: { 'email-already-in-use': 'The username is taken.' },
    example: { body: { displayName: 'Ada L.' } },
  },
  chooseLanguage: {
    summary: 'Choose the language of the pages',
    description: 'Sets a cookie for a year. Emails to a signed-in user use the language too.',
    auth: 'optional',
    body: body({ language: z.enum(LANGUAGE_TAGS, { error: 'Choose one of the languages in the menu' }) }),
    example: { body: { language: DEFAULT_LANGUAGE } },
  },
  forgotPassword: {
    summary: 'Email a link for a new password',
    description: 'The response is the same for an address without an account.',
    auth: 'none',
    body: forgotPasswordBody,
    limits: ['emails'],
    example: { body: { email: 'ada@example.com' } },
  },
  resetPassword: {
    summary: 'Set a password with an emailed link',
    description: `Ends every session and every access token. ${REPEATABLE}`,
    auth: 'none',
    body: resetPasswordBody(DEFAULT_PASSWORD_MIN_LENGTH),
    refusals: { 'invalid-action-code': MALFORMED_CODE, 'expired-action-code': EXPIRED_CODE },
    example: { body: { token: CODE, password: 'a new password' } },
  },
  verifyEmail: {
    summary: 'Confirm an email with an emailed link',
    description: REPEATABLE,
    auth: 'none',
    body: verifyEmailBody,
    refusals: { 'invalid-action-code': MALFORMED_CODE, 'expired-action-code': EXPIRED_CODE },
    example: { body: { token: CODE } },
  },
  resendVerification: {
    summary: 'Email the link that confirms your address again',
    limits: ['emails'],
  },
  changePassword: {
    summary: 'Change your password',
    description: 'Gives this session a new id, and ends all others and every access token.',
    body: changePasswordBody(DEFAULT_PASSWORD_MIN_LENGTH),
    refusals: { 'wrong-password': 'The current password is wrong.' },
    limits: ['logIns'],
    example: { body: { currentPassword: PASSWORD, newPassword: 'battery staple' } },
  },
  logOutOthers: {
    summary: 'Log out everywhere else',
    description: 'Ends all other sessions and every access token.',
  },
  exportAccount: {
    summary: 'Download all of your data',
    description: 'Streamed as a file. If that fails halfway, the connection is closed.',
    sameOriginOnly: true,
    reply: accountData,
    limits: ['downloads'],
  },
  deleteAccount: {
    summary: 'Delete your account',
    description:
      'Your cards stay playable. An account without a password must have logged in within the last 10 minutes.',
    body: deleteAccountBody,
    refusals: {
      'wrong-password': 'The password is wrong.',
      'requires-recent-login': 'The account has no password, and its last log-in is too long ago.',
    },
    limits: ['logIns'],
    example: { body: { password: PASSWORD } },
  },
} satisfies Record<string, Call>
