import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../features/auth/atoms.ts'
import { CategoriesScreen } from '../features/categories/components/categories-screen.tsx'
import { queryClient } from '../lib/query-client.ts'
import { useTitle } from '../lib/use-title.ts'
import '../styles/later.css'

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
