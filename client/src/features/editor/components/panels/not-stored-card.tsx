import { useAtomValue } from 'jotai'
import { basics } from '#messages/basics.ts'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { NotStored } from '../../../../ui/not-stored.tsx'
import type { Draft } from '../../../../sync/unsaved/draft.ts'
import { useCardLink } from '../../../card/use-card-link.ts'

/** Tells the user that the browser stores nothing, and offers the link that contains a guest's card. */
export function NotStoredCard({ draft }: { draft?: Draft | undefined }) {
  if (draft?.temporaryId === undefined) return <NotStored />
  return (
    <NotStored text={basics.cardNotStored}>
      <CopyCardLink draft={draft} temporaryId={draft.temporaryId} />
    </NotStored>
  )
}

function CopyCardLink({ draft, temporaryId }: { draft: Draft; temporaryId: string }) {
  const link = useCardLink(temporaryId, JSON.stringify(useAtomValue(draft.shownAtom)))
  return <CopyButton text={link?.url ?? ''} label={cardDialogs.copyLink} variant="filled" size="small" />
}
