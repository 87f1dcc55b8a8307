import type { Connection } from 'mongoose'
import type { ParsedOf } from '#shared/contract/calls.ts'
import { LINK_MINUTES } from '#shared/product.ts'
import {
  passwordChangedEmail,
  resetEmail,
  signInElsewhereEmail,
  verificationEmail,
  type Recipient,
} from '../../mail/emails.ts'
import type { Mailer } from '../../mail/mailer.ts'
import { recipientOf, userModel, type UserDoc } from '../../models/user.ts'
import type { Passwords } from './passwords.ts'
import { createOneTimeToken, expiredToken, hashesOf } from '../tokens.ts'
import type { UserSessions } from './user-sessions.ts'

export interface LinkDeps {
  connection: Connection
  mailer: Mailer
  /** Returns the URL of a link in an email. */
  link: (screen: 'verifyEmail' | 'resetPassword' | 'auth', token: string) => string
}

const expiry = () => new Date(Date.now() + LINK_MINUTES * 60_000)

export function createEmailVerification({ connection, mailer, link }: LinkDeps) {
  const model = userModel(connection)
  return {
    /** Emails a link that verifies the address. An earlier link stops working. */
    request: async ({ id, email, language }: Recipient & { id: string }): Promise<void> => {
      const { token, hash } = createOneTimeToken()
      const fields = { verificationToken: hash, verificationExpires: expiry() }
      await model.updateOne({ _id: id }, { $set: fields })
      mailer.send(await verificationEmail({ email, language }, link('verifyEmail', token)))
    },

    /** @throws AppError `invalid-action-code`, `expired-action-code` */
    verify: async (use: ParsedOf<'verifyEmail', 'body'>): Promise<void> => {
      const { unused, used } = hashesOf(use)
      const { matchedCount } = await model.updateOne(
        { verificationToken: { $in: [unused, used] }, verificationExpires: { $gt: new Date() } },
        { $set: { emailVerified: true, verificationToken: used } },
      )
      if (matchedCount === 0) throw expiredToken()
    },
  }
}

export function createPasswordReset(
  deps: LinkDeps & { passwords: Passwords; sessions: UserSessions; oidcName?: string | undefined },
) {
  const { connection, mailer, link, passwords, sessions, oidcName = 'OpenID Connect' } = deps
  const model = userModel(connection)

  async function newLink(_id: UserDoc['_id']): Promise<string> {
    const { token, hash } = createOneTimeToken()
    const fields = { resetPasswordToken: hash, resetPasswordExpires: expiry() }
    await model.updateOne({ _id }, { $set: fields })
    return link('resetPassword', token)
  }

  return {
    /** Makes a link to set a new password, for the operator to hand over. */
    newLink,

    /**
     * Emails a link to set a new password, if an account has this address and `mayMail` allows it.
     * @param language of the request, for an account that has none stored
     * @param mayMail called with the account's id
     */
    request: async (
      { email, language }: Recipient,
      mayMail: (userId: string) => Promise<boolean>,
    ): Promise<void> => {
      const doc = await model.findOne({ email }).lean()
      if (!doc || !(await mayMail(doc._id.toString()))) return
      const to = { email, language: doc.language ?? language }
      const provider = doc.authProvider === 'google' ? 'Google' : oidcName
      mailer.send(
        await (doc.passwordHash === null
          ? signInElsewhereEmail(to, provider)
          : // The address lets the page tell password managers whose password is set.
            resetEmail(to, `${await newLink(doc._id)}?${new URLSearchParams({ email }).toString()}`)),
      )
    },

    /**
     * Sets the password and raises the epoch, which ends every session.
     * @returns the account's id
     * @throws AppError `invalid-action-code`, `expired-action-code`
     */
    reset: async ({ password, ...use }: ParsedOf<'resetPassword', 'body'>): Promise<string> => {
      const { unused, used } = hashesOf(use)
      const resetPasswordExpires = { $gt: new Date() }
      const usable = { resetPasswordToken: unused, resetPasswordExpires }
      /** Returns the id if this very request has set the password before: a repetition changes nothing. */
      const doneBefore = async () => {
        const done = await model.exists({ resetPasswordToken: used, resetPasswordExpires })
        if (!done) throw expiredToken()
        return done._id.toString()
      }
      // Checked before the costly hash; the update decides when a link is used twice concurrently.
      if (!(await model.exists(usable))) return doneBefore()
      const passwordHash = await passwords.hash(password)
      const doc = await model
        .findOneAndUpdate(usable, {
          // The link came by email, so the address is verified too.
          $set: { passwordHash, resetPasswordToken: used, emailVerified: true },
          $inc: { sessionEpoch: 1 },
        })
        .lean()
      if (!doc) return doneBefore()
      const id = doc._id.toString()
      await sessions.remove(id)
      mailer.send(await passwordChangedEmail(recipientOf(doc)))
      return id
    },
  }
}
