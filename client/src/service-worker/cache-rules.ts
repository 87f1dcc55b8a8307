import { endpoints } from '#shared/api.ts'
import { categoryLanguages, DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '#shared/languages.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import { EMBED, SCREENS } from '#shared/screens.ts'

const filled = (path: string, id: string): string => path.replace(/:\w+/, id)

/**
 * The calls with cached answers: official categories, which are the same for everyone. All other answers may
 * depend on the caller.
 */
const readsIn = (language: Language): readonly string[] => [
  endpoints.listPublicCategories.path + (language === DEFAULT_LANGUAGE ? '' : `?language=${language}`),
  ...officialCategoriesIn(language).flatMap(({ categoryId }) => [
    filled(endpoints.getCategory.path, categoryId),
    filled(endpoints.listContent.path, categoryId),
  ]),
]

/** The calls that are cached ahead for a page in this language. */
export const officialReads = (language: Language = DEFAULT_LANGUAGE): readonly string[] =>
  categoryLanguages(language).flatMap(readsIn)

/** As the server compares paths: without regard to case, or to a slash at the end. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i')
/** Of addresses for search engines, as `/de/categories`. */
const LANGUAGE_PREFIX = new RegExp(`^/(?:${LANGUAGE_TAGS.join('|')})(?=/|$)`, 'i')
const SCREEN_PATTERNS = Object.values(SCREENS).map(patternOf)
const FRAME_PATTERN = patternOf(EMBED)
const official = new Set(LANGUAGE_TAGS.flatMap(readsIn))

/** Whether a URL is a screen of the app, which the shell can render offline. */
export function isScreen({ pathname }: URL): boolean {
  const path = pathname.replace(LANGUAGE_PREFIX, '') || '/'
  return SCREEN_PATTERNS.some((pattern) => pattern.test(path))
}

/** Whether a URL is a card in a frame. */
export const isFrame = ({ pathname }: URL) => FRAME_PATTERN.test(pathname)

/** Whether a call may be answered from the cache. */
export function isOfficialRead(method: string, { pathname, search }: URL): boolean {
  return method === 'GET' && official.has(pathname + search)
}

/** A day: words of official categories change with releases, and rarely. */
const FRESH_MS = 24 * 60 * 60 * 1000

/**
 * Whether a cached answer is fresh.
 * @param date its `Date` header
 */
export function isFresh(date: string | null, nowMs: number): boolean {
  const ageMs = nowMs - Date.parse(date ?? '')
  // A clock that was set back must not keep an answer fresh forever.
  return ageMs < FRESH_MS && ageMs > -FRESH_MS
}
