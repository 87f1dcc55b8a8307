import { QueryClientProvider } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { myCards } from '#messages/my-cards.ts'
import { sessionAtom } from '../lib/session-atom.ts'
import { useQuickCard } from '../features/categories/use-quick-card.ts'
import { MyCardsScreen } from '../features/my-cards/components/my-cards-screen.tsx'
import { queryClient } from '../lib/query-client.ts'
import { useTitle } from '../lib/use-title.ts'
import '../styles/deferred.css'

/** `/my-cards`, behind the protected route. */
export default function MyCardsRoute() {
  const session = useAtomValue(sessionAtom)
  useTitle(myCards.title)
  const quickCard = useQuickCard()
  if (session.status !== 'signed-in') return null
  return (
    <QueryClientProvider client={queryClient}>
      <MyCardsScreen userId={session.user.id} quickCard={quickCard} />
    </QueryClientProvider>
  )
}
