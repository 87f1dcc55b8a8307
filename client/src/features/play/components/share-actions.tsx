import { Projector } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ShuffleSwitch } from '../../card/components/shuffle-switch.tsx'
import type { ShareLink } from '../../card/share-link.ts'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { CodeButton } from './code-button.tsx'
import { MakeYourOwn } from './make-your-own.tsx'
import '../../../styles/deferred.css'

interface ShareActionsProps {
  cardId: string
  link: ShareLink
  isShuffled: boolean
  onShuffle: (isShuffled: boolean) => void
}

/**
 * Further ways to share the link, and for its owner what the link does. Loaded while the page is idle; CSS reserves the
 * space.
 */
export function ShareActions({ cardId, link, isShuffled, onShuffle }: ShareActionsProps) {
  const canEdit = useCanEdit(cardId)
  return (
    <>
      <CodeButton link={link} />
      <ButtonLink variant="outlined" to={paths.present(cardId, isShuffled)}>
        <Projector aria-hidden="true" />
        Present
      </ButtonLink>
      <div className="basis-full">
        {canEdit && <ShuffleSwitch checked={isShuffled} onChange={onShuffle} />}
        {canEdit === false && <MakeYourOwn />}
      </div>
    </>
  )
}
