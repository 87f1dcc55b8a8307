import type { SelfUser } from '#shared/schemas/user.ts'
import type { ProfileValues } from './resolvers.ts'

export function profileOf({ username, displayName, profileIcon }: SelfUser): ProfileValues {
  return { username, displayName: displayName ?? '', profileIcon }
}
