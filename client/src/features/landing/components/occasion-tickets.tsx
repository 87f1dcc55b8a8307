import {
  CarFront,
  Clapperboard,
  Dices,
  GraduationCap,
  HeartHandshake,
  PartyPopper,
  Trophy,
  Tv,
  Video,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { paths } from '../../../lib/paths.ts'

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

const [movies, meetings, classroom, family, road, office, sports, television] = OFFICIAL_CATEGORIES

/** Occasions for bingo cards, each with its official category. */
const OCCASIONS = [
  { ...movies, words: 'Movie nights', Icon: Clapperboard },
  { ...meetings, words: 'Virtual meetings', Icon: Video },
  { ...classroom, words: 'Classroom activities', Icon: GraduationCap },
  { ...family, words: 'Family gatherings', Icon: HeartHandshake },
  { ...road, words: 'Road trips', Icon: CarFront },
  { ...office, words: 'Office parties', Icon: PartyPopper },
  { ...sports, words: 'Sports events', Icon: Trophy },
  { ...television, words: 'TV show marathons', Icon: Tv },
]
