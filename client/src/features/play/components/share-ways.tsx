import { Projector } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { OwnOrderSwitch } from '../../card/components/own-order-switch.tsx'
import '../../../styles/later.css'

interface ShareWaysProps {
  cardId: string
  isShuffled: boolean
  onShuffle: (isShuffled: boolean) => void
}

/** What a host may want beside the link; it comes while the page is idle, into room that is kept for it. */
export function ShareWays({ cardId, isShuffled, onShuffle }: ShareWaysProps) {
  return (
    <>
      <ButtonLink className="mt-2.5" variant="outlined" to={paths.present(cardId, isShuffled)}>
        <Projector aria-hidden="true" />
        Present
      </ButtonLink>
      <div className="basis-full">
        <OwnOrderSwitch checked={isShuffled} onChange={onShuffle} />
      </div>
    </>
  )
}
