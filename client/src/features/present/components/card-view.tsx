import { useRef } from 'react'
import { UNTITLED_CARD } from '#shared/product.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { Card } from '#shared/schemas/card.ts'
import { CardCell } from '../../card/components/card-cell.tsx'
import { CardGrid } from '../../card/components/card-grid.tsx'
import { FreeCell } from '../../card/components/free-cell.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { useFittedWords } from '../use-fitted-words.ts'

const FIT = { boxes: '.cell', ofHeight: 0.42, spread: 1.6 }

/** The whole card, as large as the screen allows. */
export function CardView({ card, deleted }: { card: Card; deleted: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const { title, gridSize, hasFreeSpace, freeSpaceImageUrl, theme, cells } = card
  const shownTitle = title || UNTITLED_CARD
  const free = freeIndexOf(card)
  useFittedWords(box, JSON.stringify([shownTitle, gridSize, hasFreeSpace, freeSpaceImageUrl, cells]), FIT)
  return (
    <div className="present-card" ref={box}>
      <Ticket theme={theme} title={shownTitle} serial={deleted && <span>Deleted by its host</span>}>
        <CardGrid gridSize={gridSize} label={shownTitle}>
          {cells.map((text, index) =>
            index === free ? (
              <FreeCell key={index} index={index} gridSize={gridSize} imageUrl={freeSpaceImageUrl} />
            ) : (
              <CardCell key={index} index={index} gridSize={gridSize} text={text} />
            ),
          )}
        </CardGrid>
      </Ticket>
    </div>
  )
}
