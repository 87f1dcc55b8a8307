import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { basics } from '#messages/basics.ts'
import { storedAtom } from '../../lib/storage/stored-atom.ts'
import { STORAGE_KEYS } from '../../sync/storage-keys.ts'

/** Whether the caller says the words, stored on this device. */
export const voiceAtom = storedAtom(STORAGE_KEYS.voice, v.boolean(), false)

const speech = () => globalThis.speechSynthesis as SpeechSynthesis | undefined

/** Returns a voice of the device, preferably in the page's language. Other voices send the text to a server. */
function localVoice(): SpeechSynthesisVoice | undefined {
  const voices =
    speech()
      ?.getVoices()
      .filter(({ localService }) => localService) ?? []
  const ofPage = voices.filter(({ lang }) => lang.startsWith(basics.tag.slice(0, 2)))
  const ofRegion = ofPage.filter(({ lang }) => lang.replace('_', '-').startsWith(basics.tag))
  const chosen = [ofRegion, ofPage, voices].find(({ length }) => length > 0) ?? []
  return chosen.find((voice) => voice.default) ?? chosen[0]
}

/** Browsers list their voices some time after a page has opened. */
const subscribe = (listener: () => void) => {
  speech()?.addEventListener?.('voiceschanged', listener)
  return () => speech()?.removeEventListener?.('voiceschanged', listener)
}

export const useHasVoice = (): boolean => useSyncExternalStore(subscribe, () => localVoice() !== undefined)

export const stopSaying = (): void => speech()?.cancel()

/** Within this time a call reaches all windows of this browser, even those that poll because they have no socket. */
const HEARD_MS = 10_000

/**
 * Says words aloud, once any current speech has ended.
 * @param isHeard whether the words were called elsewhere: another window of this browser, such as one on a projector, may
 *   already say them
 */
export function say(words: string, isHeard = false): void {
  const voice = localVoice()
  if (!voice) return
  const speak = (): void => {
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.voice = voice
    utterance.lang = voice.lang
    speech()?.speak(utterance)
  }
  const { locks } = navigator as Partial<Navigator>
  if (!isHeard || !locks) speak()
  locks
    ?.request(`said ${words}`, { ifAvailable: true }, (lock) => {
      if (isHeard && lock) speak()
      return lock && new Promise((resolve) => setTimeout(resolve, HEARD_MS))
    })
    // A browser that refuses storage to this site also refuses locks.
    .catch(() => isHeard && speak())
}
