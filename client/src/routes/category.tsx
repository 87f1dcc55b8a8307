import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { sessionAtom } from '../lib/session-atom.ts'
import { CategoryScreen } from '../features/categories/components/category-screen.tsx'
import { queryClient } from '../lib/query-client.ts'
import '../styles/deferred.css'

/** `/categories/{categoryId}`. */
export default function CategoryRoute() {
  const session = useAtomValue(sessionAtom)
  const { categoryId = '' } = useParams()
  return (
    <QueryClientProvider client={queryClient}>
      <CategoryScreen key={categoryId} categoryId={categoryId} session={session} />
    </QueryClientProvider>
  )
}
