import { Router } from 'express'
import { z } from 'zod'
import { endpoints } from '#shared/api.ts'
import {
  cardIdSchema,
  createCardBody,
  myCardsQuery,
  patchCardBody,
  type CardReply,
} from '#shared/schemas/card.ts'
import { AppError } from '../../app-error.ts'
import type { VersionCondition } from '../../services/card-writes.ts'
import type { Cards } from '../../services/cards.ts'
import { cardEtag, ifMatchCondition, namesEtag } from '../etag.ts'
import { deleting, signedIn, writing } from '../guards.ts'
import type { RateLimits } from '../rate-limits.ts'
import { Answer, route } from '../route.ts'

const cardPath = z.object({ cardId: cardIdSchema })

/** The condition of a write's If-Match header. A malformed header is refused, not ignored. */
function conditionOf(ifMatch: string | undefined): VersionCondition | undefined {
  const condition = ifMatchCondition(ifMatch)
  if (condition !== 'malformed') return condition
  const message = 'If-Match must be *, or entity tags such as "v7"'
  throw new AppError('invalid', message, { fields: { 'If-Match': message } })
}

/** The calls of cards. */
export function cardRoutes({ cards, limits }: { cards: Cards; limits: RateLimits }): Router {
  const router = Router()
  const guards = [signedIn, writing(limits)] as const

  route(router, endpoints.listMyCards, { query: myCardsQuery, guards: [signedIn] }, ({ user, query }) =>
    cards.listMine({ userId: user.id, ...query }),
  )

  route(router, endpoints.getCard, { params: cardPath }, async ({ params, user, req, res }) => {
    const card = await cards.get({ cardId: params.cardId, readerId: user?.id })
    const etag = cardEtag(card)
    res.setHeader('ETag', etag)
    return namesEtag(req.get('If-None-Match'), etag) ? new Answer<CardReply>(304) : card
  })

  route(router, endpoints.createCard, { body: createCardBody, guards }, async ({ user, body, res }) => {
    const { cardId, ...content } = body
    const card = await cards.create({ userId: user.id, cardId, content })
    res.set('ETag', cardEtag(card))
    return card
  })

  route(
    router,
    endpoints.updateCard,
    { params: cardPath, body: patchCardBody, guards },
    async ({ params, user, body, req, res }) => {
      const condition = conditionOf(req.get('If-Match'))
      const card = await cards.update({ userId: user.id, cardId: params.cardId, change: body, condition })
      res.set('ETag', cardEtag(card))
      return card
    },
  )

  route(
    router,
    endpoints.deleteCard,
    { params: cardPath, guards: [...guards, deleting(limits)] },
    async ({ params, user, req }) => {
      const condition = conditionOf(req.get('If-Match'))
      await cards.remove({ userId: user.id, cardId: params.cardId, condition })
    },
  )

  return router
}
