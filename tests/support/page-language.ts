import { onTestFinished } from 'vitest'
import { basics } from '#messages/basics.ts'
import type { Language } from '#shared/languages.ts'

/** Switches the page to another language until the test ends, although with English messages. */
export function pageIn(language: Language): void {
  const { tag } = basics
  Object.assign(basics, { tag: language })
  onTestFinished(() => void Object.assign(basics, { tag }))
}
