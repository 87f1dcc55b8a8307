import { useEach, useStarted } from '#tests/support/use-started.ts'
import { type Answer, newVisitor, registeredVisitor, type Visitor } from '#tests/support/visitor.ts'

/** A visitor, with calls about cards. */
export interface Person {
  visitor: Visitor
  /** Undefined when signed out. */
  user: { id: string; username: string; email: string } | undefined
  /** Sends a request. @param body sent as JSON, or unchanged if it is a string */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  makeCard: Visitor['makeCard']
  patch: (cardId: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** The same browser on another server of the same site. */
  at: (otherUrl: string) => Person
}

function personOf(visitor: Visitor, user: Person['user']): Person {
  const call: Person['call'] = (method, path, body, headers = {}) =>
    visitor.send(method, path, { body, headers })
  return {
    user,
    visitor,
    call,
    makeCard: visitor.makeCard,
    patch: (cardId, body, headers) => call('PATCH', `/api/cards/${cardId}`, body, headers),
    at: (otherUrl) => personOf(newVisitor(otherUrl, visitor.cookies), user),
  }
}

/** Returns a signed-out client. */
export function guestOf(url: string): Person {
  return personOf(newVisitor(url), undefined)
}

/** Registers a new user, who is then signed in. */
export async function signUp(url: string): Promise<Person> {
  const { visitor, user } = await registeredVisitor(url)
  return personOf(visitor, user)
}

/** Returns a signed-out client for the tests of a file or a group. */
export function useGuest(app: { url: string }): Person {
  return useStarted(() => Promise.resolve(guestOf(app.url)))
}

/** Registers a new user for the tests of a file or a group. */
export function usePerson(app: { url: string }): Person {
  return useStarted(() => signUp(app.url))
}

export function useNewPerson(app: { url: string }): Person {
  return useEach(() => signUp(app.url))
}
