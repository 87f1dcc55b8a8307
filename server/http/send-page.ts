import type { Request, Response } from 'express'
import type { Language } from '#shared/languages.ts'
import { languageOf } from './language.ts'
import type { Page, PageCache } from './page-cache.ts'
import type { PageTemplate } from './page-template.ts'
import { allowScript } from './security.ts'

/** A page that is rendered in the language of its request. */
export interface TranslatedPage extends Omit<Page, 'html'> {
  /** By default the visitor's. */
  language?: Language
  html: (language: Language) => string | Promise<string>
}

export type SendPage = ReturnType<typeof pageSender>

/** @returns a function that sends a page in the language that its visitor reads, cached for each language */
export function pageSender(cache: PageCache, { scriptHash }: PageTemplate) {
  return async (
    req: Request,
    res: Response,
    { language: own, key, html, ...page }: TranslatedPage,
  ): Promise<void> => {
    const language = own ?? languageOf(req)
    if (own === undefined) res.vary('Cookie')
    const hash = scriptHash(language)
    if (hash !== undefined) allowScript(res, hash)
    res.vary('Accept-Language').set('Content-Language', language)
    await cache.send(req, res, {
      ...page,
      ...(key !== undefined && { key: `${language} ${key}` }),
      html: () => html(language),
    })
  }
}
