import { basics } from '#messages/basics.ts'
import type { Language } from '#shared/languages.ts'

/** The language of the page. Its element may have another: that into which a browser translates it. */
export const pageLanguage = () => basics.tag as Language
