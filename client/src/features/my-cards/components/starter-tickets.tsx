import { Play } from 'lucide-react'
import { DEFAULT_LANGUAGE } from '#shared/languages.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import { OFFICIAL_CATEGORIES, type OfficialCategory } from '#shared/official-categories.ts'
import { myCards } from '#messages/my-cards.ts'
import { pageLanguage } from '../../../lib/language.ts'
import { Button } from '../../../ui/button.tsx'
import { useQuickCard } from '../../categories/use-quick-card.ts'
import squares from '../starters.json' with { type: 'json' }

const [movieNight, virtualMeetings, , , roadTrips] = OFFICIAL_CATEGORIES

/** Returns official categories to start from; those in English with three example squares each. */
function starters(): readonly { category: OfficialCategory; cells: readonly string[] }[] {
  const language = pageLanguage()
  if (language !== DEFAULT_LANGUAGE)
    return officialCategoriesIn(language)
      .slice(0, 3)
      .map((category) => ({ category, cells: [] }))
  return [
    { category: movieNight, cells: squares.movieNight },
    { category: virtualMeetings, cells: squares.virtualMeetings },
    { category: roadTrips, cells: squares.roadTrips },
  ]
}

/** Three ready-made cards for a user who has none. One tap starts a game. */
export function StarterTickets() {
  const { pendingId, make } = useQuickCard()
  return (
    <section aria-labelledby="starters" className="mt-8">
      <h2 id="starters" className="mb-4 text-poster-28">
        {myCards.starters}
      </h2>
      <div className="tiles">
        {starters().map(({ category, cells }) => (
          <article key={category.categoryId} data-theme={category.theme} className="tile">
            <div className="tile-stub">
              <h3 className="line-clamp-2 py-[2px]">{category.name}</h3>
            </div>
            {cells.length > 0 && (
              <ul className="tile-cells" aria-label={myCards.starterSquares}>
                {cells.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
            <div className="tile-coupon">
              <p className="min-w-0 flex-[1_1_8rem] text-chip font-semibold">{myCards.starterGrid}</p>
              <Button
                className="me-2.5"
                aria-label={myCards.playLabel(category.name)}
                pending={pendingId === category.categoryId}
                onClick={() => make(category)}
              >
                <Play />
                <span>{myCards.play}</span>
              </Button>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
