/** The cost of argon2id: memory in KiB, passes, lanes. */
export interface PasswordHashing {
  memoryCost: number
  timeCost: number
  parallelism: number
}

export type Passwords = ReturnType<typeof createPasswords>

/** OWASP's second recommendation for argon2id: 19 MiB, two passes, one lane. */
const OWASP_HASHING: PasswordHashing = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** The number of argon2id in the library's enum. */
const ARGON2ID = 2

/** Passwords for unknown accounts are compared with the hash of this one. It opens no account. */
export const DECOY_PASSWORD = 'the password of no account'

/** @param hashing cheaper in tests only */
export function createPasswords(hashing: PasswordHashing = OWASP_HASHING) {
  const options = { algorithm: ARGON2ID, ...hashing }
  let decoy: Promise<string> | undefined

  /** @returns argon2id in PHC form */
  const hash = async (password: string): Promise<string> => {
    // Imported when first needed: loading a native library would delay the start of the server.
    const argon2 = await import('@node-rs/argon2')
    return argon2.hash(password, options)
  }

  return {
    hash,

    /** Whether the password matches the hash; false, after the same work, without a hash. */
    matches: async (passwordHash: string | null | undefined, password: string): Promise<boolean> => {
      // Made by the first comparison, even for a known account: response times must not tell which accounts exist.
      const decoyHash = await (decoy ??= hash(DECOY_PASSWORD))
      const { verify } = await import('@node-rs/argon2')
      const matches = await verify(passwordHash ?? decoyHash, password)
      return Boolean(passwordHash) && matches
    },
  }
}
