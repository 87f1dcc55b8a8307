import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import type { Card } from '#shared/schemas/card.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { fetchMyCards } from '../../sync/card-requests.ts'
import { listOfflineCards } from '../../sync/offline-cards.ts'
import { listTemporary } from '../../sync/temporary-cards.ts'
import { recentCards, type RecentCard } from './recent-cards.ts'

/** As many as there are places. */
export const SHOWN_CARDS = 3

/** The user's cards on the server, none if they cannot be read; undefined until it is known. */
function useMine(userId: string | undefined): readonly Card[] | undefined {
  const [read, setRead] = useState<{ userId: string; cards: readonly Card[] }>()
  useEffect(() => {
    if (userId === undefined) return
    const asking = new AbortController()
    fetchMyCards('', undefined, asking.signal).then(
      (cards) => setRead({ userId, cards }),
      () => {
        if (!asking.signal.aborted) setRead({ userId, cards: [] })
      },
    )
    return () => asking.abort()
  }, [userId])
  if (userId === undefined) return []
  return read?.userId === userId ? read.cards : undefined
}

/** The cards that this user has edited or played last; undefined while the user is unknown. */
export function useRecentCards(): RecentCard[] | undefined {
  const session = useAtomValue(sessionAtom)
  const mine = useMine(session.status === 'signed-in' ? session.user.id : undefined)
  if (session.status === 'loading' || mine === undefined) return undefined
  return recentCards({ temporary: listTemporary(), mine, played: listOfflineCards() }, SHOWN_CARDS)
}
