import { atom } from 'jotai'

/** Whether the dialog Fill from a Category is open. It opens from Quick Actions and from an empty card. */
export const fillDialogOpenAtom = atom(false)
