import { Router, type Request, type Response } from 'express'
import type { JoinRefusal } from '#shared/page.ts'
import { joinCodeSchema } from '#shared/schemas/join-code.ts'
import { SCREENS } from '#shared/screens.ts'
import { AppError } from '../app-error.ts'
import { UNLISTED_TAGS } from './meta-tags.ts'
import type { OpenJoinCode } from './open-join-code.ts'
import type { PageCache } from './page-cache.ts'
import type { PageTemplate } from './page-template.ts'
import type { RefusalLog } from './refusal-log.ts'

export interface JoinPagesDeps {
  openJoinCode: OpenJoinCode
  /** Counts and logs a refusal, as that of a call is. */
  reportRefusal: RefusalLog
  template: PageTemplate
  cache: PageCache
}

/**
 * `/j/482193` leads to the card that has the code, and `/j?code=482193` too, which the field sends where no script runs. Any other
 * code leads to a page with the field, which says whether it lately led somewhere.
 */
export function joinPages({ openJoinCode, reportRefusal, template, cache }: JoinPagesDeps): Router {
  const router = Router()

  /** Sends the page with the field, and why a code was refused. */
  function sendField(
    req: Request,
    res: Response,
    status: number,
    joinRefusal: JoinRefusal | null,
  ): Promise<void> {
    const path = SCREENS.join
    const html = () => template.ssr({ routeFile: 'join', path, head: UNLISTED_TAGS, data: { joinRefusal } })
    return cache.send(req, res, { status, key: `${path} ${joinRefusal}`, html })
  }

  async function answer(req: Request, res: Response, given: unknown): Promise<void> {
    const code = joinCodeSchema.safeParse(given)
    try {
      const found = code.success ? await openJoinCode(req, code.data) : 'wrong'
      if (typeof found === 'string') return await sendField(req, res, 404, found)
      const path = SCREENS.play.replace(':cardId', found.cardId)
      // A code may lead to another card tomorrow.
      res.set('Cache-Control', 'no-store').redirect(302, found.shuffle ? `${path}?shuffle` : path)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error
      reportRefusal(req, error)
      res.set('Retry-After', String(error.details.retryAfterSeconds))
      await sendField(req, res, 429, 'limited')
    }
  }

  router.get(SCREENS.joinByCode, (req: Request<{ code: string }>, res) => answer(req, res, req.params.code))
  router.get(SCREENS.join, async (req, res) => {
    const { code } = req.query
    if (code === undefined) return sendField(req, res, 200, null)
    return answer(req, res, code)
  })
  return router
}
