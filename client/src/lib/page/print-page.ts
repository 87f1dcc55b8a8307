import { playDialogs } from '#messages/play-dialogs.ts'
import { showError } from '../toast.ts'

/** Phones open their dialog only after `print` has returned. */
const OPENED_WITHIN_MS = 1000

/** Opens the browser's print dialog, or says that there is none: schools switch printing off, and nothing happens then. */
export function printPage(): void {
  const timer = setTimeout(
    () => showError(playDialogs.notPrinted, playDialogs.notPrintedText),
    OPENED_WITHIN_MS,
  )
  addEventListener('beforeprint', () => clearTimeout(timer), { once: true })
  window.print()
}
