import { useAtomValue } from 'jotai'
import { Users } from 'lucide-react'
import { card as texts } from '#messages/card.ts'
import { MIN_PLAYERS_SHOWN } from '#shared/product.ts'
import { playersAtom } from '../../../sync/card-store.ts'

interface PlayersNowProps {
  cardId: string
  /** The short form for the players themselves, shown from MIN_PLAYERS_SHOWN (2) up. */
  among?: boolean
}

/** The number of people who have the card open now. */
export function PlayersNow({ cardId, among = false }: PlayersNowProps) {
  const players = useAtomValue(playersAtom)
  if (players?.cardId !== cardId || players.count < (among ? MIN_PLAYERS_SHOWN : 1)) return null
  const { count } = players
  return (
    <span className="players-now">
      <Users />
      <span>{among ? texts.people(count) : texts.watching(count)}</span>
    </span>
  )
}
