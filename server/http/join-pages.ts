import { Router, type Request, type Response } from 'express'
import type { JoinRefusal } from '#shared/page.ts'
import { joinCodeSchema } from '#shared/schemas/join-code.ts'
import { SCREENS } from '#shared/screens.ts'
import { AppError } from '../app-error.ts'
import { isDatabaseUnavailable } from '../database/errors.ts'
import type { OpenJoinCode } from './open-join-code.ts'
import type { CompressedPage } from './page-cache.ts'
import type { RefusalLog } from './refusal-log.ts'
import { sendPage } from './send-page.ts'

export interface JoinPagesDeps {
  openJoinCode: OpenJoinCode
  /** Counts and logs a refusal, as that of a call is. */
  reportRefusal: RefusalLog
  /** The page with the field, and why a code was refused. */
  page: (refusal: JoinRefusal | null) => Promise<CompressedPage>
  /** Tries the code of its address again by itself, in the browser. */
  shell: CompressedPage
}

/**
 * `/j/482193` leads to the card that has the code, and `/j?code=482193` too, which the field sends where no script runs. Any other
 * code leads to a page with the field, which says whether it lately led somewhere.
 */
export function joinPages({ openJoinCode, reportRefusal, page, shell }: JoinPagesDeps): Router {
  const router = Router()

  async function answer(req: Request, res: Response, given: unknown): Promise<void> {
    const code = joinCodeSchema.safeParse(given)
    try {
      const found = code.success ? await openJoinCode(req, code.data) : 'wrong'
      if (typeof found === 'string') return sendPage(req, res, 404, await page(found))
      const path = SCREENS.play.replace(':cardId', found.cardId)
      // A code may lead to another card tomorrow.
      res.set('Cache-Control', 'no-store').redirect(302, found.shuffle ? `${path}?shuffle` : path)
    } catch (error) {
      if (isDatabaseUnavailable(error)) {
        res.set('Retry-After', '1')
        return sendPage(req, res, 503, shell)
      }
      if (!(error instanceof AppError)) throw error
      reportRefusal(req, error)
      res.set('Retry-After', String(error.details.retryAfterSeconds))
      sendPage(req, res, 429, await page('limited'))
    }
  }

  router.get(SCREENS.joinByCode, (req: Request<{ code: string }>, res) => answer(req, res, req.params.code))
  router.get(SCREENS.join, async (req, res) => {
    const { code } = req.query
    if (code === undefined) return sendPage(req, res, 200, await page(null))
    return answer(req, res, code)
  })
  return router
}
