import { atom, useAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import * as v from 'valibot'
import { storedAtom } from '../storage/stored-atom.ts'

/** The storage key, which the script in index.html reads as well, before the first paint. */
const KEY = 'mode'

/** Automatic follows the system. */
export const MODES = ['auto', 'light', 'dark'] as const
export type Mode = (typeof MODES)[number]

const storedModeAtom = storedAtom<Mode>(KEY, v.picklist(MODES), 'auto')

const modeAtom = atom(
  (get) => get(storedModeAtom),
  (_get, set, mode: Mode) => {
    set(storedModeAtom, mode === 'auto' ? RESET : mode)
    // Only the script in index.html switches the page between light and dark.
    window.dispatchEvent(new CustomEvent('mode', { detail: mode }))
  },
)

/** Returns the chosen mode, which all tabs share, and its setter. */
export const useMode = () => useAtom(modeAtom)
