import { CARD_ID_PATTERN, idIn, isTemporaryId } from '../ids.ts'
import { EMBED, SCREENS } from '../screens.ts'

const { play, editCard, present, coHost, category } = SCREENS
const SCREENS_WITH_ID = [play, EMBED, editCard, present, coHost, category]
/** A screen, its id as given, and a slash at the end. */
const PATH = /^(\/[^/]+\/)([^/]+)\/?$/

/** An address with an id. */
export interface IdAddress {
  /** In the syntax of Express. */
  screen: string
  /** As the address has it. */
  given: string
  /** Without what chats and people add to a link: a full stop, a bracket, a quote, a space, `&...`. */
  id: string
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The id in the path of a screen that has one. @param pathname as in an address */
export function idAddress(pathname: string): IdAddress | undefined {
  const [, start = '', segment = ''] = PATH.exec(pathname) ?? []
  const screen = SCREENS_WITH_ID.find((one) => one.replace(/:.*/, '') === start.toLowerCase())
  const given = decoded(segment)
  return screen === undefined ? undefined : { screen, given, id: idIn(given) }
}

export const pathOf = (screen: string, id: string): string => screen.replace(/:\w+/, id)

/** A path without what no id contains around its id; any other as it is. */
export function cleanPath(pathname: string): string {
  const { screen, given, id } = idAddress(pathname) ?? {}
  const isClean = screen === undefined || id === undefined || id === given
  return isClean || !(CARD_ID_PATTERN.test(id) || isTemporaryId(id)) ? pathname : pathOf(screen, id)
}
