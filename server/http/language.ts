import type { Request, Response } from 'express'
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_TAGS,
  withoutRegion,
  type Language,
} from '#shared/languages.ts'

const CHOSEN = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([\\w-]+)`)

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Keeps a visitor's choice. The server does it, because Safari deletes cookies that a script wrote after 7 days. */
export function keepLanguage(res: Response, language: Language, secure: boolean): void {
  res.cookie(LANGUAGE_COOKIE, language, { maxAge: YEAR_MS, sameSite: 'lax', path: '/', secure })
}

/** Portuguese of any country gets that of Brazil. English comes first: browsers that take any language get it. */
const ACCEPTED = LANGUAGE_TAGS.map(withoutRegion)

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
