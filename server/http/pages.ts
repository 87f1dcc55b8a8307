import { Router, type Request, type RequestHandler, type Response } from 'express'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isCardId, isTemporaryId } from '#shared/ids.ts'
import type { Operator } from '#shared/contract/server.ts'
import type { ApiReference } from '#shared/api-reference.ts'
import {
  PAGE_CATEGORIES_ELEMENT_ID,
  PAGE_EDITOR_ELEMENT_ID,
  PAGE_JOIN_ELEMENT_ID,
  PAGE_OPERATOR_ELEMENT_ID,
  PAGE_REFERENCE_ELEMENT_ID,
  type JoinRefusal,
} from '#shared/page.ts'
import { PAGE_WEEKDAY_ELEMENT_ID } from '#shared/page-weekday.ts'
import type { Card } from '#shared/schemas/card.ts'
import type { Category } from '#shared/schemas/category.ts'
import { LEGAL_PAGES } from '#shared/legal-pages.ts'
import { APP_SHELL, EMBED, SCREENS } from '#shared/screens.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import type { FindCard } from '../services/find-card.ts'
import { apiReference, DEVELOPERS_PAGE } from './developers-page.ts'
import { appTags, cardTags, UNLISTED_TAGS } from './meta-tags.ts'
import { cachedCategories } from './official-categories.ts'
import { embedPages } from './embed-pages.ts'
import { joinPages, type JoinPagesDeps } from './join-pages.ts'
import { compressPage, type PageCache } from './page-cache.ts'
import { pageOrigin } from './page-origin.ts'
import { readPageTemplate, type RouteFile } from './page-template.ts'
import { encodingFor, sendBody, sendCardPage, sendPage } from './send-page.ts'
import { hasSignInHint } from './sign-in-hint.ts'

/** The exports of dist/ssr (client/src/entry-server.tsx). */
interface Renderer {
  renderPlay: (cardId: string, card: Card | null) => string
  renderEmbed: (cardId: string, card: Card | null, hasMarks: boolean) => string
  renderLanding: (weekday: number) => string
  renderEditor: () => string
  renderCategories: (official: readonly Category[]) => string
  renderDevelopers: (reference: ApiReference) => string
  renderLegal: (path: string, operator: Operator | null) => string
  renderJoin: (refusal: JoinRefusal | null) => string
}

export interface PagesDeps extends Pick<JoinPagesDeps, 'openJoinCode' | 'reportRefusal'> {
  /** dist/client */
  clientDir: string
  /** dist/ssr */
  ssrDir: string
  findCard: FindCard
  officialCategories: () => Promise<Category[]>
  publicUrl?: string | undefined
  cache: PageCache
  /** Null on a private installation. */
  operator?: Operator | null
}

const {
  landing: LANDING,
  play: PLAY,
  playNothing: PLAY_NOTHING,
  newCard: CREATE,
  editCard: EDIT,
  present: PRESENT,
  join: JOIN,
  coHost: CO_HOST,
  categories: CATEGORIES,
} = SCREENS

/** Screens that search engines may list. */
const LISTED: readonly { path: string; routeFile: RouteFile }[] = [
  { path: SCREENS.auth, routeFile: 'auth' },
  { path: SCREENS.resetPassword, routeFile: 'reset-password' },
  { path: SCREENS.verifyEmail, routeFile: 'verify-email' },
  { path: SCREENS.myCards, routeFile: 'my-cards' },
  { path: SCREENS.profile, routeFile: 'profile' },
  { path: CATEGORIES, routeFile: 'categories' },
  { path: SCREENS.category, routeFile: 'category' },
  { path: SCREENS.newCategory, routeFile: 'create-category' },
  { path: SCREENS.iconTest, routeFile: 'icon-test' },
]

/** Cards are for those who have their link, so search engines must not list them. */
const unlisted: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex')
  next()
}

export interface Pages {
  router: Router
  /** Loads the renderer, which the first page waits for otherwise. */
  warmUp: () => Promise<void>
}

