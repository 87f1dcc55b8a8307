import { modelOf, schemaOf } from './model-of.ts'

/** An invitation to register that no one has used yet. */
export interface InvitationDoc {
  /** SHA-256 in hex of its code. */
  _id: string
  /** The only address that may use it, in lower case; null: anyone who has the link. */
  email: string | null
  expires: Date
}

const invitationSchema = schemaOf<InvitationDoc>('registration_invitations', {
  _id: { type: String, required: true },
  email: { type: String, default: null },
  expires: { type: Date, required: true },
})
invitationSchema.index({ expires: 1 }, { expireAfterSeconds: 0 })

export const invitationModel = modelOf('RegistrationInvitation', invitationSchema)
