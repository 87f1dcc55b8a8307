import { toast } from './toast.ts'

/** The toast for a dialog, menu or card whose code could not be loaded. */
export function showNotLoaded(what: 'dialog' | 'menu' | 'card'): void {
  toast({ title: `The ${what} didn't open`, text: 'Please try again.', destructive: true })
}
