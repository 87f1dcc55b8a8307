import type { Connection } from 'mongoose'
import { LINK_MINUTES } from '#shared/product.ts'
import { verificationEmail } from '../mail/emails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { userModel } from '../models/user.ts'
import { createOneTimeToken, expiredToken, hashOneTimeToken } from './tokens.ts'

export interface LinkDeps {
  connection: Connection
  mailer: Mailer
  /** The URL that a link in an email leads to. */
  link: (screen: 'verifyEmail' | 'resetPassword', token: string) => string
}

export function createEmailVerification({ connection, mailer, link }: LinkDeps) {
  const model = userModel(connection)
  return {
    /** Emails a link that verifies the address. It replaces an earlier one. */
    request: async ({ id, email }: { id: string; email: string }): Promise<void> => {
      const { token, hash } = createOneTimeToken()
      const verificationExpires = new Date(Date.now() + LINK_MINUTES * 60_000)
      await model.updateOne({ _id: id }, { $set: { verificationToken: hash, verificationExpires } })
      mailer.send(verificationEmail(email, link('verifyEmail', token)))
    },

    /** @throws AppError `invalid-action-code`, `expired-action-code` */
    verify: async (token: string): Promise<void> => {
      const verificationToken = hashOneTimeToken(token)
      const { matchedCount } = await model.updateOne(
        { verificationToken, verificationExpires: { $gt: new Date() } },
        { $set: { emailVerified: true, verificationToken: null, verificationExpires: null } },
      )
      if (matchedCount === 0) throw expiredToken()
    },
  }
}
