import { LINK_MINUTES } from '#shared/product.ts'
import { passwordChangedEmail, resetEmail, signInWithGoogleEmail } from '../mail/emails.ts'
import { userModel } from '../models/user.ts'
import { expiredCode, newActionCode, readActionCode } from './action-codes.ts'
import type { LinkDeps } from './email-verification.ts'
import type { Passwords } from './passwords.ts'
import type { UserSessions } from './user-sessions.ts'

export interface PasswordReset {
  /**
   * Mails a link to set a new password, where an account has this e-mail and `mayMail` says so.
   * @param mayMail asked with the account's id
   */
  request: (email: string, mayMail: (userId: string) => Promise<boolean>) => Promise<void>
  /**
   * Sets the password and ends every session. Refuses with `invalid-action-code` or `expired-action-code`.
   * @returns the account's id
   */
  reset: (code: string, password: string) => Promise<string>
}

export function createPasswordReset({
  connection,
  mailer,
  link,
  passwords,
  sessions,
}: LinkDeps & { passwords: Passwords; sessions: UserSessions }): PasswordReset {
  const model = userModel(connection)
  return {
    request: async (email, mayMail) => {
      const doc = await model.findOne({ email }).lean()
      if (!doc || !(await mayMail(doc._id.toString()))) return
      if (doc.passwordHash === null) return mailer.send(signInWithGoogleEmail(email))
      const { code, stored } = newActionCode()
      const resetPasswordExpires = new Date(Date.now() + LINK_MINUTES * 60_000)
      await model.updateOne({ _id: doc._id }, { $set: { resetPasswordToken: stored, resetPasswordExpires } })
      mailer.send(resetEmail(email, link('resetPassword', code)))
    },

    reset: async (code, password) => {
      const usable = { resetPasswordToken: readActionCode(code), resetPasswordExpires: { $gt: new Date() } }
      // Asked before the costly hash; the update has the last word when a link is used twice at once.
      if (!(await model.exists(usable))) throw expiredCode()
      const passwordHash = await passwords.hash(password)
      const doc = await model
        .findOneAndUpdate(usable, {
          // The link came by mail: the address is proven too.
          $set: { passwordHash, resetPasswordToken: null, resetPasswordExpires: null, emailVerified: true },
        })
        .lean()
      if (!doc) throw expiredCode()
      const id = doc._id.toString()
      await sessions.end(id)
      mailer.send(passwordChangedEmail(doc.email))
      return id
    },
  }
}
