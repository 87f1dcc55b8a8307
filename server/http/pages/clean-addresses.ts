import type { Request, RequestHandler } from 'express'
import { CARD_ID_LENGTH } from '#shared/ids.ts'
import { cleanPath, parseIdPath, pathWithId } from '#shared/rules/clean-address.ts'
import { EMBED_PATH, SCREENS } from '#shared/screens.ts'
import { unlessGone } from '../../app-error.ts'
import type { FindCard } from '../../services/cards/cards.ts'
import type { CategoryPreview } from '../../services/categories/category-cards.ts'
import { framable } from '../security.ts'

type Find = () => Promise<string | undefined>

export interface CleanAddressesDeps {
  findCard: FindCard
  /** Throws AppError `not-found`, `removed`. */
  findCategory: (categoryId: string) => Promise<CategoryPreview>
  /** Completes a truncated id, unless the request's address has tried too many unknown ones. */
  limitCutIds: (req: Request, find: Find) => Promise<string | undefined>
}

/**
 * Redirects an address with more around its id to the clean one, and an id without its last `_` or `-` to the whole.
 */
export function cleanAddresses({ findCard, findCategory, limitCutIds }: CleanAddressesDeps): RequestHandler {
  /** Returns the path of the only card or category whose id begins with the truncated one. */
  async function wholePath(req: Request): Promise<string | undefined> {
    const { screen, id } = parseIdPath(req.path) ?? {}
    if (screen === undefined || id?.length !== CARD_ID_LENGTH - 1) return undefined
    return limitCutIds(req, async () => {
      const ids = [`${id}_`, `${id}-`]
      const find = screen === SCREENS.category ? findCategory : findCard
      // What was taken down counts as found: its page says so.
      const stored = await Promise.all(ids.map((one) => unlessGone<unknown>(find(one))))
      const [found, another] = ids.filter((_id, index) => stored[index] !== null)
      return found === undefined || another !== undefined ? undefined : pathWithId(screen, found)
    })
  }

  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const path = (await wholePath(req)) ?? cleanPath(req.path)
    if (path === req.path) return next()
    if (path.startsWith(pathWithId(EMBED_PATH, ''))) framable(req, res, () => undefined)
    res.redirect(302, path + (/\?.*/.exec(req.url)?.[0] ?? ''))
  }
}
