import { basics } from '#messages/basics.ts'
import { showError } from '../toast.ts'

/** Shows a toast when the code of a dialog, menu or card could not be loaded. */
export function showNotLoaded(what: 'dialog' | 'menu' | 'card'): void {
  showError(basics.notOpened[what], basics.pleaseTryAgain)
}
