import { Schema, type Types } from 'mongoose'
import { modelOf, schemaOf } from './model-of.ts'

/** The id that the account of a Google user will have. It is kept until no server can still be creating the account. */
export interface GoogleSignUpDoc {
  /** The user's id at Google, which a unique index of `users` could not hold: accounts with a password have none. */
  _id: string
  userId: Types.ObjectId
  expires: Date
}

const googleSignUpSchema = schemaOf<GoogleSignUpDoc>('google_sign_ups', {
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  expires: { type: Date, required: true },
})
googleSignUpSchema.index({ expires: 1 }, { expireAfterSeconds: 0 })

export const googleSignUpModel = modelOf('GoogleSignUp', googleSignUpSchema)
