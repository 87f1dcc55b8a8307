import { endpoints } from '#shared/api.ts'
import { categoryLanguages, DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '#shared/languages.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import { EMBED_PATH, SCREENS } from '#shared/screens.ts'

const filled = (path: string, id: string): string => path.replace(/:\w+/, id)

/**
 * Returns the calls whose responses are cached: those for official categories, which are the same for everyone. All
 * other responses may depend on the user.
 */
const readsIn = (language: Language): readonly string[] => [
  endpoints.listPublicCategories.path + (language === DEFAULT_LANGUAGE ? '' : `?language=${language}`),
  ...officialCategoriesIn(language).flatMap(({ categoryId }) => [
    filled(endpoints.getCategory.path, categoryId),
    filled(endpoints.listContent.path, categoryId),
  ]),
]

/** Returns the calls that are cached in advance for a page in this language. */
export const officialReads = (language: Language = DEFAULT_LANGUAGE): readonly string[] =>
  categoryLanguages(language).flatMap(readsIn)

/** Returns a pattern that matches paths as the server does: regardless of case and of a trailing slash. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')
/** The prefix of addresses for search engines, such as `/de/categories`. */
const LANGUAGE_PREFIX = new RegExp(`^/(?:${LANGUAGE_TAGS.join('|')})(?=/|$)`, 'i')
const SCREEN_PATTERNS = Object.values(SCREENS).map(patternOf)
const FRAME_PATTERN = patternOf(EMBED_PATH)
const official = new Set(LANGUAGE_TAGS.flatMap(readsIn))

/** Returns whether a URL is a screen of the app, which the shell can render offline. */
export function isScreen({ pathname }: URL): boolean {
  const path = pathname.replace(LANGUAGE_PREFIX, '') || '/'
  return SCREEN_PATTERNS.some((pattern) => pattern.test(path))
}

/** Returns whether a URL is a card in a frame. */
export const isFrame = ({ pathname }: URL) => FRAME_PATTERN.test(pathname)

/** Returns whether a call may be answered from the cache. */
export function isOfficialRead(method: string, { pathname, search }: URL): boolean {
  return method === 'GET' && official.has(pathname + search)
}

/** One day, because the items of official categories change rarely, and only with releases. */
const FRESH_MS = 24 * 60 * 60 * 1000

/**
 * Returns whether a cached response is fresh.
 * @param date the response's `Date` header
 */
export function isFresh(date: string | null, nowMs: number): boolean {
  const ageMs = nowMs - Date.parse(date ?? '')
  // If the clock was set back, the response must not stay fresh forever.
  return ageMs < FRESH_MS && ageMs > -FRESH_MS
}
