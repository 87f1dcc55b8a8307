import { cardDialogs } from '#messages/card-dialogs.ts'
import { store } from '../../lib/store.ts'
import { toast } from '../../lib/toast.ts'
import { shownCardAtom } from '../../sync/card-store.ts'
import { countLines, wonSentence } from '../card/line-names.ts'
import { bingoNewsAtom, seedAtom, shownBoardAtom } from './atoms.ts'
import type { MarkOutcome } from './board.ts'
import { playFeedback } from './feedback.ts'
import { takeResult } from './result.ts'
import { announceToGo } from './squares-in-words.ts'

/** The dialog opens after the animation of the line, which takes 480 ms. */
const DIALOG_DELAY_MS = 500

/** Loads the confetti. Preloaded while the page is idle, so that it works offline too. */
export const loadConfetti = () => import('../card/confetti.ts')

/** Opens the BINGO! dialog, unless the card was reshuffled or a new round began after the tap. */
function openBingo({ board: { cardId, marks } }: MarkOutcome): void {
  // Compares the seeds and not the choices, as another tab may have stored the same choice since.
  if (store.get(seedAtom) !== marks.seed || store.get(shownBoardAtom)?.prompt === 'new-round') return
  const result = takeResult()
  if (result?.card.cardId !== cardId || result.lines.length === 0) return
  store.set(bingoNewsAtom, result)
  loadConfetti().then(
    ({ throwConfetti }) => throwConfetti(),
    // Offline, and not preloaded.
    () => undefined,
  )
}

/** Shows a toast for a further line or the last square. Only the first line opens the dialog. */
function showLines({ lines, newLines, board }: MarkOutcome): void {
  const { card } = store.get(shownCardAtom)
  if (!card) return
  toast(
    board.lastTap.blackout
      ? { title: cardDialogs.blackout, text: cardDialogs.blackoutText }
      : { title: countLines(lines), text: wonSentence(newLines, card.gridSize) },
  )
}

let persistenceRequested = false

/**
 * Asks the browser not to evict this site's storage. Unavailable on plain HTTP. Not in Firefox, which would ask the
 * player in the middle of the game. The permission's state does not distinguish the browsers: Chromium, which decides
 * by itself, reports the same.
 */
function requestPersistence(): void {
  if (persistenceRequested || 'mozInnerScreenX' in window) return
  persistenceRequested = true
  // The marks are stored even if the request is refused.
  void navigator.storage?.persist?.().catch(() => undefined)
}

let pendingDialog: ReturnType<typeof setTimeout> | undefined

/**
 * Reacts to a player's tap with sound and vibration, an announcement, a toast or the BINGO! dialog.
 * @param marked the square's new state
 */
export function reactToTap(marked: boolean, outcome: MarkOutcome): void {
  const { lines, newLines, board } = outcome
  requestPersistence()
  playFeedback(marked, outcome)
  if (lines.length === 0) clearTimeout(pendingDialog)
  if (board.lastTap.toGo) announceToGo()
  if (newLines.length === 0) return
  if (lines.length > newLines.length) return showLines(outcome)
  clearTimeout(pendingDialog)
  pendingDialog = setTimeout(() => openBingo(outcome), DIALOG_DELAY_MS)
}
