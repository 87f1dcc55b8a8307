import type { CSSProperties } from 'react'
import { card as texts } from '#messages/card.ts'
import '../card.css'

const SIZE = 5

/** The placeholder of a ticket while its card loads; not animated, and shown only after 150 ms. */
export function TicketSkeleton() {
  return (
    <div className="late ticket ticket-skeleton" role="status" aria-label={texts.loading}>
      <div className="stub">
        <i />
      </div>
      <div className="strip" />
      <div className="card-grid" style={{ '--n': SIZE } as CSSProperties}>
        {Array.from({ length: SIZE * SIZE }, (_, index) => (
          <div className="square" key={index}>
            <div className="cell">
              <i />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
