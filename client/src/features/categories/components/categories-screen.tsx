import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { app } from '#messages/app.ts'
import { categoryLists } from '#messages/category-lists.ts'
import { sessionAtom, userIdAtom } from '../../../lib/session-atom.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { useSearch } from '../../../lib/forms/use-search.ts'
import '../categories.css'
import { MyCategories, OfficialCategories } from './category-lists.tsx'
import { LoadingCategories } from './category-tile.tsx'
import { categoryKeys } from '../category-queries.ts'
import { pageDataAtom } from '../../../lib/page/page-data.ts'
import { queryClient, withQueries } from '../../../lib/query-client.ts'
import { store } from '../../../lib/store.ts'
import { useTitle } from '../../../lib/page/use-title.ts'

// Before the first render. On the server, entry-server sets the list.
if (!import.meta.env.SSR) queryClient.setQueryData(categoryKeys.official, store.get(pageDataAtom).categories)

/** `/categories`. While the session is loading, the tab for the user's categories shows a placeholder if the URL names it. */
function CategoriesScreen() {
  useTitle(app.categories)
  // The open tab is in the URL, so that it survives a reload and Back.
  const wantsMine = useSearchParams()[0].get('tab') === 'mine'
  const { searchFor } = useSearch()
  const userId = useAtomValue(userIdAtom)
  const isLoading = useAtomValue(sessionAtom).status === 'loading'
  const hasMine = userId !== undefined || (wantsMine && isLoading)
  const tab = wantsMine && hasMine ? 'mine' : 'official'
  // A sign-in hint (app/local-state.ts) reserved space for the user's tab, but the session may have ended.
  useEffect(() => {
    if (!isLoading) delete document.documentElement.dataset.returning
  }, [isLoading])

  const official = {
    value: 'official',
    label: categoryLists.official,
    content: <OfficialCategories />,
  } as const
  const mine = {
    value: 'mine',
    label: categoryLists.mine,
    content: userId === undefined ? <LoadingCategories /> : <MyCategories userId={userId} />,
  } as const
  return (
    <div className="page categories">
      <h1 className="mb-4 text-poster-46 lg:text-poster-52">{app.categories}</h1>
      <Tabs
        label={categoryLists.which}
        value={tab}
        // The search is cleared, as it belongs to the list that is being left.
        onChange={(tab) => searchFor('', { tab: tab === 'mine' ? tab : '' })}
        tabs={hasMine ? [official, mine] : [official]}
      />
    </div>
  )
}

export default withQueries(CategoriesScreen)
