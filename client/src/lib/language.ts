import { basics } from '#messages/basics.ts'
import type { Language } from '#shared/languages.ts'

/** Returns the page's language. Its `html` element may name another one, into which the browser translates the page. */
export const pageLanguage = () => basics.tag as Language
