import { QueryClientProvider } from '@tanstack/react-query'
import { newCategory } from '#messages/new-category.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { CreateCategoryScreen } from '../features/categories/components/create-category-screen.tsx'
import { queryClient } from '../lib/query-client.ts'
import { useTitle } from '../lib/use-title.ts'
import '../styles/deferred.css'

/** `/create-category`, behind the protected route. */
export default function CreateCategoryRoute({ user }: { user: SelfUser }) {
  useTitle(newCategory.title)
  return (
    <QueryClientProvider client={queryClient}>
      {/* Keyed: if another user signs in in another tab, the form must not keep this user's input. */}
      <CreateCategoryScreen key={user.id} userId={user.id} />
    </QueryClientProvider>
  )
}
