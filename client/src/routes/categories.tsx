import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../lib/session-atom.ts'
import { CategoriesScreen } from '../features/categories/components/categories-screen.tsx'
import { hydrateCategories } from '../features/categories/page-categories.ts'
import { queryClient } from '../lib/query-client.ts'
import { useTitle } from '../lib/use-title.ts'
import '../styles/deferred.css'

// Before the first render. On the server, entry-server sets the list.
if (!import.meta.env.SSR) hydrateCategories()

/** `/categories`. */
export default function CategoriesRoute() {
  const session = useAtomValue(sessionAtom)
  useTitle('Categories')
  return (
    <QueryClientProvider client={queryClient}>
      <CategoriesScreen session={session} />
    </QueryClientProvider>
  )
}
