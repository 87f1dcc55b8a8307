/** A language of the user interface. */
interface LanguageInfo {
  /** The language's own name. */
  name: string
  /** The direction in which its lines are read. */
  dir: 'ltr' | 'rtl'
  /** Whether a native speaker has reviewed and approved its texts. */
  isApproved: boolean
}

const LTR = { dir: 'ltr', isApproved: false } as const

/** The languages by BCP 47 tag, in the order of the menu. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr', isApproved: true },
  es: { name: 'Español', ...LTR },
  'pt-BR': { name: 'Português (Brasil)', ...LTR },
  fr: { name: 'Français', ...LTR },
  de: { name: 'Deutsch', ...LTR },
  it: { name: 'Italiano', ...LTR },
  nl: { name: 'Nederlands', ...LTR },
  pl: { name: 'Polski', ...LTR },
  tr: { name: 'Türkçe', ...LTR },
  ja: { name: '日本語', ...LTR },
  ar: { name: 'العربية', dir: 'rtl', isApproved: false },
} as const satisfies Record<string, LanguageInfo>

export type Language = keyof typeof LANGUAGES
/** All language tags, English first. */
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [Language, ...Language[]]

/** Removes the region from a tag: `pt` for Portuguese of any country. */
export const withoutRegion = (tag: string): string => tag.replace(/-.*/, '')

export const DEFAULT_LANGUAGE = 'en' satisfies Language
/** The cookie with the language that a visitor has chosen. */
export const LANGUAGE_COOKIE = 'lang'

/** Returns the languages of the official categories on a page: the page's own, then English, which many people also play in. */
export const categoryLanguages = (language: Language): readonly Language[] =>
  language === DEFAULT_LANGUAGE ? [language] : [language, DEFAULT_LANGUAGE]
