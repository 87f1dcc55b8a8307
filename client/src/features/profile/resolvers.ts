import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { profileBody } from '#shared/schemas/user.ts'

/** The form sends every field of the profile at once. */
const profileForm = profileBody.required()
export type ProfileValues = z.input<typeof profileForm>

export const profileResolver = zodResolver(profileForm)
