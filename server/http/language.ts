import type { Request } from 'express'
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, LANGUAGE_TAGS, type Language } from '#shared/languages.ts'

const CHOSEN = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`)

/** Without regions: Portuguese of any country gets that of Brazil. English comes first: browsers that take any language get it. */
const ACCEPTED = LANGUAGE_TAGS.map((tag) => tag.replace(/-.*/, ''))

/** The language for a request: the one that its visitor has chosen, else the first that the browser asks for, else English. */
export function languageOf(req: Request): Language {
  const chosen = CHOSEN.exec(req.headers.cookie ?? '')?.[1]
  return LANGUAGE_TAGS.find((tag) => tag === chosen) ?? acceptedLanguage(req)
}

/** The language for a frame, which knows no visitor: that of its address (`?lang=de`), else the first that the browser asks for. */
export function frameLanguageOf(req: Request): Language {
  return LANGUAGE_TAGS.find((tag) => tag === req.query.lang) ?? acceptedLanguage(req)
}

function acceptedLanguage(req: Request): Language {
  const accepted = req.acceptsLanguages(ACCEPTED)
  return LANGUAGE_TAGS[ACCEPTED.indexOf(accepted || DEFAULT_LANGUAGE)] ?? DEFAULT_LANGUAGE
}
