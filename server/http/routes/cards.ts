import type { Request } from 'express'
import type { RouteDeps } from '../api-deps.ts'
import { ifMatchCondition } from './etag.ts'
import type { Route } from './route.ts'
import { AppError } from '../../app-error.ts'

const caller = ({ id }: { id: string }, { accessToken }: Request) => ({
  userId: id,
  byToken: accessToken !== undefined,
})

/** The calls of cards, of their earlier versions and of recent plays. */
export function cardRoutes(route: Route, { cards, recentPlays }: RouteDeps): void {
  route('listMyCards', ({ user, query }) => cards.listMine({ userId: user.id, ...query }))

  route('getCard', ({ params, user }) => cards.get({ cardId: params.cardId, readerId: user?.id }))

  route('createCard', ({ user, body, req }) => cards.create({ ...body, ...caller(user, req) }))

  route('updateCard', ({ params, user, body, req }) => {
    const condition = ifMatchCondition(req.get('If-Match'))
    return cards.writes.update({ ...caller(user, req), cardId: params.cardId, change: body, condition })
  })

  route('deleteCard', async ({ params, user, req }) => {
    const condition = ifMatchCondition(req.get('If-Match'))
    await cards.writes.remove({ userId: user.id, cardId: params.cardId, condition })
  })

  route('listDeletedCards', ({ user }) => cards.trash.list(user.id))

  route('restoreCard', ({ user, params: { id } }) => cards.restore({ userId: user.id, id }))

  route('deleteCardForGood', ({ user, params: { id } }) => cards.trash.deleteForGood({ userId: user.id, id }))

  route('listVersions', ({ user, params }) => cards.versions.list({ userId: user.id, ...params }))

  route('getVersion', ({ user, params }) => cards.versions.read({ userId: user.id, ...params }))

  route('recordPlay', ({ user, body }) => recentPlays.record({ userId: user.id, cardId: body.cardId }))

  route('listHistory', ({ user }) => recentPlays.list(user.id))
}

/** The calls of join codes. */
export function joinCodeRoutes(route: Route, { joinCodes, openJoinCode }: RouteDeps): void {
  route('renewJoinCode', ({ user, params, body }) => joinCodes.renew({ ...body, ...params, userId: user.id }))

  route('readJoinCode', async ({ params }) => ({ joinCode: await joinCodes.of(params.cardId) }))

  route('openJoinCode', async ({ params, req }) => {
    const found = await openJoinCode(req, params.code)
    if (found === 'ended')
      throw new AppError('not-found', 'This code has ended. Ask the host for a new one.', {
        data: { ended: true },
      })
    if (found === 'wrong')
      throw new AppError(
        'not-found',
        "That code doesn't lead to a card. Check the digits, or ask the host for a new one.",
      )
    return found
  })
}

/** The calls of co-hosts. */
export function coHostRoutes(route: Route, { cards: { coHosts }, limits }: RouteDeps): void {
  route('listSharedCards', ({ user, query }) => coHosts.listShared({ userId: user.id, ...query }))

  route('listCoHosts', ({ user, params: { cardId } }) => coHosts.list({ userId: user.id, cardId }))

  route('addCoHost', async ({ user, params: { cardId }, body: { username }, res }) => {
    await limits.grant(user.id)
    const { coHost, isNew } = await coHosts.add({ userId: user.id, cardId, username })
    if (!isNew) res.status(200)
    return coHost
  })

  route('removeCoHost', ({ user, params: { cardId, userId } }) =>
    coHosts.remove({ userId: user.id, cardId, personId: userId }),
  )

  route('createInvitation', ({ user, params: { cardId } }) => coHosts.invite({ userId: user.id, cardId }))

  route('endInvitation', ({ user, params: { cardId } }) => coHosts.endInvitation({ userId: user.id, cardId }))

  route('openInvitation', ({ user, params: { cardId }, body: { token } }) =>
    coHosts.open({ cardId, token, readerId: user?.id }),
  )

  route('acceptInvitation', ({ user, params: { cardId }, body: { token } }) =>
    coHosts.accept({ userId: user.id, cardId, token }),
  )
}
