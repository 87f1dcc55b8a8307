import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished, beforeEach } from 'vitest'
import { createRateLimits } from '#server/http/limits/rate-limits.ts'
import { openApiDocument } from '#server/http/openapi/document.ts'
import type { CallName } from '#shared/api.ts'
import { EXAMPLE_LANGUAGES, referenceOf, type ApiRequest } from '#shared/api-reference.ts'
import { CALL_NAMES, callOf } from '#shared/contract/calls.ts'
import { socketExample } from '#shared/socket-example.ts'
import { successesOf } from '#tests/support/contract/successes.ts'
import { useApp } from '#tests/support/app.ts'
import { storeWorld, type World } from '#tests/support/contract/world.ts'
import { join } from 'node:path'
import { recipesFor } from '#shared/recipes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const run = promisify(execFile)

const app = useApp({ limits: { ...createRateLimits(), registration: () => Promise.resolve() } })

/** Returns the calls as the page for developers shows them for this server. */
const reference = () => referenceOf(openApiDocument(), app.url)
const IN_LINES = referenceOf(openApiDocument(), 'http://nowhere').calls.filter(
  ({ request }) => request !== undefined,
)

/** Runs a line in a shell. @returns the status of the response */
async function statusOf(curl: string, token: string): Promise<number> {
  const line = `${curl} -sS -o /dev/null -w '%{http_code}'`
  const { stdout } = await run('sh', ['-c', line], { env: { ...process.env, TOKEN: token, NO_PROXY: '*' } })
  return Number(stdout)
}

