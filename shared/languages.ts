/** A language of the screens, by its BCP 47 tag. */
interface LanguageInfo {
  /** In the language itself. */
  name: string
  /** The direction that its lines are read in. */
  dir: 'ltr' | 'rtl'
  /** Whether a native speaker has read and approved its texts. */
  isApproved: boolean
}

const LTR = { dir: 'ltr', isApproved: false } as const

/** In the order of the menu. */
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
/** English first. */
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [Language, ...Language[]]

/** A tag without its region: `pt` for Portuguese of any country. */
export const withoutRegion = (tag: string): string => tag.replace(/-.*/, '')

export const DEFAULT_LANGUAGE = 'en' satisfies Language
/** The cookie of the language that a visitor has chosen. */
export const LANGUAGE_COOKIE = 'lang'

/** Languages of the official categories on a page: its own, then English, which many play too. */
export const categoryLanguages = (language: Language): readonly Language[] =>
  language === DEFAULT_LANGUAGE ? [language] : [language, DEFAULT_LANGUAGE]
