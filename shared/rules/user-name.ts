/** The name that screens greet with. Apart from the schemas, so that the header need not carry a validator for it. */
export function nameOf(user: { displayName: string | null; username: string }): string {
  return user.displayName ?? user.username
}
