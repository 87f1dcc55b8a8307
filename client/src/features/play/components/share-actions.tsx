import { Projector } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ShuffleSwitch } from '../../card/components/shuffle-switch.tsx'
import '../../../styles/deferred.css'

interface ShareActionsProps {
  cardId: string
  isShuffled: boolean
  onShuffle: (isShuffled: boolean) => void
}

/** The host's further actions. Loaded while the page is idle; CSS reserves the space. */
export function ShareActions({ cardId, isShuffled, onShuffle }: ShareActionsProps) {
  return (
    <>
      <ButtonLink className="mt-2.5" variant="outlined" to={paths.present(cardId, isShuffled)}>
        <Projector aria-hidden="true" />
        Present
      </ButtonLink>
      <div className="basis-full">
        <ShuffleSwitch checked={isShuffled} onChange={onShuffle} />
      </div>
    </>
  )
}
