import { date, modelOf, objectId, text, type DocOf } from './model-of.ts'

/** The id that the account of a Google user will have. It is kept until no server can still be creating the account. */
type GoogleSignUpDoc = DocOf<typeof fields>

const fields = {
  /** The user's id at Google, which a unique index of `users` could not hold: accounts with a password have none. */
  _id: text,
  userId: objectId,
  expires: date,
}

export const googleSignUpModel = modelOf<GoogleSignUpDoc>('GoogleSignUp', 'google_sign_ups', fields, [
  [{ expires: 1 }, { expireAfterSeconds: 0 }],
])
