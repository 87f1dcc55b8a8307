import { atom, type PrimitiveAtom } from 'jotai'
import { isTemporaryId, newCardId } from '#shared/ids.ts'
import { contentOf, sameContent } from '#shared/rules/card-changes.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { onResume } from '../../lib/page/on-resume.ts'
import { store } from '../../lib/store.ts'
import type { NewsListener } from '../change/card-clients.ts'
import { perform, type Step } from '../change/steps.ts'
import { NEW_CARD } from '../storage-keys.ts'
import { blankTemporary, moveToSaved } from './temporary-cards.ts'
import { hasWork, newUnsaved, type UnsavedCard } from './unsaved-card.ts'
import {
  forgetSaved,
  rememberSaved,
  onUnsavedChange,
  readUnsaved,
  removeUnsaved,
  savedIdOf,
  writeUnsaved,
} from './unsaved-storage.ts'

/** The screen that shows a draft. */
interface DraftScreen {
  /** Commits the text being typed. */
  commit: () => void
  /** Another tab has saved the draft as `cardId`. */
  onSaved: (cardId: string) => void
  onNews: NewsListener
}

/** An unsaved card in the editor, stored in this browser until its first save to an account. */
export interface Draft {
  kind: 'draft'
  /** For a copy, the id of the original, which another user owns. */
  copyOf?: string
  /** The card's id in this browser, once it was saved without an account. */
  temporaryId?: string
  /** The card's id once it was saved to an account, until the URL has changed to it. */
  savedAs?: string
  shownAtom: PrimitiveAtom<UnsavedCard>
  apply: (step: Step) => void
  /** Calls a word of a temporary card, or takes the call back. */
  call: (word: string, isCalled: boolean) => void
  /** Call it before an attempt to save the draft. @returns the card, with the content of the first attempt */
  markPosted: () => UnsavedCard & { posted: CardContent }
  /** Gives the draft another id for its first save, because the current one is taken. */
  renew: () => UnsavedCard
  /** Follows other tabs' changes. Returns an unsubscribe function. */
  follow: (screen: DraftScreen) => () => void
  /**
   * Removes the draft from storage after this tab has saved it as `cardId`, and leads other tabs there.
   * @param content the part that was saved; everything by default
   */
  discard: (cardId: string, content?: CardContent) => void
}

/** The draft at `/create`. If another card takes that place it gets a draft of its own, so that a save stays with its draft. */
export const newDraftAtom = atom<Draft | undefined>(undefined)

