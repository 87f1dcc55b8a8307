import type { NewAccessToken } from '#shared/contract/answers.ts'
import type { TokenScope } from '#shared/account-choices.ts'
import { accessTokenModel } from '#server/models/access-token.ts'
import type { TestApp } from '#tests/support/app.ts'
import { bodyOf, newVisitor, type Answer, type Sent, type Visitor } from '#tests/support/visitor.ts'

export const TOKENS = '/api/tokens'

/** Creates a token of a signed-in visitor; fails the test if the server refuses. */
export async function makeToken(
  visitor: Visitor,
  scope: TokenScope = 'cards:write',
): Promise<NewAccessToken> {
  return bodyOf(await visitor.post(TOKENS, { name: 'Score bot', scope }), 201)
}

/** Returns a client that authenticates by a token alone, like a script. */
export function scriptWith(
  url: string,
  token: string,
): (method: string, path: string, sent?: Sent) => Promise<Answer> {
  const { send } = newVisitor(url)
  return (method, path, { headers = {}, body } = {}) =>
    send(method, path, { headers: { authorization: `Bearer ${token}`, ...headers }, body })
}

/** The stored tokens, read directly from the database. */
export const storedTokens = (app: Pick<TestApp, 'database'>) => accessTokenModel(app.database.connection)
