import type { Operator } from '#shared/contract/server.ts'
import { INVITATION_DAYS } from '#shared/product.ts'
import { DAY_MS } from '../../day.ts'
import { AppError, refusedField } from '../../app-error.ts'
import type { RegistrationRules } from '../../config.ts'
import { invitationEmail, type Recipient } from '../../mail/emails.ts'
import { invitationModel, type InvitationDoc } from '../../models/invitation.ts'
import type { LinkDeps } from './emailed-links.ts'
import { createInvitation, hashOfToken } from '../tokens.ts'

interface RegistrationDeps extends LinkDeps {
  rules: RegistrationRules
  /** The person whom refusals tell people to ask. */
  operator: Operator | undefined
}

/** A person without an account. */
interface Newcomer {
  email: string
  /** Whether the address is known to be theirs. */
  isVerified: boolean
  /** The code of an invitation. */
  invitation?: string | undefined
}

export type Registration = ReturnType<typeof createRegistration>

/** Decides who may make an account, by whatever way they come: every creation of an account goes through `admit`. */
export function createRegistration({ connection, mailer, link, rules, operator }: RegistrationDeps) {
  const model = invitationModel(connection)
  const askOperator = operator
    ? `Ask ${operator.name} (${operator.email})`
    : 'Ask the person who runs this server'

  /** Whether the address is on the list. This counts only once the address is verified: typing one proves nothing. */
  const isListed = (email: string) =>
    rules.allowedEmails.some((pattern) =>
      pattern.startsWith('*@') ? email.slice(email.lastIndexOf('@')) === pattern.slice(1) : email === pattern,
    )

  const registrationClosed = () =>
    new AppError('registration-closed', `This server takes no new accounts. ${askOperator} if you need one.`)

  /** Deletes the invitation, so that no one else can use it. */
  async function take(code: string, email: string): Promise<InvitationDoc> {
    const _id = hashOfToken(code)
    const doc = await model.findOne({ _id, expires: { $gt: new Date() } }).lean()
    if (doc && doc.email !== null && doc.email !== email)
      throw refusedField('email', 'Use the address that we sent the invitation to.', 'registration-closed')
    if (!doc || (await model.deleteOne({ _id })).deletedCount === 0)
      throw new AppError(
        'expired-action-code',
        `This invitation has already been used or has expired. ${askOperator} for a new one.`,
      )
    return doc
  }

  /**
   * Makes an invitation for one account.
   * @param email the only address that may use it; without one, anyone who has the link may
   * @returns the link to register with
   * @throws AppError `registration-closed` when no one may register, not even with an invitation
   */
  async function createLink(email: string | null = null): Promise<string> {
    if (rules.mode === 'closed')
      throw new AppError('registration-closed', 'REGISTRATION is closed: set it to invite.')
    const { token, hash } = createInvitation()
    await model.create({ _id: hash, email, expires: new Date(Date.now() + INVITATION_DAYS * DAY_MS) })
    return link('auth', token)
  }

  return {
    createInvitation: createLink,

    /** Whether the address may get an invitation by email. @throws AppError `registration-closed` if no address may */
    invitesByEmail: (email: string): boolean => {
      if (rules.mode === 'open') return false
      if (rules.allowedEmails.length === 0) throw registrationClosed()
      return isListed(email)
    },

    /** Emails an invitation. Its use proves that the address is theirs: a listed one lets them in only after that. */
    emailInvitation: async (to: Recipient): Promise<void> =>
      mailer.send(await invitationEmail(to, await createLink(to.email))),

    /**
     * Makes the account, if the newcomer may have one. If `make` refuses, the invitation can be used again.
     * @param make makes the account; gets whether the address is known to be theirs
     * @throws AppError `registration-closed`, `expired-action-code` for a used invitation, and what `make` throws
     */
    admit: async <T>(
      { email, isVerified, invitation }: Newcomer,
      make: (emailVerified: boolean) => Promise<T>,
    ): Promise<T> => {
      if (rules.mode === 'closed') throw registrationClosed()
      if (rules.mode === 'open' || (isVerified && isListed(email))) return make(isVerified)
      if (!invitation)
        throw new AppError(
          'registration-closed',
          `You need an invitation to register here. ${askOperator} for one.`,
        )
      const taken = await take(invitation, email)
      try {
        return await make(isVerified || taken.email !== null)
      } catch (error) {
        // After another error the account may exist all the same: the database's response may have been lost.
        if (error instanceof AppError) await model.create(taken)
        throw error
      }
    },
  }
}
