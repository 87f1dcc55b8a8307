import { myCards } from '#messages/my-cards.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { MyCardsScreen } from '../features/my-cards/components/my-cards-screen.tsx'
import { withQueries } from '../lib/query-client.ts'
import { useTitle } from '../lib/page/use-title.ts'

/** `/my-cards`, behind the protected route. */
function MyCardsRoute({ user }: { user: SelfUser }) {
  useTitle(myCards.title)
  return <MyCardsScreen userId={user.id} />
}

export default withQueries(MyCardsRoute)
