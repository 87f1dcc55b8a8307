import { useAtomValue } from 'jotai'
import { useParams } from 'react-router-dom'
import { sessionAtom } from '../lib/session-atom.ts'
import { CategoryScreen } from '../features/categories/components/category-screen.tsx'
import { withQueries } from '../lib/query-client.ts'

/** `/categories/{categoryId}`. */
function CategoryRoute() {
  const session = useAtomValue(sessionAtom)
  const { categoryId = '' } = useParams()
  return <CategoryScreen key={categoryId} categoryId={categoryId} session={session} />
}

export default withQueries(CategoryRoute)
