import { playDialogs } from '#messages/play-dialogs.ts'
import { showError } from '../toast.ts'

/** Phones open the print dialog only after `print` has returned. */
const OPENED_WITHIN_MS = 1000

/** Opens the browser's print dialog, or shows that there is none: where a school has disabled printing, nothing would happen. */
export function printPage(): void {
  const timer = setTimeout(
    () => showError(playDialogs.notPrinted, playDialogs.notPrintedText),
    OPENED_WITHIN_MS,
  )
  addEventListener('beforeprint', () => clearTimeout(timer), { once: true })
  window.print()
}
