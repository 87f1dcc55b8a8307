import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { onStoredChange, readStored, STORAGE_KEYS, writeStored } from '../../lib/storage.ts'
import type { View } from './views.ts'

const VIEW_KEYS: Readonly<Record<string, View>> = {
  1: 'card',
  c: 'card',
  2: 'code',
  q: 'code',
  3: 'caller',
  l: 'caller',
}
const FULL_SCREEN_KEY = 'f'
/** A remote control for slides sends the keys of pages. */
const CALL_KEYS: Readonly<Record<string, 'next' | 'back'>> = {
  ' ': 'next',
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
}
const DIALOG = '[role="dialog"], [role="alertdialog"]'
const FIELD = 'input, textarea, select'
/** A list that these keys scroll. */
const SCROLLER = '[tabindex="0"]'

const isBoolean = (value: unknown) => typeof value === 'boolean'
const read = () => readStored(STORAGE_KEYS.keys, isBoolean) ?? true

/**
 * Whether single letters and digits do something, kept on this device: whoever speaks to the computer sets them off
 * without wanting to (WCAG 2.1.4).
 */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(read)
  useEffect(() => onStoredChange(STORAGE_KEYS.keys, () => setOn(read())), [])
  const change = useCallback((wanted: boolean) => {
    writeStored(STORAGE_KEYS.keys, wanted)
    setOn(wanted)
  }, [])
  return [on, change]
}

function isAnothers(key: string, target: Element): boolean {
  if (target.closest(`${DIALOG}, ${FIELD}`)) return true
  if (key === ' ') return target.closest(`button, ${SCROLLER}`) !== null
  return key.startsWith('Page') && target.closest(SCROLLER) !== null
}

/** Hears the keys of a screen wherever its focus is, but for those that a dialog, a field, a button or a list needs itself. */
function useKeys(hear: (key: string) => boolean): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && isAnothers(key, target)) return
    if (hear(key)) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

interface ScreenKeys {
  areOn: boolean
  show: (view: View) => void
  toggleFullScreen: (() => void) | undefined
}

/** A view or the full screen by a single key. */
export function useScreenKeys({ areOn, show, toggleFullScreen }: ScreenKeys): void {
  useKeys((pressed) => {
    const key = pressed.toLowerCase()
    const view = VIEW_KEYS[key]
    if (!areOn || !(view || key === FULL_SCREEN_KEY)) return false
    if (view) show(view)
    else toggleFullScreen?.()
    return true
  })
}

/** The caller's list by the keys that turn pages. */
export function useCallKeys(calls: { next: () => void; back: () => void }): void {
  useKeys((key) => {
    const call = CALL_KEYS[key]
    if (call) calls[call]()
    return call !== undefined
  })
}
