import { Router, type Request, type Response } from 'express'
import { EXAMPLE_ORIGIN, referenceOf } from '#shared/api-reference.ts'
import type { Operator } from '#shared/contract/server.ts'
import { LEGAL_PAGES } from '#shared/legal-pages.ts'
import type { PageData } from '#shared/page.ts'
import type { Category } from '#shared/schemas/category.ts'
import { SCREENS } from '#shared/screens.ts'
import { isUnavailable } from '../app-error.ts'
import { createSingleFlight } from '../single-flight.ts'
import { appTags, UNLISTED_TAGS } from './meta-tags.ts'
import type { FindCard } from '../services/cards.ts'
import type { OpenJoinCode } from './open-join-code.ts'
import type { Page, PageCache } from './page-cache.ts'
import { pageOrigin } from './page-origin.ts'
import type { PageTemplate, RouteFile, SsrRouteFile } from './page-template.ts'
import type { RefusalLog } from './refusal-log.ts'
import { hasSignInHint } from './sign-in-hint.ts'

/** What pages are made with. */
export interface PagesContext {
  template: PageTemplate
  cache: PageCache
  /** The empty page, rendered by the browser. */
  shell: Page
  findCard: FindCard
  officialCategories: () => Promise<Category[]>
  openJoinCode: OpenJoinCode
  /** Counts and logs a refusal, as that of a call is. */
  reportRefusal: RefusalLog
  publicUrl?: string | undefined
  /** Null on a private installation. */
  operator?: Operator | null
}

interface ContentPage {
  routeFile: SsrRouteFile
  path: string
  /** Title and description, if they aren't the app's. */
  own?: { title: string; description: string }
  state?: string
  /** Whether links to it may name its path alone. */
  isOneUrl?: boolean
  data: (origin: string | undefined) => PageData | Promise<PageData>
}

/** Title and description of `/developers`. */
const DEVELOPERS_PAGE = {
  title: 'Developers',
  description: 'Change cards from a script, and follow them live: the API with examples that work.',
}

/** Screens that the browser renders and that search engines may list. */
const LISTED: readonly (readonly [path: string, RouteFile])[] = [
  [SCREENS.auth, 'auth'],
  [SCREENS.resetPassword, 'reset-password'],
  [SCREENS.verifyEmail, 'verify-email'],
  [SCREENS.myCards, 'my-cards'],
  [SCREENS.profile, 'profile'],
  [SCREENS.categories, 'categories'],
  [SCREENS.category, 'category'],
  [SCREENS.newCategory, 'create-category'],
  [SCREENS.iconTest, 'icon-test'],
]

/**
 * The app's pages that show no stored card. `/`, `/create`, `/categories`, `/developers` and the legal pages are server-rendered, with
 * absolute URLs of the request's origin.
 */
export function contentPages({
  template,
  cache,
  officialCategories,
  publicUrl,
  operator = null,
}: PagesContext): Router {
  const router = Router()

  /**
   * Sends a server-rendered page.
   * @param state tells the states of the page apart
   */
  async function sendSsr(
    req: Request,
    res: Response,
    { state = '', own, isOneUrl = true, routeFile, path, data }: ContentPage,
  ): Promise<void> {
    const origin = pageOrigin(req, publicUrl)
    const html = async () => {
      const head = appTags(origin, isOneUrl ? path : undefined, own)
      return template.ssr({ routeFile, path, head, data: await data(origin) })
    }
    await cache.send(req, res, { key: `${path} ${state} ${origin ?? ''}`, html })
  }

  router.get(SCREENS.landing, (req, res) => {
    const weekday = new Date().getDay()
    const data = () => ({ weekday })
    return sendSsr(req, res, { routeFile: 'landing', path: SCREENS.landing, state: String(weekday), data })
  })

  router.get(SCREENS.newCard, async (req, res) => {
    // Server-rendered for guests only: a signed-in user's page depends on the session.
    res.vary('Cookie')
    const path = SCREENS.newCard
    const head = UNLISTED_TAGS
    if (hasSignInHint(req))
      return cache.send(req, res, { key: `${path} logged in`, html: () => template.app(head, 'create') })
    const html = () => template.ssr({ routeFile: 'create', path, head, data: { isNewCard: true } })
    return cache.send(req, res, { key: path, html })
  })

  const shared = createSingleFlight<Category[]>()
  router.get(SCREENS.categories, async (req, res, next) => {
    // The query holds another tab, a search or a sort order, which the browser renders.
    if (Object.keys(req.query).length > 0) return next()
    let categories: Category[]
    try {
      categories = await shared('official', officialCategories)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return next()
    }
    const state = categories.map(({ categoryId, updatedAt, itemCount }) => [categoryId, updatedAt, itemCount])
    await sendSsr(req, res, {
      routeFile: 'categories',
      path: SCREENS.categories,
      state: JSON.stringify(state),
      isOneUrl: false,
      data: () => ({ categories }),
    })
  })

  for (const own of LEGAL_PAGES)
    router.get(own.path, (req, res) =>
      sendSsr(req, res, { routeFile: 'legal', path: own.path, own, data: () => ({ operator }) }),
    )

  router.get(SCREENS.developers, (req, res) =>
    sendSsr(req, res, {
      routeFile: 'developers',
      path: SCREENS.developers,
      own: DEVELOPERS_PAGE,
      data: async (origin = EXAMPLE_ORIGIN) => {
        // Loaded for the first one who asks: no start waits for it.
        const { openApiDocument } = await import('./openapi/document.ts')
        return { reference: referenceOf(openApiDocument(), origin) }
      },
    }),
  )

  for (const [path, routeFile] of LISTED)
    router.get(path, (req, res) => {
      const origin = pageOrigin(req, publicUrl)
      const html = () => template.app(appTags(origin), routeFile)
      return cache.send(req, res, { key: `${path} empty ${origin ?? ''}`, html })
    })
  return router
}
