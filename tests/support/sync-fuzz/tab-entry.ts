import { followSignIn } from '#client/app/follow-sign-in.ts'
import { followBoard } from '#client/features/play/board.ts'
import { sessionAtom, userIdAtom } from '#client/lib/session-atom.ts'
import { followSession } from '#client/lib/session.ts'
import { store } from '#client/lib/store.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { followCard } from '#client/sync/receive/connection.ts'
import { openDocument, openedDocumentAtom, type EditorDocument } from '#client/sync/editor-document.ts'
import { newDraftAtom, replaceNewCard } from '#client/sync/unsaved/draft.ts'
import type { Operation } from '#client/sync/change/operations.ts'
import { fieldStep, operationStep, perform, wordsStep } from '#client/sync/change/steps.ts'
import type { Structure } from '#client/sync/change/revert.ts'
import { createCard, saveTemporaryToAccount, saveDraftInBrowser } from '#client/sync/unsaved/save-draft.ts'
import { listTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { newUnsaved } from '#client/sync/unsaved/unsaved-card.ts'
import type { SyncStatus } from '#client/sync/change/sync-status.ts'
import { wordsOf } from '#shared/rules/calls.ts'
import { contentOf, sameContent } from '#shared/rules/card-changes.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'

import { hear, news } from './tab-news.ts'
import { textsOn, wordsOfUnsent } from './tab-words.ts'

export { toldWords } from './tab-news.ts'
export * from './tab-user.ts'

// One browser tab without a DOM: the sync layer, and how the screens use it. Each tab evaluates its own bundle.

type UndoStep = Record<'before' | 'after', Structure>

let leave = (): void => undefined
let path = ''
let current: EditorDocument | undefined
let undoable: UndoStep[] = []
let redoable: UndoStep[] = []

export function boot(at: string): void {
  followSession(true)
  followSignIn()
  goTo(at)
}

export const currentPath = () => path
const userId = () => store.get(userIdAtom)
const isSignedIn = () => userId() !== undefined
export const email = (): string | undefined => {
  const session = store.get(sessionAtom)
  return session.status === 'signed-in' ? session.user.email : undefined
}

function follow(cardId: string | undefined): () => void {
  let close: (() => void) | undefined
  let isLeft = false
  let isPlanned = false
  const adopt = () => {
    const opened = store.get(openedDocumentAtom)
    if (!opened || opened.cardId !== cardId || opened.document === current) return
    close?.()
    current = opened.document
    close =
      current.kind === 'client'
        ? current.open(hear)
        : current.follow({
            commit: () => undefined,
            onSaved: (savedId) => goTo(`/create/${savedId}`),
            onNews: hear,
          })
  }
  const look = () => {
    isPlanned = false
    if (!isLeft) openDocument(cardId, userId())
  }
  // Runs after the change instead of within it, like React effects.
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    queueMicrotask(look)
  }
  const watched = [shownCardAtom, sessionAtom, newDraftAtom]
  const stops = [store.sub(openedDocumentAtom, adopt), ...watched.map((one) => store.sub(one, plan))]
  const stop = followCard(cardId ?? '', 'edit')
  look()
  return () => {
    isLeft = true
    for (const stopWatching of stops) stopWatching()
    close?.()
    current = undefined
    store.set(openedDocumentAtom, undefined)
    stop()
  }
}

/** Navigates. @param next `/create`, `/create/{id}`, `/play/{id}` or `/my-cards` */
export function goTo(next: string): void {
  leave()
  path = next
  undoable = []
  redoable = []
  const [, screen, cardId] = next.split('/')
  if (screen !== 'play') {
    leave = screen === 'create' ? follow(cardId) : () => undefined
    return
  }
  const stop = followCard(cardId ?? '', 'play')
  const stopBoard = followBoard(cardId ?? '')
  leave = () => {
    stopBoard()
    stop()
  }
}

/** Returns the card on the screen; undefined while there is none. */
export function shown(): (CardContent & { called?: readonly string[] }) | undefined {
  const { card } = store.get(shownCardAtom)
  if (path.startsWith('/play')) return card && { ...contentOf(card), called: card.called }
  if (current?.kind !== 'client') return current && contentOf(store.get(current.shownAtom))
  const edited = store.get(current.shownAtom)
  return { ...contentOf(edited), called: edited.called }
}

