import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../features/auth/atoms.ts'
import { CategoriesScreen } from '../features/categories/components/categories-screen.tsx'
import { takePageCategories } from '../features/categories/page-categories.ts'
import { queryClient } from '../lib/query-client.ts'
import { useTitle } from '../lib/use-title.ts'
import '../styles/deferred.css'

// Before it is drawn for the first time; on the server it is drawn with what it is given there.
if (!import.meta.env.SSR) takePageCategories()

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
