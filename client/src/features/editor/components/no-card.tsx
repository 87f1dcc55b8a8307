import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { app } from '#messages/app.ts'
import { basics } from '#messages/basics.ts'
import { card as texts } from '#messages/card.ts'
import { editor } from '#messages/editor.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { paths } from '../../../lib/paths.ts'
import { showError } from '../../../lib/toast.ts'
import { useTitle } from '../../../lib/page/use-title.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { linkTo } from '../../../ui/link-to.tsx'
import { rich } from '../../../ui/rich.tsx'
import { userIdAtom } from '../../../lib/session-atom.ts'
import { MissingCard, missingTexts, type MissingCardProps } from '../../card/components/missing-card.tsx'
import { startNewCard } from '../start-new-card.ts'
import { readUnsaved } from '../../../sync/unsaved/unsaved-storage.ts'
import { hasUnsentOfAnyUser, peekUnsent, removeUnsent } from '../../../sync/change/pending-storage.ts'

const hasKeptChanges = (cardId: string): boolean =>
  hasUnsentOfAnyUser(cardId) || readUnsaved(cardId) !== undefined

/** Shown instead of the editor if the card does not exist or could not be loaded. */
export function NoCard({ cardId, status }: { cardId: string; status: MissingCardProps['status'] }) {
  const isMissing = status === 'missing'
  const mayBeOwn = useAtomValue(userIdAtom) !== undefined && isMissing
  const note = hasKeptChanges(cardId) ? `${editor.changesSafe} ` : ''
  const { title, text, isGone } = missingTexts({ status, note })
  useTitle(title)
  useEffect(() => {
    if (isMissing) showError(basics.error, texts.missing)
  }, [isMissing])
  return (
    <div className="page">
      {isGone ? (
        <EmptyState
          tone="error"
          title={title}
          text={mayBeOwn ? rich(editor.missing, { myCards: linkTo(paths.myCards) }) : text}
        >
          <div className="flex flex-wrap justify-center gap-2.5">
            <SaveUnsentAsNew cardId={cardId} />
            <ButtonLink to={paths.create()} variant="outlined">
              {app.newCard}
            </ButtonLink>
          </div>
        </EmptyState>
      ) : (
        <MissingCard status={status} note={note} />
      )}
    </div>
  )
}

/** Makes a new card from a deleted one with unsent edits in this browser. */
function SaveUnsentAsNew({ cardId }: { cardId: string }) {
  const userId = useAtomValue(userIdAtom)
  const navigate = useNavigate()
  const unsent = userId !== undefined && peekUnsent(userId, cardId)
  if (!unsent) return null
  return (
    <Button
      onClick={() => {
        startNewCard(contentOf(unsent.card))
        removeUnsent(userId, cardId)
        void navigate(paths.create())
      }}
    >
      {editor.saveMine}
    </Button>
  )
}
