import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isCardId } from '#shared/ids.ts'
import { sessionAtom, userIdAtom } from '../../lib/session-atom.ts'
import { store } from '../../lib/store.ts'
import { forgetRights, shownCardAtom } from '../card-store.ts'
import { fetchRights } from './card-requests.ts'

/** The user to whom the rights in the card store belong: the last one who was signed in. */
let rightsOf: string | undefined
/** The card that the server has refused to let a guest edit. */
let refused: string | undefined
/** The card and the user of the request in flight. */
let asking: string | undefined

async function fetchAccess(cardId: string, userId: string): Promise<void> {
  const question = `${cardId} ${userId}`
  if (question === asking) return
  asking = question
  await fetchRights(cardId).catch(() => undefined)
  if (asking === question) asking = undefined
}

/**
 * Fetches the rights of a user who has signed in, in this or another tab, after another user or after a guest who may not edit the
 * card. Call it again when the card or the session changes. If it fails, the editor's next resume tries again.
 * @param isNeeded also fetches rights that are still unknown
 */
export function checkRights(cardId: string, isNeeded = false): void {
  const { cardId: shownId, status, canEdit } = store.get(shownCardAtom)
  const isShown = shownId === cardId && status === 'ready'
  const userId = store.get(userIdAtom)
  if (userId === undefined) {
    if (isShown && canEdit === false && store.get(sessionAtom).status === 'signed-out') refused = cardId
    return
  }
  const isAnother = rightsOf !== undefined && rightsOf !== userId
  const wasGuest = isShown && canEdit === false && refused === cardId
  rightsOf = userId
  refused = undefined
  if (!isCardId(cardId)) return
  if (isAnother) forgetRights(cardId)
  if (isAnother || wasGuest || (isNeeded && isShown && canEdit === undefined))
    void fetchAccess(cardId, userId)
}

/** Makes sure that the user's rights to the shown card are known: neither HTML nor socket contain them. */
export function useRights(cardId: string): void {
  const userId = useAtomValue(userIdAtom)
  const { status, canEdit } = useAtomValue(shownCardAtom)
  useEffect(() => checkRights(cardId, true), [cardId, userId, status, canEdit])
}
