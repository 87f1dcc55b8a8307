import { basics } from '#messages/basics.ts'
import { toast } from './toast.ts'

/** The toast when the code of a dialog, menu or card could not be loaded. */
export function showNotLoaded(what: 'dialog' | 'menu' | 'card'): void {
  toast({ title: basics.notOpened[what], text: basics.pleaseTryAgain, destructive: true })
}
