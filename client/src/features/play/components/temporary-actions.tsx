import { Projector } from 'lucide-react'
import { playDialogs } from '#messages/play-dialogs.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { readTemporary } from '../../../sync/unsaved/temporary-cards.ts'
import { TemporaryShare } from '../../card/components/temporary-share.tsx'

/** The actions for a card in no account: send it by link and, where it was made, present or save it. */
export function TemporaryActions({ cardId }: { cardId: string }) {
  return (
    <>
      <TemporaryShare cardId={cardId} />
      {readTemporary(cardId) && (
        <ButtonLink variant="outlined" to={paths.present(cardId)}>
          <Projector />
          <span>{playDialogs.present}</span>
        </ButtonLink>
      )}
    </>
  )
}
