import { atom, useAtom } from 'jotai'
import { RESET } from 'jotai/utils'
import * as v from 'valibot'
import { storedAtom } from '../storage/stored-atom.ts'

/** The script in index.html reads it too, before the first paint. */
const KEY = 'mode'

/** Automatic follows the system. */
export const MODES = ['auto', 'light', 'dark'] as const
export type Mode = (typeof MODES)[number]

const storedModeAtom = storedAtom<Mode>(KEY, v.picklist(MODES), 'auto')

const modeAtom = atom(
  (get) => get(storedModeAtom),
  (_get, set, mode: Mode) => {
    set(storedModeAtom, mode === 'auto' ? RESET : mode)
    // The script in index.html alone turns the page light or dark.
    window.dispatchEvent(new CustomEvent('mode', { detail: mode }))
  },
)

/** The chosen mode, the same in all tabs, and its setter. */
export const useMode = () => useAtom(modeAtom)
