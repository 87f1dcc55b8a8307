import { Play } from 'lucide-react'
import { OFFICIAL_CATEGORIES, type OfficialCategory } from '#shared/official-categories.ts'
import { Button } from '../../../ui/button.tsx'
import '../../../styles/deferred.css'

const [movieNight, virtualMeetings, , , roadTrips] = OFFICIAL_CATEGORIES

/** Official categories to start from, each with three of its squares. */
const STARTERS: readonly { category: OfficialCategory; cells: readonly string[] }[] = [
  {
    category: movieNight,
    cells: ['“What did I miss?”', 'A pet has the best seat', '“We’ve got company”'],
  },
  {
    category: virtualMeetings,
    cells: ['“You’re on mute”', 'Dog joins the call', '“Quick question”'],
  },
  {
    category: roadTrips,
    cells: ['A horse in a coat', '“Was that our exit?”', 'Three red cars in a row'],
  },
]

/** Makes a card from an official category and opens it. */
export interface QuickCard {
  /** The category that a card is being made from. */
  pendingId: string | undefined
  make: (category: OfficialCategory) => void
}

/** Three ready-made cards for a user who has none, each started with one tap. */
export function StarterTickets({ quickCard: { pendingId, make } }: { quickCard: QuickCard }) {
  return (
    <section aria-labelledby="starters" className="mt-8">
      <h2 id="starters" className="mb-4 text-poster-28">
        Or play one of ours
      </h2>
      <div className="tiles">
        {STARTERS.map(({ category, cells }) => (
          <article key={category.categoryId} data-theme={category.theme} className="tile">
            <div className="tile-stub">
              <h3>{category.name}</h3>
            </div>
            <ul className="tile-cells" aria-label="Some of its squares">
              {cells.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <div className="tile-coupon">
              <p className="min-w-0 flex-[1_1_8rem] text-chip font-semibold">5x5, filled for you</p>
              <Button
                className="me-2.5"
                aria-label={`Play ${category.name}`}
                pending={pendingId === category.categoryId}
                onClick={() => make(category)}
              >
                <Play aria-hidden="true" />
                Play
              </Button>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
