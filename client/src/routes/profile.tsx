import { profile } from '#messages/profile.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { ProfileScreen } from '../features/profile/components/profile-screen.tsx'
import { useTitle } from '../lib/page/use-title.ts'

/** `/profile`, behind the protected route. */
export default function ProfileRoute({ user }: { user: SelfUser }) {
  useTitle(profile.title)
  return <ProfileScreen user={user} />
}
