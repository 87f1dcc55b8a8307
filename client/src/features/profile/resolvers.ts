import type { z } from 'zod'
import { profileBody } from '#shared/schemas/user.ts'
import { zodResolver } from '../../lib/forms/zod-resolver.ts'

/** The form sends all fields of the profile together. */
const profileForm = profileBody.required()
export type ProfileValues = z.input<typeof profileForm>

export const profileResolver = zodResolver(profileForm)
