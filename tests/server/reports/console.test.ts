import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminLogModel } from '#server/models/admin-log.ts'
import { guestOf, signUp, type Person } from '#tests/server/cards/person.ts'
import { appForTest } from '#tests/support/app.ts'
import { HAS_REDIS, startRedis } from '#tests/support/redis-server.ts'
import { runBundled, runCommand, startServer } from '#tests/support/server-process.ts'
import { joinCard, listenTo } from '#tests/support/sockets.ts'
import { untilReady } from '#tests/support/until-ready.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { OPERATOR, PASSWORD, report } from './fixtures.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const dataDir = newFolder()

const settings = (dir: string) => ({ DATA_DIR: dir, MONGODB_URI: '' })
const run = (args: string[], dir = dataDir) => runBundled('admin', args, settings(dir))
const because = ['--reason', 'It shows a private address']
const sockets = () => readdirSync(dataDir).filter((name) => name.endsWith('.sock'))

describe('npm run admin', () => {
  let url: string
  let host: Person
  let output: () => string
  const operator = { OPERATOR_NAME: OPERATOR.name, OPERATOR_EMAIL: OPERATOR.email }
  const own = { PORT: '0', HOST: '127.0.0.1', PUBLIC_URL: 'http://bingo.example' }
  beforeAll(async () => {
    ;({ url, output } = await startServer({ ...own, ...operator, DATA_DIR: dataDir }))
    host = await signUp(url)
  })

  it.each<[string, string[]]>([
    ['no command', []],
    ['an unknown option', ['suspend', 'ann', '--force', ...because]],
    ['no reason', ['suspend', 'ann']],
    ['an unknown link', ['takedown', 'https://bingo.example/play/nosuchcard', ...because]],
    ['to describe an unknown user', ['user', 'no.such.user']],
    ['more than it reads', ['suspend', 'ann', '--reason', 'x'.repeat(20_000)]],
  ])('ADM-10: refuses %s', async (_, args) => {
    const { code, stdout, stderr } = await run(args)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).not.toContain('    at ')
    expect(stderr).not.toContain('No server runs')
    expect(stderr.trim()).not.toBe('')
  })

  it('ADM-10: says that no server is running', async () => {
    const { code, stderr } = await run(['reports'], join(dataDir, 'elsewhere'))
    expect([code, stderr]).toEqual([1, expect.stringContaining('No server runs with DATA_DIR=')])
  })

  it('ADM-10: takes a card down with the one line in docs/run.md, while it is played', async () => {
    const { cardId } = await host.makeCard({ title: 'Taken down' })
    const player = await joinCard(url, { cardId })
    await report(url, { cardId, email: 'lin@example.com' })
    expect((await run(['reports'])).stdout).toContain(`/play/${cardId}`)
    for (const link of [`http://evil.example/play/${cardId}`, `evil.example:80/embed/${cardId}?theme=dark`]) {
      const { code, stderr } = await run(['takedown', link, ...because])
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^This link leads to evil\.example\S*,.*\n$/)])
    }
    const [, line = ''] = /^ +npm run admin -- (takedown LINK .*)$/m.exec(
      readFileSync('docs/run.md', 'utf8'),
    )!
    const args = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!)
    const asked = args.map((arg) => (arg === 'LINK' ? `${url}/play/${cardId}` : arg))
    const done = await runCommand('admin', asked, settings(dataDir))
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(done.stdout).toContain('Reports decided: 1')
    await player.until(({ event }) => event === 'card:deleted')
    expect((await newVisitor(url).get(`/api/cards/${cardId}`)).status).toBe(410)
    const logged = output()
      .split('\n')
      .find((text) => text.includes('"admin_act"'))
    expect(JSON.parse(logged!)).toMatchObject({ act: 'take-down', by: 'console', reason: asked.at(-1) })
    expect(JSON.parse((await run(['reports'])).stdout)).toEqual([])
    const link = `https://Bingo.example/play/${cardId}`
    expect((await run(['restore', link, ...because])).code).toBe(0)
    expect((await newVisitor(url).get(`/api/cards/${cardId}`)).body.title).toBe('Taken down')
  })

  it('ADM-10 ACC-51: prints an invitation, and requires a reason', async () => {
    for (const target of [['new.teacher@school.example'], []]) {
      const invited = await run(['invite', ...target, ...because])
      expect([invited.code, invited.stderr]).toEqual([0, ''])
      expect(invited.stdout).toMatch(
        /^Hand this link to them\. It works once, for 7 days: \S+\/auth#[\w-]{22}\n$/,
      )
    }
    expect(await run(['invite', 'no-address', ...because])).toMatchObject({
      code: 1,
      stderr: 'Please enter a valid email\n',
    })
    expect((await run(['invite', 'ann@school.example'])).stderr).toMatch(/^Say why, with --reason/)
  })

  it('ADM-10: names the owner of a card, suspends, reinstates, sets a password with a link, and deletes', async () => {
    const { username, email } = host.user!
    const { cardId } = await host.makeCard()
    const { stdout } = await run(['user', `${url}/play/${cardId}`])
    expect(JSON.parse(stdout)).toMatchObject({ email, thing: { owner: username, state: 'live' } })
    expect(stdout).not.toContain('argon2')
    expect((await run(['suspend', username, ...because])).stdout).toBe(`Suspended: ${username}.\n`)
    expect((await host.call('GET', '/api/user')).status).toBe(401)
    const reinstate = () => run(['reinstate', username, ...because])
    expect((await reinstate()).stdout).toBe(`Reinstated: ${username}.\n`)
    expect(await reinstate()).toMatchObject({ code: 0, stdout: `${username} wasn't suspended.\n` })
    const reset = await run(['reset-password', username, ...because])
    const token = /reset-password#(\S+)/.exec(reset.stdout)![1]
    const set = { token, password: 'a brand new one' }
    expect((await guestOf(url).call('POST', '/api/reset-password', set)).status).toBe(204)
    const login = (password: string) => guestOf(url).call('POST', '/api/login', { email, password })
    expect([(await login(set.password)).status, (await login(PASSWORD)).status]).toEqual([200, 401])
    expect((await run(['delete', username, ...because])).code).toBe(0)
    expect((await login(set.password)).status).toBe(401)
  })

  it('ADM-10: is only for the user who runs the server', () => {
    expect(sockets()).toHaveLength(1)
    expect(statSync(join(dataDir, sockets()[0]!)).mode & 0o777).toBe(0o600)
  })

  it('ADM-10: keeps its socket open whatever it is sent', async () => {
    const tooLong = JSON.stringify({ command: 'user', target: 'x'.repeat(20_000) })
    for (const sent of ['', '{', '{"command":"eval"}', '[]', tooLong])
      await new Promise<void>((resolve) => {
        const socket = connect(join(dataDir, sockets()[0]!), () => socket.end(sent))
        socket.on('error', () => undefined).on('close', () => resolve())
        socket.resume()
      })
    expect((await run(['reports'])).code).toBe(0)
  })
})

