import { categoryLists } from '#messages/category-lists.ts'
import { CategoriesScreen } from '../features/categories/components/categories-screen.tsx'
import { categoryKeys } from '../features/categories/category-queries.ts'
import { pageDataAtom } from '../lib/page/page-data.ts'
import { queryClient, withQueries } from '../lib/query-client.ts'
import { store } from '../lib/store.ts'
import { useTitle } from '../lib/page/use-title.ts'

// Before the first render. On the server, entry-server sets the list.
if (!import.meta.env.SSR) queryClient.setQueryData(categoryKeys.official, store.get(pageDataAtom).categories)

/** `/categories`. */
function CategoriesRoute() {
  useTitle(categoryLists.title)
  return <CategoriesScreen />
}

export default withQueries(CategoriesRoute)
