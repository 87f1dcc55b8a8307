import { atom, useAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import * as v from 'valibot'
import { STORAGE_KEYS } from './storage-keys.ts'
import { storedAtom } from './stored-atom.ts'

/** Automatic follows the system. */
export const MODES = ['auto', 'light', 'dark'] as const
export type Mode = (typeof MODES)[number]

const storedModeAtom = storedAtom<Mode>(STORAGE_KEYS.mode, v.picklist(MODES), 'auto')

const modeAtom = atom(
  (get) => get(storedModeAtom),
  (_get, set, mode: Mode) => {
    set(storedModeAtom, mode === 'auto' ? RESET : mode)
    // The script in index.html alone turns the page light or dark.
    window.dispatchEvent(new CustomEvent('mode', { detail: mode }))
  },
)

/** The chosen mode, the same in all tabs, and its setter. */
export function useMode() {
  return useAtom(modeAtom)
}
