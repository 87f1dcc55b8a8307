import { atom } from 'jotai'
import { store } from './store.ts'

export interface Toast {
  title: string
  text?: string
  /** Whether the toast reports an error. */
  destructive?: boolean
  /** One action, such as Undo. */
  action?: { label: string; run: () => void }
}

/** The current toast, with an id, so that the same text shown twice is two toasts. */
export const toastAtom = atom<(Toast & { id: number }) | null>(null)

let lastId = 0

/** Shows a toast. It replaces the current one: the specification allows one at a time. */
export function toast(message: Toast): void {
  lastId += 1
  store.set(toastAtom, { ...message, id: lastId })
}

/** Shows an error. */
export function showError(title: string, text: string): void {
  toast({ title, text, destructive: true })
}

/** Removes a toast, unless another has replaced it. */
export function dismissToast(id: number): void {
  store.set(toastAtom, (shown) => (shown?.id === id ? null : shown))
}
