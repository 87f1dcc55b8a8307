import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'
import { storedAtom } from '../../lib/storage/stored-atom.ts'
import { keyName } from '../../lib/page/key-name.ts'
import { useWindowEvent } from '../../lib/page/use-window-event.ts'
import type { View } from './use-view.ts'

const VIEW_KEYS: Readonly<Record<string, View>> = {
  1: 'card',
  c: 'card',
  2: 'code',
  q: 'code',
  3: 'caller',
  l: 'caller',
}
const FULL_SCREEN_KEY = 'f'
/** Presentation remotes send Page Up and Page Down. */
const CALL_KEYS: Readonly<Record<string, 'next' | 'back'>> = {
  ' ': 'next',
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
}
const DIALOG = '[role="dialog"], [role="alertdialog"]'
const FIELD = 'input, textarea, select'
/** A scrollable list. */
const SCROLLER = '[tabindex="0"]'

/** Whether single-key shortcuts are on, stored on this device. Speech input can trigger them by accident (WCAG 2.1.4). */
export const singleKeysAtom = storedAtom(STORAGE_KEYS.keys, v.boolean(), true)

function isHandledElsewhere(key: string, target: Element): boolean {
  if (target.closest(`${DIALOG}, ${FIELD}`)) return true
  if (key === ' ') return target.closest(`button, ${SCROLLER}`) !== null
  return key.startsWith('Page') && target.closest(SCROLLER) !== null
}

/**
 * Handles keys wherever the focus is, except in a dialog, field, button or list that handles them.
 * @param actionOf returns the action of a key press, which a held key does not repeat; undefined for other keys
 */
function useKeys(actionOf: (event: KeyboardEvent) => (() => void) | undefined): void {
  useWindowEvent('keydown', (event) => {
    const { key, target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && isHandledElsewhere(key, target)) return
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    if (!event.repeat) action()
  })
}

/** Handles the single keys that switch views and full screen. */
export function useScreenKeys(show: (view: View) => void, toggleFullScreen: (() => void) | undefined): void {
  const areOn = useAtomValue(singleKeysAtom)
  useKeys((event) => {
    const key = keyName(event)
    const view = VIEW_KEYS[key]
    if (!areOn) return undefined
    if (view) return () => show(view)
    return key === FULL_SCREEN_KEY ? toggleFullScreen : undefined
  })
}

/** Handles the keys that call the next word or take back the last call. */
export function useCallKeys(calls: { next: () => void; back: () => void }): void {
  useKeys(({ key }) => {
    const call = CALL_KEYS[key]
    return call && calls[call]
  })
}
