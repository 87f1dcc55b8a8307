import { CARD_ID_PATTERN, extractId, isTemporaryId } from '../ids.ts'
import { EMBED_PATH, SCREENS } from '../screens.ts'

const { play, editCard, present, coHost, category } = SCREENS
const SCREENS_WITH_ID = [play, EMBED_PATH, editCard, present, coHost, category]
/** Matches a screen's path with an id, an optional trailing slash, and slashes that a link has twice. */
const PATH = /^\/+([^/]+)\/+([^/]+)\/?$/

/** The path of a screen with an id. */
export interface IdPath {
  /** The screen's path in Express syntax. */
  screen: string
  /** The id as the path has it. */
  given: string
  /** The id without what chat apps and people add to a link: a full stop, a bracket, a quote, a space, `&...`. */
  id: string
}

function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Finds the id in the path of a screen that has one. @param pathname as in a URL */
export function parseIdPath(pathname: string): IdPath | undefined {
  const [, name = '', segment = ''] = PATH.exec(pathname) ?? []
  const screen = SCREENS_WITH_ID.find((path) => pathWithId(path, '') === `/${name.toLowerCase()}/`)
  const given = tryDecode(segment)
  return screen === undefined ? undefined : { screen, given, id: extractId(given) }
}

export const pathWithId = (screen: string, id: string): string => screen.replace(/:\w+/, id)

/** Removes characters around the id in a path that no id contains, and repeated slashes. Other paths stay as they are. */
export function cleanPath(pathname: string): string {
  const { screen, given, id } = parseIdPath(pathname) ?? {}
  const isClean = screen === undefined || id === undefined || (id === given && !pathname.includes('//'))
  return isClean || !(CARD_ID_PATTERN.test(id) || isTemporaryId(id)) ? pathname : pathWithId(screen, id)
}
