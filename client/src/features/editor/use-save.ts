import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { appDialogs } from '#messages/app-dialogs.ts'
import { basics } from '#messages/basics.ts'
import { editor } from '#messages/editor.ts'
import { editorChanges } from '#messages/editor-changes.ts'
import { MIN_FILLED_CELLS } from '#shared/product.ts'
import { filledCount, freeIndexOf } from '#shared/rules/grid.ts'
import { ApiError, NetworkError } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { isNotStoredAtom } from '../../lib/storage/storage.ts'
import { store } from '../../lib/store.ts'
import { showError, toast, toastAtom } from '../../lib/toast.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import type { CardClient } from '../../sync/change/card-clients.ts'
import { createCard, saveDraftInBrowser } from '../../sync/unsaved/save-draft.ts'
import type { SyncStatus } from '../../sync/change/sync-status.ts'
import { urlIdOf, type EditorDocument } from '../../sync/editor-document.ts'
import type { Draft } from '../../sync/unsaved/draft.ts'
import { whenHeldConfirmed } from './confirm-change.ts'
import { commitTyping } from './use-typing.ts'

function showFailure(text = editorChanges.failed): void {
  showError(basics.error, text)
}

function showCannotSave(): void {
  showError(editorChanges.cannotSave, editorChanges.cannotSaveText)
}

/** @param play opens the play screen */
type ShowOutcome = (play: () => void) => void

const showUpdated: ShowOutcome = (play) =>
  toast({
    title: basics.success,
    text: editorChanges.updated,
    action: { label: editorChanges.play, run: play },
  })

/** @param text the message that the browser has stored the changes; replaced if it could not */
const textIfStored = (text: string) => (store.get(isNotStoredAtom) ? basics.notStoredText : text)

const showUnsaved = (text: string) => showError(editor.status.failed, text)

const SHOW_OUTCOME: Record<Exclude<SyncStatus, 'signed-out'>, ShowOutcome> = {
  saved: showUpdated,
  // The author made more edits during the save.
  saving: showUpdated,
  held: showUpdated,
  five: showCannotSave,
  offline: () => toast({ title: basics.offline, text: textIfStored(editorChanges.offlineText) }),
  unsaved: () => showUnsaved(textIfStored(editor.announced.unsaved)),
  'log-in': () => showUnsaved(textIfStored(appDialogs.trouble['log-in'])),
  'read-only': () => showUnsaved(appDialogs.trouble['read-only']),
  deleted: () => showFailure(editorChanges.failedGone),
  forbidden: () => showFailure(editorChanges.failedForbidden),
  refused: () => showFailure(),
  failed: () => showFailure(),
}

/**
 * Provides the action of the Save button. The first save creates the card and changes the address; later ones send the
 * waiting edits. A guest's card is saved in this browser.
 * @param openSharing called after the card was created in the account, and by `saveAndShare`
 */
export function useSave(document: EditorDocument, openSharing: () => void) {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  /** The document on the screen; undefined after the screen was left. */
  const shown = useRef<EditorDocument>(undefined)
  useEffect(() => {
    shown.current = document
    return () => {
      shown.current = undefined
    }
  }, [document])

  /** Opens the share dialog. A toast, such as that of a preceding sign-in, would cover it. */
  function openShare(): void {
    store.set(toastAtom, null)
    openSharing()
  }

  /** Opens the sign-in screen, as the session has ended. The user comes back here with all changes. */
  function signIn(): void {
    toast({ title: editorChanges.logIn, text: textIfStored(editorChanges.logInText) })
    void navigate(paths.auth, { state: { from: paths.create(urlIdOf(document)) } })
  }

  const play = (cardId: string) => void navigate(paths.play(cardId))

  function saveAsGuest(draft: Draft, isSharing: boolean): void {
    const temporaryId = draft.temporaryId ?? saveDraftInBrowser(draft)
    if (draft.temporaryId === undefined) void navigate(paths.create(temporaryId), { replace: true })
    if (isSharing) return openShare()
    if (store.get(isNotStoredAtom))
      return toast({
        title: basics.notStored,
        text: basics.cardNotStored,
        action: { label: basics.share, run: openShare },
      })
    const action = { label: editorChanges.play, run: () => play(temporaryId) }
    toast({ title: basics.success, text: editorChanges.savedHere, action })
  }

  async function saveDraft(draft: Draft, isSharing: boolean): Promise<void> {
    const { status } = store.get(sessionAtom)
    if (status === 'signed-out') return saveAsGuest(draft, isSharing)
    try {
      const cardId = await createCard(draft)
      // The user has left the screen meanwhile: offer to open the card instead of navigating.
      if (shown.current !== draft) {
        const text = draft.temporaryId ? editorChanges.savedToAccount : editorChanges.saved
        const open = () => void navigate(paths.create(cardId))
        return toast({ title: basics.success, text, action: { label: basics.open, run: open } })
      }
      void navigate(paths.create(cardId), { replace: true })
      openShare()
    } catch (error) {
      if (error instanceof NetworkError) showFailure(error.trouble === 'away' ? undefined : error.message)
      else if (!(error instanceof ApiError)) throw error
      else if (error.code === 'quota-exceeded' || error.code === 'another-account') showFailure(error.message)
      else if (error.status === 401) signIn()
      else showFailure()
    }
  }

  async function saveChanges(client: CardClient): Promise<void> {
    const outcome = await client.saveNow()
    if (outcome === 'signed-out') signIn()
    else SHOW_OUTCOME[outcome](() => play(client.cardId))
  }

  async function saveNow(isSharing = false): Promise<void> {
    busy.current = true
    setPending(true)
    try {
      await (document.kind === 'draft' ? saveDraft(document, isSharing) : saveChanges(document))
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  async function saveOnce(isSharing: boolean): Promise<void> {
    if (busy.current) return
    commitTyping()
    const card = store.get(document.shownAtom)
    if (filledCount(card.cells, freeIndexOf(card)) < MIN_FILLED_CELLS) return showCannotSave()
    if (document.kind === 'draft') return saveNow(isSharing)
    whenHeldConfirmed(document, () => void saveNow())
  }
  /** `saveAndShare` saves an unsaved card and opens its share dialog, even for a guest. */
  return { save: () => saveOnce(false), saveAndShare: () => saveOnce(true), pending }
}
