import type { z } from 'zod'
import { profileBody, type SelfUser } from '#shared/schemas/user.ts'

/** Every part of a profile at once, as its form has them. */
export const profileForm = profileBody.required()
export type ProfileValues = z.input<typeof profileForm>

export function profileOf({ username, displayName, profileIcon }: SelfUser): ProfileValues {
  return { username, displayName: displayName ?? '', profileIcon }
}