/** Runs an example for Node. @returns the status of the response, which is not an error */
async function statusInNode(javascript: string, token: string): Promise<number> {
  const source = `const [TOKEN] = process.argv.slice(1)\n${javascript}\nconsole.log(response.status)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', source, token])
  return Number(stdout)
}

const { curl: curlOf, JavaScript: javascriptOf, Python: pythonOf } = EXAMPLE_LANGUAGES

describe('the sample code on the page for developers', () => {
  it('API-13: exists for each call that a token can make, and for each public one that reads', () => {
    const names = IN_LINES.map(({ name }) => name)
    const byToken = CALL_NAMES.filter((name) => callOf(name).scope !== undefined)
    expect(names).toEqual(
      expect.arrayContaining([...byToken, 'getConfig', 'getOpenApi', 'getOEmbed', 'listPublicCategories']),
    )
    expect(names).not.toContain('login')
    // The calls about cards come first.
    expect(IN_LINES.slice(0, byToken.length).map(({ group }) => group)).toEqual(byToken.map(() => 'Cards'))
  })

  let world: World | undefined

  it.each(IN_LINES.map(({ name }) => name as CallName))(
    'API-13 API-12: works in a shell as written for %s',
    async (name) => {
      const { token } = (world ??= await storeWorld(app))
      // A call that only reads leaves the world as it was.
      if (callOf(name).method !== 'GET') world = undefined
      const { request } = reference().calls.find((call) => call.name === name)!
      expect(successesOf(name)).toContain(await statusOf(curlOf(request!), token))
    },
  )

  it.each<CallName>(['getConfig', 'listMyCards', 'updateCard', 'deleteCard'])(
    'API-13: works in JavaScript as written for %s',
    async (name) => {
      const { token } = await storeWorld(app)
      const { request } = reference().calls.find((call) => call.name === name)!
      expect(successesOf(name)).toContain(await statusInNode(javascriptOf(request!), token))
    },
  )

  it('API-13: reports in JavaScript why a call is refused', async () => {
    const { request } = reference().calls.find(({ name }) => name === 'updateCard')!
    await expect(statusInNode(javascriptOf(request!), 'no token')).rejects.toThrow('invalid-token')
  })

  it('API-13: uses Python’s names for constants in Python', () => {
    const body = { title: 'true or "false"', hasFreeSpace: true, freeSpaceImageUrl: null }
    const request: ApiRequest = {
      method: 'PATCH',
      url: 'https://bingo.example/api/cards/V1StGXR8_Z',
      body,
      needsToken: true,
    }
    expect(pythonOf(request).split('\n')).toEqual([
      'response = requests.patch(',
      '    "https://bingo.example/api/cards/V1StGXR8_Z",',
      '    headers={"Authorization": f"Bearer {TOKEN}"},',
      String.raw`    json={"title":"true or \"false\"","hasFreeSpace":True,"freeSpaceImageUrl":None},`,
      ')',
      'response.raise_for_status()',
    ])
  })

  it('API-13: quotes what a shell would otherwise interpret', () => {
    const { calls } = reference()
    expect(curlOf(calls.find(({ name }) => name === 'listMyCards')!.request!)).toBe(
      `curl '${app.url}/api/my-cards?q=stand-up' \\\n  -H "Authorization: Bearer $TOKEN"`,
    )
  })
})

it.each(['README.md', 'docs/protocol.md'])(
  'API-13: the shell command in %s works as written',
  async (file) => {
    const { token } = await storeWorld(app)
    const [, curl = ''] = /^ {4}(curl -X PATCH .*(?:\n {6}.*)*)/m.exec(readFileSync(file, 'utf8')) ?? []
    expect(await statusOf(curl.replace('http://localhost:3000', app.url), token)).toBe(200)
  },
)

it('API-13: docs/protocol.md shows the socket client', () => {
  expect(readFileSync('docs/protocol.md', 'utf8')).toContain(socketExample('http://localhost:3000'))
})

describe('the socket client', () => {
  // Not the app above, where the card went back from version 2 to 1: within the throttle's 250 ms, a second version 2
  // is not pushed.
  const live = useApp({ realtime: { versionHeartbeatMs: 100 } })

  it('API-13: works as written: it follows a card, catches up, and ends with the card', async () => {
    const { token, ada } = await storeWorld(live)
    const source = socketExample(live.url)
    expect(source.split('\n').length).toBeLessThanOrEqual(24)
    const child = spawn(process.execPath, ['--input-type=module', '-'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    // A process that keeps running would keep the test worker alive.
    onTestFinished(() => void child.kill())
    const ended = once(child, 'exit')
    child.stdin.end(source)
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const nextLine = async () => (await lines.next()).value as string

    expect(await nextLine()).toMatch(/^1 Stand-up bingo Square 0 \| /)
    const { calls } = referenceOf(openApiDocument(), live.url)
    const { request } = calls.find(({ name }) => name === 'updateCard')!
    expect(await statusOf(curlOf(request!), token)).toBe(200)
    expect(await nextLine()).toMatch(/^2 Stand-up bingo .*Who just joined\?/)
    // Changes by another server or by restoring a backup are not pushed.
    await live.changeElsewhere('V1StGXR8_Z', { version: 7, title: 'Missed' })
    expect(await nextLine()).toMatch(/^7 Missed /)
    await live.changeElsewhere('V1StGXR8_Z', { version: 3, title: 'Restored' })
    expect(await nextLine()).toMatch(/^3 Restored /)
    expect((await ada.send('DELETE', '/api/cards/V1StGXR8_Z')).status).toBe(204)
    expect(await ended).toEqual([0, null])
  })
})

const ORIGIN = 'http://localhost:3000'
const WORDS = 'Who just joined?'
const PATH = '/api/cards/V1StGXR8_Z'

/** The code blocks of docs/recipes.md, without their indentation. */
const BLOCKS = [
  ...readFileSync('docs/recipes.md', 'utf8').matchAll(/^ {4}.*\n(?: {4}.*\n|\n(?= {4}))*/gm),
].map(([block]) => block.replaceAll(/^ {4}/gm, ''))
const blockWith = (start: string) => BLOCKS.find((block) => block.startsWith(start))!

let token: string
const folder = newFolder()
const asBot = () => ({ authorization: `Bearer ${token}` })
const change = (body: object) => newVisitor(app.url).send('PATCH', PATH, { body, headers: asBot() })
const stored = async () => (await newVisitor(app.url).get(PATH)).body as Card
const env = () => ({ ...process.env, TOKEN: token, NO_PROXY: '*' })
/** Runs a block of the document as it is written there, against this server. */
const inShell = (block: string) => run('sh', ['-c', block.replaceAll(ORIGIN, app.url)], { env: env() })

async function bingo(...words: string[]): Promise<string> {
  const script = join(folder, 'bingo.mjs')
  writeFileSync(script, blockWith('// node bingo.mjs').replaceAll(ORIGIN, app.url))
  return (await run(process.execPath, [script, ...words], { env: env() })).stdout.trim()
}

describe('docs/recipes.md', () => {
  beforeEach(async () => {
    token = (await storeWorld(app)).token
    await change({ cells: { 7: WORDS }, gridSize: 5, hasFreeSpace: true })
  })

  it('API-16: has the recipes of the page for developers', () => {
    const recipes = recipesFor({ origin: ORIGIN, cardId: 'V1StGXR8_Z', words: WORDS })
    expect(BLOCKS).toEqual(recipes.map(({ lines }) => `${lines.trim()}\n`))
  })

  it('API-16: has commands that work as written: one calls a word, one takes it back', async () => {
    const commands = BLOCKS.filter((block) => block.startsWith('curl'))
    expect(commands).toHaveLength(2)
    await inShell(commands[0]!)
    await inShell(commands[0]!)
    expect((await stored()).called).toEqual([WORDS])
    await inShell(commands[1]!)
    expect((await stored()).called).toEqual([])
  })

  it('API-16: has a chat bot script that calls, takes back, and fills the next empty square', async () => {
    await change({ cells: { 3: '', 20: '' }, gridSize: 5, hasFreeSpace: true })
    expect(await bingo('call', WORDS)).toBe('Done.')
    expect((await stored()).called).toEqual([WORDS])
    expect(await bingo('uncall', WORDS)).toBe('Done.')
    expect((await stored()).called).toEqual([])
    expect(await bingo('fill', 'Dog barks')).toBe('Done.')
    expect(await bingo('fill', 'Cat walks by')).toBe('Done.')
    const { cells } = await stored()
    expect([cells[3], cells[20]]).toEqual(['Dog barks', 'Cat walks by'])
    expect(await bingo('fill', 'One more')).toBe('Every square is filled.')
    expect(await bingo('call', 'Never written')).toBe('No square says this.')
    expect(await stored()).toMatchObject({ cells, called: [] })
  })

  it('API-16: has a Stream Deck request that calls a word', async () => {
    const [head, body] = blockWith('PATCH').replace(' TOKEN', ` ${token}`).split('\n\n')
    const [first, ...lines] = head!.split('\n')
    const [method, url] = first!.replace(ORIGIN, app.url).split(' ')
    const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
    expect((await fetch(url!, { method: method!, headers, body: body! })).status).toBe(200)
    expect((await stored()).called).toEqual([WORDS])
  })
})
