import { Router, type Request, type Response } from 'express'
import { LRUCache } from 'lru-cache'
import { EXAMPLE_ORIGIN, referenceOf } from '#shared/api-reference.ts'
import { categoryLanguages, DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '#shared/languages.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import type { PageData } from '#shared/page.ts'
import type { Category } from '#shared/schemas/category.ts'
import { SCREENS } from '#shared/screens.ts'
import type { PageConfig } from '#shared/server-config.ts'
import { isUnavailable } from '../../database/errors.ts'
import type { CleanAddressesDeps } from './clean-addresses.ts'
import { addressIn, appTags, type AppPage } from './meta-tags.ts'
import { keepLanguage, languageOf } from '../language.ts'
import type { OpenJoinCode } from '../api-deps.ts'
import { isHttps } from '../origin.ts'
import { pageOrigin } from './page-origin.ts'
import { LISTED_SCREENS, type PageContent, type SsrPage } from './page-template.ts'
import type { RefusalLog } from '../refusal-log.ts'
import type { PageAnswer } from './page-cache.ts'
import { hasSignInHint } from '../login/sign-in-hint.ts'

/** The sources of the pages' contents. */
export interface PagesDeps extends CleanAddressesDeps {
  officialCategories: (language: Language) => Promise<Category[]>
  openJoinCode: OpenJoinCode
  /** Counts and logs a refusal like that of an API call. */
  reportRefusal: RefusalLog
  publicUrl?: string | undefined
  serverConfig: PageConfig
}

/** The sources of the pages' contents, and the way to send a page. */
export interface PagesContext extends PagesDeps {
  send: (req: Request, res: Response, page: PageAnswer & PageContent) => Promise<void>
}

interface ContentPage extends SsrPage, Pick<AppPage, 'own' | 'isTranslated'>, Pick<PageAnswer, 'language'> {
  /** Distinguishes the states of the page in the cache. */
  state?: string
}
type TranslatedPage = Omit<ContentPage, 'path' | 'isTranslated' | 'language'>

/** The legal pages, whose titles and descriptions are messages of the same name. */
const LEGAL = ['terms', 'privacy', 'contact'] as const

function landingData(weekday: number, language: Language): PageData {
  return language === DEFAULT_LANGUAGE ? { weekday } : { weekday, occasions: officialCategoriesIn(language) }
}

/**
 * The app's pages that show no stored card. `/`, `/create`, `/categories`, `/developers` and the legal pages are server-rendered, with
 * absolute URLs of the request's origin.
 */
export function contentPages({
  send,
  officialCategories,
  publicUrl,
  serverConfig: { operator },
}: PagesContext): Router {
  const router = Router()
  const secure = isHttps(publicUrl)

  /** Sends a server-rendered page. */
  function sendSsr(req: Request, res: Response, page: ContentPage): Promise<void> {
    const origin = pageOrigin(req, publicUrl)
    const key = `${page.path} ${page.state ?? ''} ${origin ?? ''}`
    return send(req, res, { ...page, key, head: (language) => appTags(origin, language, page) })
  }

  /**
   * Serves a path, and in each language an address of its own for search engines: `/de/categories`. If `pageOf` returns
   * no page, the browser renders one.
   */
  function getTranslated(
    path: string,
    pageOf: (req: Request, language?: Language) => TranslatedPage | Promise<TranslatedPage | undefined>,
  ) {
    for (const tag of LANGUAGE_TAGS) {
      // The address without a tag is in the visitor's language.
      const language = tag === DEFAULT_LANGUAGE ? undefined : tag
      router.get(addressIn(tag, path), async (req, res, next) => {
        if (language) keepLanguage(res, language, secure)
        const page = await pageOf(req, language)
        if (page) await sendSsr(req, res, { ...page, path, isTranslated: true, language })
        else next()
      })
    }
  }

  getTranslated(SCREENS.landing, () => {
    const weekday = new Date().getDay()
    return { screen: 'landing', state: String(weekday), data: (language) => landingData(weekday, language) }
  })

  router.get(SCREENS.newCard, async (req, res) => {
    const path = SCREENS.newCard
    // Server-rendered for guests only: a signed-in user's page depends on the session.
    const isGuest = !hasSignInHint(req)
    return isGuest
      ? send(req, res, { key: path, screen: 'editor', path, data: () => ({ isNewCard: true }) })
      : send(req, res, { key: `${path} logged in`, screen: 'editor' })
  })

  /** Simultaneous requests share a read. */
  const shared = new LRUCache<Language, Category[]>({
    max: LANGUAGE_TAGS.length,
    ttl: 1,
    fetchMethod: (language) => officialCategories(language),
  })
  async function categoriesFor(language: Language): Promise<Category[]> {
    const lists = categoryLanguages(language).map((one) => shared.forceFetch(one))
    return (await Promise.all(lists)).flat()
  }

  getTranslated(SCREENS.categories, async (req, language = languageOf(req)) => {
    // A query names another tab, a search or a sort order, which the browser renders.
    if (Object.keys(req.query).length > 0) return undefined
    try {
      const categories = await categoriesFor(language)
      const state = categories.map(({ categoryId, updatedAt, itemCount }) => [
        categoryId,
        updatedAt,
        itemCount,
      ])
      return { screen: 'categories', state: JSON.stringify(state), data: () => ({ categories }) }
    } catch (error) {
      if (isUnavailable(error)) return undefined
      throw error
    }
  })

  for (const name of LEGAL)
    getTranslated(SCREENS[name], () => ({
      screen: 'legal',
      own: (words) => words[name],
      data: () => ({ operator }),
    }))

  router.get(SCREENS.developers, (req, res) =>
    sendSsr(req, res, {
      screen: 'developers',
      path: SCREENS.developers,
      own: (words) => words.developers,
      data: async () => {
        // Loaded by the first request, so that no start waits for it.
        const { openApiDocument } = await import('../openapi/document.ts')
        return { reference: referenceOf(openApiDocument(), pageOrigin(req, publicUrl) ?? EXAMPLE_ORIGIN) }
      },
    }),
  )

  for (const [path, screen] of LISTED_SCREENS)
    router.get(path, (req, res) => {
      const origin = pageOrigin(req, publicUrl)
      const head = (language: Language) => appTags(origin, language)
      return send(req, res, { key: `${path} empty ${origin ?? ''}`, screen, head })
    })
  return router
}
