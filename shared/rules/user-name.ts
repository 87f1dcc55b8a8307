/** Returns the name shown for a user. Separate from the schemas, so that the header does not bundle zod. */
export function nameOf(user: { displayName: string | null; username: string }): string {
  return user.displayName ?? user.username
}
