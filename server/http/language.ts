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

/** Stores a visitor's choice. The server sets the cookie, because Safari deletes a script's cookies after 7 days. */
export function keepLanguage(res: Response, language: Language, secure: boolean): void {
  res.cookie(LANGUAGE_COOKIE, language, { maxAge: YEAR_MS, sameSite: 'lax', path: '/', secure })
}

/** Without regions: any Portuguese gets Brazil's. English comes first: browsers that accept any language get it. */
const ACCEPTED = LANGUAGE_TAGS.map(withoutRegion)

/** Returns a request's language: the visitor's choice, else the first that the browser accepts, else English. */
export function languageOf(req: Request): Language {
  const chosen = CHOSEN.exec(req.headers.cookie ?? '')?.[1]
  return LANGUAGE_TAGS.find((tag) => tag === chosen) ?? acceptedLanguage(req)
}

/** Returns a frame's language, whatever the visitor's choice: its address's (`?lang=de`), else the browser's first. */
export function frameLanguageOf(req: Request): Language {
  return LANGUAGE_TAGS.find((tag) => tag === req.query.lang) ?? acceptedLanguage(req)
}

function acceptedLanguage(req: Request): Language {
  const accepted = req.acceptsLanguages(ACCEPTED)
  return LANGUAGE_TAGS[ACCEPTED.indexOf(accepted || DEFAULT_LANGUAGE)] ?? DEFAULT_LANGUAGE
}
