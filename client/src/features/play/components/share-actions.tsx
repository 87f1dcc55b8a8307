import { Projector, QrCode } from 'lucide-react'
import { useAtomValue } from 'jotai'
import { basics } from '#messages/basics.ts'
import { playDialogs } from '#messages/play-dialogs.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ShuffleSwitch } from '../../card/components/shuffle-switch.tsx'
import type { ShareLink } from '../../card/share-link.ts'
import { useCanEdit } from '../../card/use-can-edit.ts'
import { MakeYourOwn } from './make-your-own.tsx'
import { showError } from '../../../lib/toast.ts'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { shownCardAtom } from '../../../sync/card-store.ts'

const loadLargeCode = () => import('../../card/components/large-code.tsx')

interface ShareActionsProps {
  cardId: string
  link: ShareLink
  isShuffled: boolean
  onShuffle: (isShuffled: boolean) => void
}

/**
 * Further ways to share the link, and for its owner an explanation of the link. Loaded while the page is
 * idle; CSS reserves the space.
 */
export function ShareActions({ cardId, link, isShuffled, onShuffle }: ShareActionsProps) {
  const canEdit = useCanEdit(cardId)
  const { card } = useAtomValue(shownCardAtom)
  const onMissing = () => showError(playDialogs.codeFailed, basics.pleaseTryAgain)
  return (
    <>
      <DialogButton icon={QrCode} label={playDialogs.qrCode} load={loadLargeCode} onMissing={onMissing}>
        {({ LargeCode }, close) => card && <LargeCode title={card.title} link={link} onClose={close} />}
      </DialogButton>
      <ButtonLink variant="outlined" to={paths.present(cardId, isShuffled)}>
        <Projector />
        <span>{playDialogs.present}</span>
      </ButtonLink>
      <div className="basis-full">
        {canEdit && <ShuffleSwitch checked={isShuffled} onChange={onShuffle} />}
        {canEdit === false && <MakeYourOwn />}
      </div>
    </>
  )
}
