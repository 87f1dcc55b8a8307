import { useAtomValue } from 'jotai'
import { AdminScreen } from '../features/admin/components/admin-screen.tsx'
import { sessionAtom } from '../lib/session-atom.ts'
import NotFoundRoute from './not-found.tsx'

/** `/admin`: to everyone but an admin it is a page that does not exist. */
export default function AdminRoute() {
  const session = useAtomValue(sessionAtom)
  if (session.status === 'loading') return null
  const user = session.status === 'signed-in' ? session.user : undefined
  return (
    <div className="page">
      {/* By their id: what one person was shown is not left to the next. */}
      <AdminScreen key={user?.id} user={user} notFound={<NotFoundRoute />} />
    </div>
  )
}
