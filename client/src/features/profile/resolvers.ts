import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'
import { profileBody } from '#shared/schemas/user.ts'

/** Every part of a profile at once, as its form has them. */
const profileForm = profileBody.required()
export type ProfileValues = z.input<typeof profileForm>

export const profileResolver = zodResolver(profileForm)
