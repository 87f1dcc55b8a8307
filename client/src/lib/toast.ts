import { atom } from 'jotai'
import { store } from './store.ts'

export interface Toast {
  title: string
  text?: string
  /** Something went wrong. */
  destructive?: boolean
  /** One thing to do about it, such as Undo. */
  action?: { label: string; run: () => void }
}

/** The toast on the screen, with a number of its own so that the same words twice are two toasts. */
export const toastAtom = atom<(Toast & { id: number }) | null>(null)

let lastId = 0

/** Shows a toast in the place of any other (the specification allows one at a time). */
export function toast(message: Toast): void {
  lastId += 1
  store.set(toastAtom, { ...message, id: lastId })
}

/** Takes a toast away, unless another has taken its place already. */
export function dismissToast(id: number): void {
  store.set(toastAtom, (shown) => (shown?.id === id ? null : shown))
}
