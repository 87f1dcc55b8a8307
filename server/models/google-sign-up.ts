import { Schema, type Connection, type Types } from 'mongoose'

/** The id that the account of a Google user will have. It is kept until no server can still be creating the account. */
export interface GoogleSignUpDoc {
  /** The user's id at Google, which a unique index of `users` could not hold: accounts with a password have none. */
  _id: string
  userId: Types.ObjectId
  expires: Date
}

const googleSignUpSchema = new Schema<GoogleSignUpDoc>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    expires: { type: Date, required: true },
  },
  { collection: 'google_sign_ups', versionKey: false, strict: 'throw' },
)
googleSignUpSchema.index({ expires: 1 }, { expireAfterSeconds: 0 })

/** The model on a connection, always the same for one connection. */
export function googleSignUpModel(connection: Connection) {
  return connection.model('GoogleSignUp', googleSignUpSchema)
}
