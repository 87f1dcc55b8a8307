import type { Request } from 'express'
import type { CardReply } from '#shared/schemas/card.ts'
import type { RouteDeps } from '../api-deps.ts'
import { cardEtag, ifMatchCondition, namesEtag } from '../etag.ts'
import { Answer, type Route } from '../route.ts'

const caller = ({ id }: { id: string }, { accessToken }: Request) => ({
  userId: id,
  byToken: accessToken !== undefined,
})

/** The calls of cards, of their earlier versions and of recent plays. */
export function cardRoutes(route: Route, { cards, recentPlays }: RouteDeps): void {
  route('listMyCards', ({ user, query }) => cards.listMine({ userId: user.id, ...query }))

  route('getCard', async ({ params, user, req, res }) => {
    const card = await cards.get({ cardId: params.cardId, readerId: user?.id })
    const etag = cardEtag(card)
    res.setHeader('ETag', etag)
    return namesEtag(req.get('If-None-Match'), etag) ? new Answer<CardReply>(304) : card
  })

  route('createCard', async ({ user, body, req, res }) => {
    const { cardId, originSecret, ...content } = body
    const card = await cards.create({ ...caller(user, req), cardId, content, originSecret })
    res.set('ETag', cardEtag(card))
    return card
  })

  route('updateCard', async ({ params, user, body, req, res }) => {
    const condition = ifMatchCondition(req.get('If-Match'))
    const card = await cards.update({ ...caller(user, req), cardId: params.cardId, change: body, condition })
    res.set('ETag', cardEtag(card))
    return card
  })

  route('deleteCard', async ({ params, user, req }) => {
    const condition = ifMatchCondition(req.get('If-Match'))
    await cards.remove({ userId: user.id, cardId: params.cardId, condition })
  })

  route('listVersions', ({ user, params }) => cards.versions.list({ userId: user.id, ...params }))

  route('getVersion', ({ user, params }) => cards.versions.read({ userId: user.id, ...params }))

  route('recordPlay', ({ user, body }) => recentPlays.record({ userId: user.id, cardId: body.cardId }))

  route('listHistory', ({ user }) => recentPlays.list(user.id))
}
