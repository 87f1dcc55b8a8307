import { date, modelOf, orNull, text, type DocOf } from './model-of.ts'

/** An invitation to register that no one has used yet. */
export type InvitationDoc = DocOf<typeof fields>

const fields = {
  /** SHA-256 in hex of the invitation's code. */
  _id: text,
  /** The only address that may use it, in lower case; null: anyone who has the link. */
  email: orNull(text),
  expires: date,
}

export const invitationModel = modelOf<InvitationDoc>(
  'RegistrationInvitation',
  'registration_invitations',
  fields,
  [[{ expires: 1 }, { expireAfterSeconds: 0 }]],
)
