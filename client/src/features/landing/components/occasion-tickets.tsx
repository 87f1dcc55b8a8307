import { Dices } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { OCCASIONS } from '../occasions.ts'

/** Makes a card from a random official category and opens it. */
export interface QuickCard {
  isPending: boolean
  make: () => void
}

/** The eight occasions as a strip of tickets, in the themes of their categories, and a ninth for a random card. */
export function OccasionTickets({ quickCard: { isPending, make } }: { quickCard: QuickCard }) {
  return (
    <ul className="landing-tickets">
      {OCCASIONS.map(({ categoryId, theme, words, Icon }) => (
        <li key={categoryId} data-theme={theme}>
          <Link to={paths.category(categoryId)}>
            <Icon aria-hidden="true" />
            <span>{words}</span>
          </Link>
        </li>
      ))}
      <li className="landing-surprise">
        <button
          type="button"
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : () => make()}
        >
          <Dices aria-hidden="true" />
          <span>{isPending ? 'Shuffling...' : 'Surprise me'}</span>
        </button>
      </li>
    </ul>
  )
}
