import { atom, type Atom, type PrimitiveAtom } from 'jotai'
import { isTemporaryId, newCardId } from '#shared/ids.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import { onResume } from '../lib/page/on-resume.ts'
import { onStoredChange, removeStored } from '../lib/storage/storage.ts'
import { store } from '../lib/store.ts'
import {
  emptyCard,
  fromTemporary,
  handOver,
  keysOf,
  readDraft,
  readSavedId,
  removeDraft,
  writeDraft,
  writeSavedId,
  type DraftPlace,
  type NewCard,
} from './draft-storage.ts'
import type { NewsListener, ShownCard } from './card-clients.ts'
import { perform, type Step } from './steps.ts'
import { blankTemporary, readTemporary, savedIdOf } from './temporary-cards.ts'

/** The screen that shows a draft. */
interface DraftScreen {
  /** Commits the text being typed. */
  commit: () => void
  /** Another tab has saved the draft as `cardId`. */
  onSaved: (cardId: string) => void
  onNews: NewsListener
}

/** A new card, a copy or a temporary card, stored in this browser until its first save to an account. */
export interface Draft extends DraftPlace {
  kind: 'draft'
  /** Its id once it was saved, until the address has changed to it. */
  savedAs?: string
  cardAtom: PrimitiveAtom<NewCard>
  shownAtom: Atom<ShownCard>
  apply: (step: Step) => void
  /** Calls a word of a temporary card, or takes it back. */
  call: (word: string, isCalled: boolean) => void
  /** Call before an attempt to save it. @returns the content of the first attempt */
  markPosted: () => CardContent
  /** Gives it another id for its first save, since another card has this one. */
  renew: () => void
  /** Follows changes by other tabs. Returns an unsubscribe function. */
  follow: (screen: DraftScreen) => () => void
  /** Removes it from storage after this tab has saved it as `cardId`, and leads other tabs there. */
  discard: (cardId: string) => void
}

/** The draft at `/create`. Another card there is another draft: a save belongs to its own draft. */
export const newDraftAtom = atom<Draft | undefined>(undefined)

/** Whether the card has a title or any words. */
export function hasWork(card: CardContent): boolean {
  return card.title !== '' || card.cells.some((text) => text !== '')
}

/** A draft that is stored with every change; once any tab has saved it, changes go to the saved card. */
function createDraft(place: DraftPlace, card: NewCard): Draft {
  const { key, savedKey } = keysOf(place)
  const isNew = place.copyOf === undefined && place.temporaryId === undefined
  const cardAtom = atom(card)
  let onNews: NewsListener | undefined
  /** The content that the saved card has. */
  let savedContent: CardContent | undefined
  const current = () => store.get(cardAtom)
  /** Whether another card is at `/create` now. */
  const isReplaced = () => isNew && store.get(newDraftAtom) !== draft
  const replace = (after: NewCard) => {
    store.set(cardAtom, after)
    if (savedContent && draft.savedAs !== undefined) handOver(draft.savedAs, savedContent, after)
    else if (!isReplaced()) writeDraft(place, after)
  }
  const settle = (savedId: string, content: CardContent) => {
    savedContent = content
    draft.savedAs = savedId
    if (isNew && !isReplaced()) store.set(newDraftAtom, undefined)
    removeDraft(place, current())
  }
  const leaveIfSaved = (screen: DraftScreen) => {
    const now = current()
    const noted = draft.savedAs === undefined ? readSavedId(place, now) : undefined
    if (noted === undefined) return
    const savedId = savedIdOf(noted) ?? noted
    if (isTemporaryId(savedId) && !readTemporary(savedId)) return
    // The other tab saved all words in the shared storage, except those committed after its save began.
    settle(savedId, now.posted ?? now)
    handOver(savedId, now.posted ?? now, now)
    screen.commit()
    screen.onSaved(savedId)
  }
  /** Another tab has changed or removed the stored card, or put another one at `/create`. */
  const takeStored = () => {
    const now = readDraft(place) ?? (isNew ? emptyCard() : undefined)
    if (!now || isReplaced()) return
    if (isNew && now.cardId !== current().cardId) openNewDraft(now)
    else store.set(cardAtom, now)
  }
  const draft: Draft = {
    kind: 'draft',
    ...place,
    cardAtom,
    shownAtom: atom((get) => ({ called: [], round: 1, ...get(cardAtom) })),
    apply: (step) => {
      const before = current()
      const after = perform({ ...before, called: before.called ?? [] }, step)
      if (!after) return onNews?.({ type: 'undone', steps: [step] })
      const { called, ...content } = after
      replace({ ...content, ...(before.called && { called }) })
    },
    call: (word, isCalled) => {
      const { temporaryId } = place
      if (temporaryId === undefined) return
      void import('./change-temporary.ts').then(({ changeTemporary }) => {
        changeTemporary(temporaryId, isCalled ? { call: word } : { uncall: word })
        takeStored()
      })
    },
    markPosted: () => {
      const now = current()
      if (!now.posted) replace({ ...now, posted: contentOf(now) })
      return now.posted ?? contentOf(now)
    },
    renew: () => replace({ ...current(), cardId: newCardId() }),
    follow: (screen) => {
      const leave = () => leaveIfSaved(screen)
      onNews = screen.onNews
      const stops = [
        onStoredChange(key, takeStored),
        onStoredChange(savedKey, leave),
        // A tab that the browser has frozen misses storage events.
        onResume(leave),
      ]
      return () => {
        onNews = undefined
        for (const stop of stops) stop()
      }
    },
    discard: (savedId) => {
      const now = current()
      // Before the removal, on which other tabs look for the saved id.
      writeSavedId(place, now, savedId)
      settle(savedId, contentOf(now))
    },
  }
  return draft
}

/** Makes a draft with this card the one at `/create`, without storing the card. */
function openNewDraft(card: NewCard): Draft {
  const draft = createDraft({}, card)
  store.set(newDraftAtom, draft)
  return draft
}

/** The draft at `/create`: all tabs of this browser share it until it is saved. */
export const newCardDraft = (): Draft => store.get(newDraftAtom) ?? openNewDraft(readDraft({}) ?? emptyCard())

/**
 * Puts another card at `/create`.
 * @returns puts the former draft back, unless it was saved by then; undefined if that had no work
 */
export function replaceNewCard(card: NewCard): (() => void) | undefined {
  const previous = newCardDraft()
  openNewDraft(card)
  writeDraft({}, card)
  const before = store.get(previous.cardAtom)
  if (!hasWork(before)) return undefined
  return () => {
    if (previous.savedAs !== undefined) return
    store.set(newDraftAtom, previous)
    writeDraft({}, store.get(previous.cardAtom))
  }
}

/** An empty draft that is not at `/create`, and so is not stored: for server rendering. */
export const emptyDraft = (): Draft => createDraft({}, emptyCard())

/** The copy of another user's card: the stored one, or else a new one. All tabs of a browser share it. */
export function copyDraft(cardId: string, base: CardContent): Draft {
  const place = { copyOf: cardId }
  const stored = readDraft(place)
  // Left by an earlier copy.
  if (!stored) removeStored(keysOf(place).savedKey)
  return createDraft(place, stored ?? { ...base, cardId: newCardId(), base })
}

/** The draft of a temporary card; an empty one for an id that this browser does not have. */
export function temporaryDraft(temporaryId: string): Draft {
  const place = { temporaryId }
  return createDraft(place, readDraft(place) ?? fromTemporary(blankTemporary(temporaryId)))
}
