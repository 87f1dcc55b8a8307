import { newCategory } from '#messages/new-category.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { CreateCategoryScreen } from '../features/categories/components/create-category-screen.tsx'
import { withQueries } from '../lib/query-client.ts'
import { useTitle } from '../lib/page/use-title.ts'

/** `/create-category`, behind the protected route. */
function CreateCategoryRoute({ user }: { user: SelfUser }) {
  useTitle(newCategory.title)
  return <CreateCategoryScreen userId={user.id} />
}

export default withQueries(CreateCategoryRoute)
