import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { sessionAtom, type Session } from '#client/lib/session-atom.ts'
import { queryClient } from '#client/lib/query-client.ts'
import { store } from '#client/lib/store.ts'
import Toasts from '#client/ui/toasts.tsx'
import type { Category } from '#shared/schemas/category.ts'
import { sampleCategory } from '#tests/support/sample-category.ts'
import { MO, renderAt } from '../frame/app-page.tsx'

export const SIGNED_IN: Session = { status: 'signed-in', user: MO }
export const SIGNED_OUT: Session = { status: 'signed-out' }

/** A category of Mo's, as Mo gets it from the server. */
export const OWN: Category = sampleCategory({
  categoryId: 'kitchen000',
  name: 'Shared kitchen',
  description: '',
  type: 'user',
  language: null,
  itemCount: 40,
  isOwner: true,
  ownerName: 'Mo the Host',
})
/** The same category, as other users get it. */
export const THEIRS: Category = { ...OWN, isOwner: false, ownerName: 'Ada' }
export const OFFICIAL: Category = {
  ...THEIRS,
  categoryId: 'movienight',
  name: 'Movie Night',
  type: 'official',
  ownerName: null,
}

interface DialogProps {
  category: Category
  onClose: () => void
}

interface DialogPage {
  dialog: ComponentType<DialogProps>
  category: Category
}

/** A screen with a button that opens the dialog; the category comes from the cache, as on the real screens. */
function Page({ dialog: Dialog, category: first }: DialogPage) {
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const { data: category } = useQuery<Category>({
    queryKey: ['shown'],
    queryFn: () => first,
    initialData: first,
    staleTime: Infinity,
  })
  return (
    <>
      <main id="main" tabIndex={-1}>
        <button onClick={() => setOpen(true)}>Open</button>
      </main>
      {pathname === '/categories' && open && (
        <Suspense>
          <Dialog category={category} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Toasts />
    </>
  )
}

/** Opens a dialog of a category with the button of the page. */
export async function openDialog(page: DialogPage, session: Session) {
  store.set(sessionAtom, session)
  const { user } = renderAt(
    '/categories',
    <QueryClientProvider client={queryClient}>
      <Page {...page} />
    </QueryClientProvider>,
  )
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return user
}