/** Runs it once, when it is first asked for. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/**
 * The app's pages: `/play/{cardId}`, `/embed/{cardId}`, `/`, `/create`, `/categories`, `/j`, `/developers` and the legal pages server-rendered, and the
 * empty app page for every other address, with status 404 for an address that is no screen's.
 */
export async function pageRoutes({
  clientDir,
  ssrDir,
  findCard,
  officialCategories,
  publicUrl,
  cache,
  operator = null,
  ...joining
}: PagesDeps): Promise<Pages> {
  const template = await readPageTemplate(clientDir, publicUrl)
  // React and all screens: as long as the rest of the app takes to start.
  const loadRenderer = once(
    () => import(pathToFileURL(join(ssrDir, 'entry-server.js')).href) as Promise<Renderer>,
  )
  const unlistedPage = await compressPage(template.app(UNLISTED_TAGS))
  const presentPage = await compressPage(template.app(UNLISTED_TAGS, 'present'))
  const invitationPage = await compressPage(template.app(UNLISTED_TAGS, 'co-host'))
  const editorPage = await compressPage(template.app(UNLISTED_TAGS, 'create'))
  const newCardPage = once(async () => {
    const renderer = await loadRenderer()
    return compressPage(
      template.ssr({
        routeFile: 'create',
        markup: renderer.renderEditor(),
        head: UNLISTED_TAGS,
        data: { elementId: PAGE_EDITOR_ELEMENT_ID, value: null },
      }),
    )
  })
  const renderJoin = async (refusal: JoinRefusal | null) => {
    const renderer = await loadRenderer()
    return compressPage(
      template.ssr({
        routeFile: 'join',
        markup: renderer.renderJoin(refusal),
        head: UNLISTED_TAGS,
        data: { elementId: PAGE_JOIN_ELEMENT_ID, value: refusal },
      }),
    )
  }
  const joinPage = {
    field: once(() => renderJoin(null)),
    wrong: once(() => renderJoin('wrong')),
    ended: once(() => renderJoin('ended')),
    limited: once(() => renderJoin('limited')),
  }
  /** @param html renders the page, with absolute URLs of this origin */
  async function sendCached(
    req: Request,
    res: Response,
    { key, origin, html }: { key: string; origin: string | undefined; html: () => string },
  ): Promise<void> {
    sendBody(req, res, 200, await cache.page(`${key} ${origin ?? ''}`, encodingFor(req), html))
  }
  const router = Router()

  /** Without the database a card may exist: its screen retries by itself. */
  async function isKnown(cardId: string): Promise<boolean> {
    try {
      return (await findCard(cardId)) !== null
    } catch (error) {
      if (isDatabaseUnavailable(error)) return true
      throw error
    }
  }

  router.use([PLAY_NOTHING, CREATE, PRESENT, JOIN, CO_HOST, EMBED], unlisted)
  router.use(
    joinPages({ ...joining, page: (refusal) => joinPage[refusal ?? 'field'](), shell: unlistedPage }),
  )
  router.use(embedPages({ template, findCard, publicUrl, cache, loadRenderer }))
  router.get(PLAY, async (req: Request<{ cardId: string }>, res) => {
    const { cardId } = req.params
    if (!isCardId(cardId)) return sendPage(req, res, isTemporaryId(cardId) ? 200 : 404, unlistedPage)
    let card: Card | null
    try {
      card = await findCard(cardId)
    } catch (error) {
      // Without the database the app still starts, shows the error and retries by itself.
      if (!isDatabaseUnavailable(error)) throw error
      res.set('Retry-After', '1')
      return sendPage(req, res, 503, unlistedPage)
    }
    const renderer = await loadRenderer()
    const origin = pageOrigin(req, publicUrl)
    const html = () => {
      const head = card ? cardTags(card, origin) : UNLISTED_TAGS
      return template.play({ markup: renderer.renderPlay(cardId, card), head, cardId, card })
    }
    await sendCardPage(req, res, { cache, card, key: origin ?? '', html })
  })
  for (const [path, page] of [
    [EDIT, editorPage],
    [PRESENT, presentPage],
    [CO_HOST, invitationPage],
  ] as const)
    router.get(path, async (req: Request<{ cardId: string }>, res) => {
      const { cardId } = req.params
      const known = isTemporaryId(cardId) || (isCardId(cardId) && (await isKnown(cardId)))
      sendPage(req, res, known ? 200 : 404, page)
    })
  router.get(PLAY_NOTHING, (req, res) => sendPage(req, res, 200, unlistedPage))
  router.get(CREATE, async (req, res) => {
    // Server-rendered for guests only: what a signed-in user sees depends on the session.
    res.vary('Cookie')
    sendPage(req, res, 200, hasSignInHint(req) ? editorPage : await newCardPage())
  })
  router.get(APP_SHELL, unlisted, (req, res) => sendPage(req, res, 200, unlistedPage))
  router.get(LANDING, async (req, res) => {
    const renderer = await loadRenderer()
    const origin = pageOrigin(req, publicUrl)
    const weekday = new Date().getDay()
    const html = () =>
      template.ssr({
        routeFile: 'landing',
        markup: renderer.renderLanding(weekday),
        head: appTags(origin, LANDING),
        data: { elementId: PAGE_WEEKDAY_ELEMENT_ID, value: weekday },
      })
    await sendCached(req, res, { key: `${LANDING} ${weekday}`, origin, html })
  })
  const readCategories = cachedCategories(officialCategories)
  router.get(CATEGORIES, async (req, res, next) => {
    // The query holds another tab, a search or a sort order, which the browser renders.
    if (Object.keys(req.query).length > 0) return next()
    let official: Category[]
    try {
      official = await readCategories()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      return next()
    }
    const renderer = await loadRenderer()
    const origin = pageOrigin(req, publicUrl)
    const html = () =>
      template.ssr({
        routeFile: 'categories',
        markup: renderer.renderCategories(official),
        head: appTags(origin),
        data: { elementId: PAGE_CATEGORIES_ELEMENT_ID, value: official },
      })
    const state = official.map(({ categoryId, updatedAt, itemCount }) => [categoryId, updatedAt, itemCount])
    await sendCached(req, res, { key: `${CATEGORIES} ${JSON.stringify(state)}`, origin, html })
  })
  for (const page of LEGAL_PAGES)
    router.get(page.path, async (req, res) => {
      const renderer = await loadRenderer()
      const origin = pageOrigin(req, publicUrl)
      const html = () =>
        template.ssr({
          routeFile: 'legal',
          markup: renderer.renderLegal(page.path, operator),
          head: appTags(origin, page.path, page),
          data: { elementId: PAGE_OPERATOR_ELEMENT_ID, value: operator },
        })
      await sendCached(req, res, { key: page.path, origin, html })
    })
  router.get(SCREENS.developers, async (req, res) => {
    const origin = pageOrigin(req, publicUrl)
    const [renderer, reference] = await Promise.all([loadRenderer(), apiReference(origin)])
    const html = () =>
      template.ssr({
        routeFile: 'developers',
        markup: renderer.renderDevelopers(reference),
        head: appTags(origin, SCREENS.developers, DEVELOPERS_PAGE),
        data: { elementId: PAGE_REFERENCE_ELEMENT_ID, value: reference },
      })
    await sendCached(req, res, { key: SCREENS.developers, origin, html })
  })
  for (const { path, routeFile } of LISTED)
    router.get(path, async (req, res) => {
      const origin = pageOrigin(req, publicUrl)
      const html = () => template.app(appTags(origin), routeFile)
      await sendCached(req, res, { key: path, origin, html })
    })
  router.get('/{*path}', (req, res) => sendPage(req, res, 404, unlistedPage))
  return {
    router,
    warmUp: async () => {
      await loadRenderer()
    },
  }
}
