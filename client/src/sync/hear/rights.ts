import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isCardId } from '#shared/ids.ts'
import { sessionAtom, userIdAtom } from '../../lib/session-atom.ts'
import { store } from '../../lib/store.ts'
import { forgetRights, shownCardAtom } from '../card-store.ts'
import { fetchRights } from './card-requests.ts'

/** The user that the store's rights belong to: the last one who was signed in. */
let rightsOf: string | undefined
/** The card that the server has refused to a guest. */
let refused: string | undefined
/** The card and the user that it is asked for now. */
let asking: string | undefined

async function ask(cardId: string, userId: string): Promise<void> {
  const question = `${cardId} ${userId}`
  if (question === asking) return
  asking = question
  await fetchRights(cardId).catch(() => undefined)
  if (asking === question) asking = undefined
}

/**
 * Asks for the rights of a user who signed in after another one, or after a guest who may not edit the card, in this or another
 * tab. Call it again when the card or the session changes. If it fails, the editor's next resume asks again.
 * @param isNeeded asks also where nothing is known
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
  if (isAnother || wasGuest || (isNeeded && isShown && canEdit === undefined)) void ask(cardId, userId)
}

/** Knows whether the user may edit the shown card, which HTML and socket do not say. */
export function useRights(cardId: string): void {
  const userId = useAtomValue(userIdAtom)
  const { status, canEdit } = useAtomValue(shownCardAtom)
  useEffect(() => checkRights(cardId, true), [cardId, userId, status, canEdit])
}
