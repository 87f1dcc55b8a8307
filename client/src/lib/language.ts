import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/languages.ts'

/** The language of the page. For the browser: a message `basics.tag` says it where pages are rendered too. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE
}