/** Creates a draft that stores every change at its place. After a save, changes go to the saved card's place. */
function createDraft(madeAt: string, card: UnsavedCard): Draft {
  let place = madeAt
  const shownAtom = atom(card)
  let onNews: NewsListener | undefined
  const isNew = () => place === NEW_CARD
  /** Whether another card has taken this draft's place at `/create`. */
  const isReplaced = () => isNew() && store.get(newDraftAtom) !== draft
  const shown = () => store.get(shownAtom)
  /** The card with other tabs' changes, including those made while the browser had frozen this tab. */
  const current = () => {
    const stored = isReplaced() ? undefined : readUnsaved(place)
    return stored && (!isNew() || stored.cardId === shown().cardId) ? stored : shown()
  }
  const replace = (after: UnsavedCard) => {
    const stored = isReplaced() ? after : writeUnsaved(place, after)
    store.set(shownAtom, stored)
    return stored
  }
  /** @param content the saved card's content; anything newer waits as a copy for the editor, which opens the saved card */
  const moveTo = (savedId: string, content: CardContent) => {
    const now = shown()
    // Another new card may have taken this one's place.
    if (!isNew() || readUnsaved(place)?.cardId === now.cardId) removeUnsaved(place)
    if (isNew() && !isReplaced()) store.set(newDraftAtom, undefined)
    draft.savedAs = place = savedId
    if (isTemporaryId(savedId)) return
    store.set(shownAtom, { ...now, cardId: savedId, base: contentOf(content) })
    if (!sameContent(content, now)) replace(shown())
  }
  /** @returns whether another tab has saved the draft */
  const leaveIfSaved = (screen: DraftScreen): boolean => {
    const now = shown()
    const noted = draft.savedAs === undefined ? savedIdOf(place, now.cardId) : undefined
    if (noted === undefined) return false
    const savedId = isTemporaryId(noted) ? (savedIdOf(noted) ?? noted) : noted
    if (isTemporaryId(savedId) && !readUnsaved(savedId)) return false
    // The other tab has saved all words in the shared storage, except those committed after its save began.
    moveTo(savedId, now.posted ?? now)
    screen.commit()
    screen.onSaved(savedId)
    return true
  }
  /** Another tab has changed or removed the stored card, or put another one at `/create`. */
  const takeStored = () => {
    const now = readUnsaved(place) ?? (isNew() ? newUnsaved() : undefined)
    if (!now || isReplaced()) return
    if (isNew() && now.cardId !== shown().cardId) openNewDraft(now)
    else store.set(shownAtom, now)
  }
  const draft: Draft = {
    kind: 'draft',
    ...(isTemporaryId(place) ? { temporaryId: place } : !isNew() && { copyOf: place }),
    shownAtom,
    apply: (step) => {
      const after = perform(current(), step)
      if (after) replace(after)
      else onNews?.({ type: 'undone', steps: [step] })
    },
    call: (word, isCalled) => {
      void import('./change-temporary.ts').then(({ changeTemporary }) => {
        changeTemporary(place, isCalled ? { call: word } : { uncall: word })
        takeStored()
      })
    },
    markPosted: () => {
      const now = current()
      const { posted = contentOf(now) } = now
      return { ...(now.posted ? now : replace({ ...now, posted })), posted }
    },
    renew: () => replace({ ...current(), cardId: newCardId() }),
    follow: (screen) => {
      onNews = screen.onNews
      const stops = [
        onUnsavedChange(place, () => leaveIfSaved(screen) || takeStored()),
        // A tab that the browser had frozen has missed storage events.
        onResume(() => void leaveIfSaved(screen)),
      ]
      return () => {
        onNews = undefined
        for (const stop of stops) stop()
      }
    },
    discard: (savedId, content = shown()) => {
      if (isTemporaryId(place)) moveToSaved(place, savedId)
      rememberSaved(place, shown().cardId, savedId)
      moveTo(savedId, content)
    },
  }
  return draft
}

/** Makes a draft of this card the one at `/create`, without storing it. */
function openNewDraft(card: UnsavedCard): Draft {
  const draft = createDraft(NEW_CARD, card)
  store.set(newDraftAtom, draft)
  return draft
}

/** The draft at `/create`: all tabs of this browser share it until it is saved. */
export const newCardDraft = (): Draft =>
  store.get(newDraftAtom) ?? openNewDraft(readUnsaved(NEW_CARD) ?? newUnsaved())

/**
 * Puts another card at `/create`.
 * @returns a function that puts the former draft back, unless it was saved meanwhile; undefined if that draft was empty
 */
export function replaceNewCard(card: UnsavedCard): (() => void) | undefined {
  const previous = newCardDraft()
  const before = store.get(previous.shownAtom)
  openNewDraft(writeUnsaved(NEW_CARD, card))
  if (!hasWork(before)) return undefined
  return () => {
    if (previous.savedAs !== undefined) return
    store.set(newDraftAtom, previous)
    store.set(previous.shownAtom, writeUnsaved(NEW_CARD, store.get(previous.shownAtom)))
  }
}

/** Creates an empty draft for server rendering. It is not the one at `/create`, so it is not stored. */
export const emptyDraft = (): Draft => createDraft(NEW_CARD, newUnsaved())

/** Returns the copy of another user's card: the stored one, or a new one. All tabs of a browser share it. */
export function copyDraft(cardId: string, base: CardContent): Draft {
  const stored = readUnsaved(cardId)
  // An earlier copy may have left its saved id.
  if (!stored) forgetSaved(cardId)
  return createDraft(cardId, stored ?? { ...newUnsaved(base), base })
}

/** Returns the draft of a temporary card, or an empty one for an id that this browser does not have. */
export const temporaryDraft = (temporaryId: string): Draft =>
  createDraft(temporaryId, readUnsaved(temporaryId) ?? blankTemporary())
