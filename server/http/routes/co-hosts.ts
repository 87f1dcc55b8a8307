import type { RouteDeps } from '../api-deps.ts'
import { cardEtag } from '../etag.ts'
import { Answer, type Route } from '../route.ts'

/** The calls of co-hosts. */
export function coHostRoutes(route: Route, { cards: { coHosts }, limits }: RouteDeps): void {
  route('listSharedCards', ({ user, query }) => coHosts.listShared({ userId: user.id, ...query }))

  route('listCoHosts', ({ user, params: { cardId } }) => coHosts.list({ userId: user.id, cardId }))

  route('addCoHost', async ({ user, params: { cardId }, body: { username } }) => {
    await limits.grant(user.id)
    const { coHost, isNew } = await coHosts.add({ userId: user.id, cardId, username })
    return isNew ? coHost : new Answer(200, coHost)
  })

  route('removeCoHost', ({ user, params: { cardId, userId } }) =>
    coHosts.remove({ userId: user.id, cardId, personId: userId }),
  )

  route('createInvitation', ({ user, params: { cardId } }) => coHosts.invite({ userId: user.id, cardId }))

  route('endInvitation', ({ user, params: { cardId } }) => coHosts.endInvitation({ userId: user.id, cardId }))

  route('openInvitation', ({ user, params: { cardId }, body: { token } }) =>
    coHosts.open({ cardId, token, readerId: user?.id }),
  )

  route('acceptInvitation', async ({ user, params: { cardId }, body: { token }, res }) => {
    const card = await coHosts.accept({ userId: user.id, cardId, token })
    res.set('ETag', cardEtag(card))
    return card
  })
}
