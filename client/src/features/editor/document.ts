import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { LiveCard } from '../card/live-card.ts'
import { useLiveCard } from '../card/use-live-card.ts'
import { sessionAtom } from '../auth/atoms.ts'
import { openedSync, type CardSync } from './card-sync.ts'
import { startSync } from './start-sync.ts'
import { store } from '../../lib/store.ts'
import { copyDraft, newCardDraft, takeCopy, type Draft } from './draft.ts'
import { editBetween } from './edits.ts'

/** What the editor works on: a card that is not saved yet, or a saved one whose edits go live. */
export type EditorDocument = Draft | CardSync

export type Opened =
  { status: 'loading' | 'missing' | 'failed' } | { status: 'ready'; document: EditorDocument }

/** Undefined until it is known whose card it is, and who is here. */
function openCard({ card, isOwner }: LiveCard, userId: string | undefined): EditorDocument | undefined {
  if (!card || isOwner === undefined) return undefined
  if (!isOwner) return copyDraft(card.cardId, contentOf(card))
  if (userId === undefined) return undefined
  const sync = startSync(card, userId)
  // They did not know yet, signed out, that it was their own.
  const copy = takeCopy(card.cardId)
  const edit = copy && editBetween(copy.from, copy.to)
  if (edit) sync.apply(edit)
  return sync
}

/** The same for a draft and for the saved card that it becomes. */
export function idOf(document: EditorDocument): string {
  return document.kind === 'saved' ? document.cardId : store.get(document.cardAtom).cardId
}

/** The document at `/create/{cardId}`; at `/create`, the editor's card of this browser. */
export function useEditorDocument(cardId: string | undefined): Opened {
  const live = useLiveCard(cardId ?? '', 'edit')
  const known = live.status === 'ready' && live.isOwner !== undefined
  const { isOwner } = live
  const session = useAtomValue(sessionAtom)
  const userId = session.status === 'signed-in' ? session.user.id : undefined
  const current = useMemo(
    () => {
      if (cardId === undefined) return newCardDraft()
      return openedSync(cardId) ?? (known ? openCard(live, userId) : undefined)
    },
    // The card goes on changing; the document that it opened stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [cardId, known, isOwner, userId],
  )
  // A copy's first save shows another card before the address follows.
  const [last, setLast] = useState<{ cardId: string | undefined; document: EditorDocument }>()
  if (current && current !== last?.document) setLast({ cardId, document: current })
  const document = current ?? (last?.cardId === cardId ? last?.document : undefined)
  if (document) return { status: 'ready', document }
  return { status: live.status === 'ready' ? 'loading' : live.status }
}
