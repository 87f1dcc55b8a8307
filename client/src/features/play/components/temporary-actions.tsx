import { Projector } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { readTemporary } from '../../../sync/temporary-cards.ts'
import { TemporaryShare } from '../../card/components/temporary-share.tsx'
import '../../../styles/deferred.css'

/** What can be done with a card that only this browser has: show it to a room, and what sharing it needs. */
export function TemporaryActions({ cardId }: { cardId: string }) {
  return (
    <>
      <TemporaryShare cardId={cardId} />
      {readTemporary(cardId) && (
        <ButtonLink variant="outlined" to={paths.present(cardId)}>
          <Projector aria-hidden="true" />
          Present
        </ButtonLink>
      )}
    </>
  )
}
