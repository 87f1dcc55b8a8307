import { useEffect, useState } from 'react'
import { onStoredChange, readStored, removeStored, STORAGE_KEYS, writeStored } from './storage.ts'

/** Automatic follows the system. */
export const MODES = ['auto', 'light', 'dark'] as const
export type Mode = (typeof MODES)[number]

const isMode = (value: unknown): value is Mode => (MODES as readonly unknown[]).includes(value)

export function chosenMode(): Mode {
  return readStored(STORAGE_KEYS.mode, isMode) ?? 'auto'
}

/** Keeps the choice and tells the script in index.html, which alone turns the page light or dark. */
export function chooseMode(mode: Mode): void {
  if (mode === 'auto') removeStored(STORAGE_KEYS.mode)
  else writeStored(STORAGE_KEYS.mode, mode)
  window.dispatchEvent(new CustomEvent('mode', { detail: mode }))
}

/** The chosen mode, also when another tab or another switch of this page chooses, and how to choose. */
export function useMode(): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState(chosenMode)
  useEffect(() => {
    const follow = () => setMode(chosenMode())
    const stop = onStoredChange(STORAGE_KEYS.mode, follow)
    window.addEventListener('mode', follow)
    return () => {
      stop()
      window.removeEventListener('mode', follow)
    }
  }, [])
  return [mode, chooseMode]
}
