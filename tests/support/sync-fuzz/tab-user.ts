import { setMarked } from '#client/features/play/board.ts'
import { shownBoardAtom } from '#client/features/play/atoms.ts'
import { unsentEditKeys } from '#client/features/auth/use-log-out.ts'
import { call } from '#client/lib/api-client.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { removeStored } from '#client/lib/storage/storage.ts'
import { store } from '#client/lib/store.ts'
import { discardAllEdits } from '#client/sync/change/card-clients.ts'
import { shownCardAtom } from '#client/sync/card-store.ts'
import { startRound } from '#client/sync/receive/card-requests.ts'
import { newOpId } from '#shared/ids.ts'
import { freeIndexOf } from '#shared/rules/grid.ts'

// Actions of a tab's user other than editing.

export async function logIn(email: string, password: string): Promise<string> {
  try {
    const user = await call('login', { body: { email, password } })
    store.set(sessionAtom, { status: 'signed-in', user })
    return 'signed in'
  } catch (error) {
    return `not signed in: ${(error as Error).name}`
  }
}
/** Starts a new round. @returns the result that a host sees */
export function newRound(): Promise<string> {
  const { cardId, card } = store.get(shownCardAtom)
  return startRound(cardId, card?.round, newOpId()).then(
    () => 'started',
    (error: unknown) => `not started: ${(error as Error).name}`,
  )
}
/** Logs out. @param drop the answer to the question about unsent edits */
export async function logOut(drop: boolean): Promise<'asked' | 'out' | 'failed'> {
  const unsent = unsentEditKeys()
  if (unsent.length > 0 && !drop) return 'asked'
  try {
    await call('logout', {})
  } catch {
    return 'failed'
  }
  for (const key of unsent) removeStored(key)
  store.set(sessionAtom, { status: 'signed-out' })
  if (drop) discardAllEdits()
  return 'out'
}

/** Marks or unmarks a square. @returns its words on the screen at that time */
export function tap(place: number): string | undefined {
  const { card } = store.get(shownCardAtom)
  const board = store.get(shownBoardAtom)
  if (!card || !board) return undefined
  const index = place % card.cells.length
  if (index === freeIndexOf(card)) return undefined
  void setMarked(index, !board.marks.marks.includes(index))
  return card.cells[index]
}
/** Returns the words of the marked squares on the screen. */
export function markedWords(): string[] {
  const board = store.get(shownBoardAtom)
  const { card } = store.get(shownCardAtom)
  return (board?.marks.marks ?? []).map((index) => card?.cells[index] ?? '')
}
/** Returns the words of marked squares whose words changed after the player marked them (LIV-13). */
export function editedWords(): string[] {
  const board = store.get(shownBoardAtom)
  const { card } = store.get(shownCardAtom)
  return (board?.marks.edited ?? []).map((index) => card?.cells[index] ?? '')
}
