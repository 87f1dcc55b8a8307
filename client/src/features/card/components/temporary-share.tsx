import { useAtomValue } from 'jotai'
import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { card as texts } from '#messages/card.ts'
import { isTemporaryId } from '#shared/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ShareSheetButton } from '../../../ui/share-sheet-button.tsx'
import { sessionAtom } from '../../../lib/session-atom.ts'
import { isNotStoredAtom } from '../../../lib/storage/storage.ts'
import { shownCardAtom } from '../../../sync/card-store.ts'
import { readTemporary } from '../../../sync/unsaved/temporary-cards.ts'
import { shareText } from '../share-text.ts'
import { useCardLink } from '../use-card-link.ts'

interface TemporaryShareProps {
  cardId: string
}

/** The share actions of a card that is in no account. Its link contains the card. */
export function TemporaryShare({ cardId }: TemporaryShareProps) {
  const { temporary } = cardDialogs
  const signedIn = useAtomValue(sessionAtom).status === 'signed-in'
  const title = useAtomValue(shownCardAtom).card?.title ?? ''
  const link = useCardLink(cardId, title)
  const isOwn = isTemporaryId(cardId)
  const isNotStored = useAtomValue(isNotStoredAtom)
  if (isOwn && !readTemporary(cardId)) return <p>{temporary.elsewhere}</p>
  const from = paths.shareAfterSignIn(cardId)
  return (
    <>
      <p>{!isOwn ? texts.absent.linked.sentence : isNotStored ? basics.cardNotStored : temporary.own}</p>
      {link && (
        <>
          <CopyButton text={link.url} label={cardDialogs.copyLink} variant="filled" />
          <ShareSheetButton text={shareText(title)} url={link.url} />
        </>
      )}
      {isOwn && (
        <ButtonLink variant="outlined" {...(signedIn ? { to: from } : { to: paths.auth, state: { from } })}>
          {signedIn ? basics.saveToAccount : temporary.signIn}
        </ButtonLink>
      )}
    </>
  )
}
