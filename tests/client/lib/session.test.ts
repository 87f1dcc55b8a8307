import { expect, it } from 'vitest'
import { confirmSession, followSession } from '#client/lib/session.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { store } from '#client/lib/store.ts'
import { useFakeApi } from '#tests/support/fake-api.ts'
import { rememberSignIn } from '../frame/app-page.tsx'

const api = useFakeApi()

it('ACC-8: a page that no longer follows the session asks nothing about a guest', () => {
  rememberSignIn(false)
  const stop = followSession()
  expect(store.get(sessionAtom)).toEqual({ status: 'signed-out' })
  stop()
  confirmSession()
  expect(api.current.of('GET /api/user')).toEqual([])
})
