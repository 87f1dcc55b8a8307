import { toast } from './toast.ts'

/** The toast when the code of a dialog, menu or card could not be loaded. */
export function showNotLoaded(what: 'dialog' | 'menu' | 'card'): void {
  toast({ title: `The ${what} didn't open`, text: 'Please try again.', destructive: true })
}
