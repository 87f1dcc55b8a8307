import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommendation for argon2id (2 is its number in the library's enum): 19 MiB, two passes, one lane. */
const HASHING = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** What an unknown account's password is compared with, so that it takes as long as a known one's. */
const decoy = hash('nobody has this password', HASHING)

/** @returns argon2id in PHC form */
export function hashPassword(password: string): Promise<string> {
  return hash(password, HASHING)
}

/** Whether it is the password; false, after the same work, where there is none to compare it with. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return Boolean(passwordHash) && matches
}