describe.skipIf(!HAS_REDIS)('npm run admin with two servers on one database', () => {
  it('ADM-10: reaches either of them, and skips one that was killed', async () => {
    const redis = await startRedis()
    const app = await appForTest()
    const shared = newFolder()
    const env = {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: shared,
      MONGODB_URI: app.databaseUri,
      REDIS_URL: redis.url,
      SESSION_SECRET: 'x'.repeat(32),
    }
    const one = await startServer(env)
    const two = await startServer(env)
    for (const { url } of [one, two]) await untilReady(url, { redis: 'up' })
    const host = await signUp(one.url)
    const cards = [await host.makeCard(), await host.makeCard()]
    const screens = await Promise.all([one, two].map(({ url }) => listenTo(url)))
    for (const screen of screens) for (const { cardId } of cards) await screen.join({ cardId })
    const takeDown = async (cardId: string) => {
      expect(await run(['takedown', cardId, ...because], shared)).toMatchObject({ code: 0, stderr: '' })
    }
    await takeDown(cards[0]!.cardId)
    for (const screen of screens) await screen.until(({ event }) => event === 'card:deleted')
    one.signal('SIGKILL')
    await one.ended
    writeFileSync(join(shared, 'admin-nothing.sock'), '')
    await takeDown(cards[1]!.cardId)
    await screens[1]!.until(
      ({ event, payload }) => event === 'card:deleted' && payload.cardId === cards[1]!.cardId,
    )
    expect(await adminLogModel(app.database.connection).countDocuments({ by: 'console' })).toBe(2)
    await two.stop()
  })
})
