import { useAtomValue } from 'jotai'
import { profile } from '#messages/profile.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { abandonAllEdits } from '../sync/card-clients.ts'
import { ProfileScreen } from '../features/profile/components/profile-screen.tsx'
import { useTitle } from '../lib/use-title.ts'
import '../styles/deferred.css'

/** `/profile`, behind the protected route. */
export default function ProfileRoute() {
  const session = useAtomValue(sessionAtom)
  useTitle(profile.title)
  if (session.status !== 'signed-in') return null
  return <ProfileScreen key={session.user.id} user={session.user} onDeleted={abandonAllEdits} />
}