/** Calls a word of the card on the screen, or takes back a called one. @returns the round on the screen */
export function call(choice: number, isCalled: boolean): number | undefined {
  if (current?.kind !== 'client') return undefined
  const card = store.get(current.shownAtom)
  const words = isCalled ? wordsOf(card) : card.called
  if (words.length === 0) return undefined
  current.call(words[choice % words.length]!, isCalled)
  return card.round
}

/** Returns the status in the chip; `draft` for an unsaved card. */
export function status(): SyncStatus | 'draft' | 'loading' {
  if (!current) return 'loading'
  return current.kind === 'draft' ? 'draft' : store.get(current.statusAtom)
}

export const unsentWords = () => (current?.kind === 'client' ? wordsOfUnsent(current) : [])

export function type(place: number, word: string): void {
  const card = shown()
  if (!card) return
  const index = place % card.cells.length
  if (place % 7 === 0) current?.apply(fieldStep('title', word, card.title))
  else if (index !== freeIndexOf(card)) current?.apply(wordsStep(index, word, card.cells[index]!, card))
}

function change(operation: Operation): UndoStep | undefined {
  const before = shown()
  if (!before) return undefined
  const step = operationStep(before, operation, String(Math.random()))
  const after = perform({ ...before, called: [...(before.called ?? [])], round: 1 }, step)
  if (!after || sameContent(before, after)) return undefined
  current?.apply(step)
  return { before, after }
}

export function restructure(operation: Operation): void {
  const step = change(operation)
  if (!step) return
  undoable.push(step)
  redoable = []
}
/** Undoes or redoes. @returns the words written since that an undo has removed; there must be none */
function travel(from: UndoStep[], to: UndoStep[]): string[] {
  const step = from.pop()
  const before = textsOn(shown())
  const travelled = step && change({ type: 'undo', ...step })
  if (!travelled) return []
  to.push(travelled)
  const known = [...step.after.cells, ...step.after.extra, ...textsOn(shown())]
  return before.flatMap((word) => (known.includes(word) ? [] : `undo took away “${word}”`))
}
export const undo = () => travel(undoable, redoable)
export const redo = () => travel(redoable, undoable)
/** Reapplies steps that could not be applied. */
export function applyAgain(): void {
  for (const { late: _late, ...step } of news.offered.shift() ?? []) current?.apply(step)
}
/** Puts back words that another host has overwritten. */
export function putBack(): void {
  for (const { word, index } of news.moved.splice(0)) change({ type: 'put', word, index })
}
export function setLive(isLive: boolean): void {
  if (current?.kind === 'client') current.setLive(isLive)
}

/** Returns whether a step that is not always offered would have an effect. */
export function offers(step: string): boolean {
  switch (step) {
    case 'apply again':
      return news.offered.length > 0
    case 'undo':
      return undoable.length > 0
    case 'redo':
      return redoable.length > 0
    case 'put back':
      return news.moved.length > 0
    case 'save as new':
      return status() === 'deleted' || status() === 'forbidden'
    case 'guest card':
      return !isSignedIn()
    case 'save to account':
      return isSignedIn() && listTemporary().length > 0
    default:
      return true
  }
}

/** Presses Save. @returns the result that the author sees */
export async function save(): Promise<string> {
  const document = current
  if (!document) return 'no card'
  if (document.kind === 'client') return document.saveNow()
  if (store.get(sessionAtom).status === 'signed-out') {
    if (document.temporaryId === undefined) goTo(`/create/${saveDraftInBrowser(document)}`)
    return 'kept in this browser'
  }
  try {
    const cardId = await createCard(document)
    if (current === document) goTo(`/create/${cardId}`)
    return 'saved'
  } catch (error) {
    return `not saved: ${(error as Error).name}`
  }
}

/** Starts a new card. @returns a function that puts the former card back */
export function newCard(content?: CardContent): (() => void) | undefined {
  const undoNew = replaceNewCard({ ...newUnsaved(), ...content })
  goTo('/create')
  return undoNew
}
/** Presses Save as new, for a card that was deleted or belongs to another account. */
export function saveAsNew(): void {
  newCard(shown())
}
/** Presses Save to My Account in the list of cards. */
export async function saveToAccount(): Promise<string> {
  goTo('/my-cards')
  const [card] = listTemporary()
  if (!card) return 'nothing to save'
  try {
    await saveTemporaryToAccount(card)
    return 'saved'
  } catch (error) {
    return `not saved: ${(error as Error).name}`
  }
}
