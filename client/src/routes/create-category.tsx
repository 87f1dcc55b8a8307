import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { newCategory } from '#messages/new-category.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { CreateCategoryScreen } from '../features/categories/components/create-category-screen.tsx'
import { queryClient } from '../lib/query-client.ts'
import { useTitle } from '../lib/use-title.ts'
import '../styles/deferred.css'

/** `/create-category`, behind the protected route. */
export default function CreateCategoryRoute() {
  const session = useAtomValue(sessionAtom)
  useTitle(newCategory.title)
  if (session.status !== 'signed-in') return null
  return (
    <QueryClientProvider client={queryClient}>
      {/* Keyed: if another user signs in in another tab, the form must not keep this user's input. */}
      <CreateCategoryScreen key={session.user.id} userId={session.user.id} />
    </QueryClientProvider>
  )
}
