import type { Connection } from 'mongoose'
import { LINK_MINUTES } from '#shared/product.ts'
import { verificationEmail } from '../mail/emails.ts'
import type { Mailer } from '../mail/mailer.ts'
import { userModel } from '../models/user.ts'
import { expiredCode, newActionCode, readActionCode } from './action-codes.ts'

export interface EmailVerification {
  /** Mails a link that proves the address; an earlier one holds no longer. */
  request: (user: { id: string; email: string }) => Promise<void>
  /** Refuses with `invalid-action-code` or `expired-action-code`. */
  verify: (code: string) => Promise<void>
}

export interface LinkDeps {
  connection: Connection
  mailer: Mailer
  /** The address that a link in a letter leads to. */
  link: (screen: 'verifyEmail' | 'resetPassword', code: string) => string
}

export function createEmailVerification({ connection, mailer, link }: LinkDeps): EmailVerification {
  const model = userModel(connection)
  return {
    request: async ({ id, email }) => {
      const { code, stored } = newActionCode()
      const verificationExpires = new Date(Date.now() + LINK_MINUTES * 60_000)
      await model.updateOne({ _id: id }, { $set: { verificationToken: stored, verificationExpires } })
      mailer.send(verificationEmail(email, link('verifyEmail', code)))
    },
    verify: async (code) => {
      const verificationToken = readActionCode(code)
      const { matchedCount } = await model.updateOne(
        { verificationToken, verificationExpires: { $gt: new Date() } },
        { $set: { emailVerified: true, verificationToken: null, verificationExpires: null } },
      )
      if (matchedCount === 0) throw expiredCode()
    },
  }
}
