import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { createRateLimits } from '#server/http/limits/rate-limits.ts'
import { recipesFor } from '#shared/recipes.ts'
import type { Card } from '#shared/schemas/card.ts'
import { useApp } from '#tests/support/app.ts'
import { storeWorld } from '#tests/support/contract/world.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { newFolder } from '#tests/support/new-folder.ts'

const run = promisify(execFile)
const ORIGIN = 'http://localhost:3000'
const WORDS = 'Who just joined?'
const PATH = '/api/cards/V1StGXR8_Z'

/** The blocks of docs/recipes.md, without their indent. */
const BLOCKS = [
  ...readFileSync('docs/recipes.md', 'utf8').matchAll(/^ {4}.*\n(?: {4}.*\n|\n(?= {4}))*/gm),
].map(([block]) => block.replaceAll(/^ {4}/gm, ''))
const blockWith = (start: string) => BLOCKS.find((block) => block.startsWith(start))!

let token: string
const folder = newFolder()
const app = useApp({ limits: { ...createRateLimits(), registration: () => Promise.resolve() } })
beforeEach(async () => {
  token = (await storeWorld(app)).token
  await change({ cells: { 7: WORDS }, gridSize: 5, hasFreeSpace: true })
})

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
  it('API-16: has the recipes of the page for developers', () => {
    const recipes = recipesFor({ origin: ORIGIN, cardId: 'V1StGXR8_Z', words: WORDS })
    expect(BLOCKS).toEqual(recipes.map(({ lines }) => `${lines.trim()}\n`))
  })

  it('API-16: the commands work as they are written: one calls a word, one takes it back', async () => {
    const commands = BLOCKS.filter((block) => block.startsWith('curl'))
    expect(commands).toHaveLength(2)
    await inShell(commands[0]!)
    await inShell(commands[0]!)
    expect((await stored()).called).toEqual([WORDS])
    await inShell(commands[1]!)
    expect((await stored()).called).toEqual([])
  })

  it('API-16: the script for a chat bot calls, takes back, and fills the next empty square', async () => {
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

  it('API-16: the request of the Stream Deck calls a word', async () => {
    const [head, body] = blockWith('PATCH').replace(' TOKEN', ` ${token}`).split('\n\n')
    const [first, ...lines] = head!.split('\n')
    const [method, url] = first!.replace(ORIGIN, app.url).split(' ')
    const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
    expect((await fetch(url!, { method: method!, headers, body: body! })).status).toBe(200)
    expect((await stored()).called).toEqual([WORDS])
  })
})
