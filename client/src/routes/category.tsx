import { useParams } from 'react-router-dom'
import { CategoryScreen } from '../features/categories/components/category-screen.tsx'
import { withQueries } from '../lib/query-client.ts'

/** `/categories/{categoryId}`. */
function CategoryRoute() {
  const { categoryId = '' } = useParams()
  return <CategoryScreen key={categoryId} categoryId={categoryId} />
}

export default withQueries(CategoryRoute)
