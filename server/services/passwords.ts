import { hash, verify } from '@node-rs/argon2'

/** The cost of argon2id: memory in KiB, passes, lanes. */
export interface PasswordHashing {
  memoryCost: number
  timeCost: number
  parallelism: number
}

export type Passwords = ReturnType<typeof createPasswords>

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const OWASP_HASHING: PasswordHashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Its number in the library's enum. */
const ARGON2ID = 2

/** What the password of an unknown account is compared with. It opens no account. */
export const DECOY_PASSWORD = 'the password of no account'

/** @param hashing cheaper in tests only */
export function createPasswords(hashing: PasswordHashing = OWASP_HASHING) {
  const options = { algorithm: ARGON2ID, ...hashing }
  /** With an unknown account, so that the answer takes as long as with a known one. */
  const decoy = hash(DECOY_PASSWORD, options)

  return {
    /** @returns argon2id in PHC form */
    hash: (password: string): Promise<string> => hash(password, options),

    /** Whether the password matches; false, after the same work, where there is no hash. */
    matches: async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
      const matches = await verify(passwordHash ?? (await decoy), password)
      return Boolean(passwordHash) && matches
    },
  }
}
