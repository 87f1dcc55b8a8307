import { LINK_MINUTES } from '#shared/product.ts'
import { passwordChangedEmail, resetEmail, signInWithGoogleEmail } from '../mail/emails.ts'
import { userModel } from '../models/user.ts'
import type { LinkDeps } from './email-verification.ts'
import { createOneTimeToken, expiredToken, hashOneTimeToken } from './tokens.ts'
import type { Passwords } from './passwords.ts'
import type { UserSessions } from './user-sessions.ts'

export function createPasswordReset({
  connection,
  mailer,
  link,
  passwords,
  sessions,
}: LinkDeps & { passwords: Passwords; sessions: UserSessions }) {
  const model = userModel(connection)
  return {
    /**
     * Emails a link to set a new password, if an account has this address and `mayMail` allows it.
     * @param mayMail called with the account's id
     */
    request: async (email: string, mayMail: (userId: string) => Promise<boolean>): Promise<void> => {
      const doc = await model.findOne({ email }).lean()
      if (!doc || !(await mayMail(doc._id.toString()))) return
      if (doc.passwordHash === null) return mailer.send(signInWithGoogleEmail(email))
      const { token, hash } = createOneTimeToken()
      const resetPasswordExpires = new Date(Date.now() + LINK_MINUTES * 60_000)
      await model.updateOne({ _id: doc._id }, { $set: { resetPasswordToken: hash, resetPasswordExpires } })
      mailer.send(resetEmail(email, link('resetPassword', token)))
    },

    /**
     * Sets the password and raises the epoch, which ends every session.
     * @returns the account's id
     * @throws AppError `invalid-action-code`, `expired-action-code`
     */
    reset: async (token: string, password: string): Promise<string> => {
      const usable = {
        resetPasswordToken: hashOneTimeToken(token),
        resetPasswordExpires: { $gt: new Date() },
      }
      // Checked before the costly hash; the update decides when a link is used twice concurrently.
      if (!(await model.exists(usable))) throw expiredToken()
      const passwordHash = await passwords.hash(password)
      const doc = await model
        .findOneAndUpdate(usable, {
          // The link came by email, so the address is verified too.
          $set: { passwordHash, resetPasswordToken: null, resetPasswordExpires: null, emailVerified: true },
          $inc: { sessionEpoch: 1 },
        })
        .lean()
      if (!doc) throw expiredToken()
      const id = doc._id.toString()
      await sessions.remove(id)
      mailer.send(passwordChangedEmail(doc.email))
      return id
    },
  }
}
