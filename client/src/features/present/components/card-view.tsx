import { useRef } from 'react'
import { UNTITLED_CARD } from '#shared/product.ts'
import type { Card } from '#shared/schemas/card.ts'
import { ABSENCES } from '../../card/absence.ts'
import type { Absence } from '../../../sync/card-store.ts'
import { StillGrid } from '../../card/components/still-grid.tsx'
import { Ticket } from '../../card/components/ticket.tsx'
import { useFittedWords } from '../use-fitted-words.ts'

const FIT = { boxes: '.cell', ofHeight: 0.42, spread: 1.6 }

/** The whole card, as large as the screen allows. */
export function CardView({ card, absent }: { card: Card; absent: Absence | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const { title, gridSize, hasFreeSpace, freeSpaceImageUrl, theme, cells } = card
  const shownTitle = title || UNTITLED_CARD
  useFittedWords(box, JSON.stringify([shownTitle, gridSize, hasFreeSpace, freeSpaceImageUrl, cells]), FIT)
  return (
    <div className="present-card" ref={box}>
      <Ticket theme={theme} title={shownTitle} serial={absent && <span>{ABSENCES[absent].short}</span>}>
        <StillGrid card={card} />
      </Ticket>
    </div>
  )
}
