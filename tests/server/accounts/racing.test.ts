import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { uniqueName } from '#tests/support/names.ts'
import { newVisitor, registeredVisitor, someRegistration, type Registration } from '#tests/support/visitor.ts'
import { countOfSessions, countOfUsers } from './stored.ts'

/** Two of them in one case, where there are two. */
const RACERS = 3
const TAKEN = { message: 'That username or email is already in use.', code: 'email-already-in-use' }

const app = useApp({ passwordHashing: undefined })
// At the default cost of a hash, which keeps the races wide open.

const atOnce = <T>(run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: RACERS }, (_, index) => run(index)))

describe('racing requests', () => {
  it.each<[string, (index: number, form: Registration) => object]>([
    ['username', (index, { username }) => ({ username: index % 2 ? username : username.toUpperCase() })],
    ['email', (index, { email }) => ({ email: index % 2 ? email : email.toUpperCase() })],
  ])(
    'ACC-4: of several that register one %s at once, in two cases, only one succeeds',
    async (_what, raced) => {
      const form = someRegistration()
      const [usersBefore, sessionsBefore] = [await countOfUsers(app), await countOfSessions(app)]
      const racers = await atOnce(async (index) => {
        const visitor = newVisitor(app.url)
        const answer = await visitor.post('/api/register', { ...someRegistration(), ...raced(index, form) })
        return { visitor, answer }
      })
      const winners = racers.filter(({ answer }) => answer.status === 201)
      expect(winners).toHaveLength(1)
      for (const { visitor, answer } of racers)
        if (answer.status === 201) expect((await visitor.get('/api/user')).body).toEqual(answer.body)
        else {
          expect([answer.status, answer.body]).toEqual([409, TAKEN])
          expect(visitor.cookies.size).toBe(0)
        }
      expect(await countOfUsers(app)).toBe(usersBefore + 1)
      expect(await countOfSessions(app)).toBe(sessionsBefore + 1)
    },
  )

  it('ACC-4 ACC-9: of several that change to one name at once one gets it, and the others keep theirs', async () => {
    const people = await atOnce(() => registeredVisitor(app.url))
    const username = uniqueName()
    const answers = await Promise.all(
      people.map(({ visitor }, index) =>
        visitor.patch('/api/profile', { username: index % 2 ? username : username.toUpperCase() }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const [index, { visitor, user }] of people.entries()) {
      const answer = answers[index]
      if (answer?.status !== 200) expect([answer?.status, answer?.body]).toEqual([409, TAKEN])
      const kept = answer?.status === 200 ? answer.body : user
      expect((await visitor.get('/api/user')).body).toEqual(kept)
    }
  })
})
