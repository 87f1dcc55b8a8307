import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { OFFICIAL_CONTENT } from '#server/database/official-content.ts'
import { screenSizes } from '../../scripts/lib/bench/page-sizes.mjs'
import { expect, test } from './fixtures.ts'

const CLIENT = 'dist/client'
/** The limit for scripts before the first paint, compressed with gzip. */
const PLAY_SCRIPTS_LIMIT_BYTES = 111_000
/** The limit for a frame's scripts, in addition to those of /play. */
const FRAME_SCRIPTS_LIMIT_BYTES = 3100
const ROUTE_SCRIPTS_LIMIT_BYTES = 166_500
/** A message that only the schemas of forms contain. */
const SCHEMA_MESSAGE = 'The body must be a JSON object'
/** The limit for the HTML of `/play/{cardId}`, compressed with brotli: a server sends 10 packets before it waits for an acknowledgement. */
const PAGE_LIMIT_BYTES = 14_000

const scriptsOf = (name: string) => screenSizes(CLIENT).find(({ screen }) => screen === name)!

test('PLAY-9: the scripts that /play needs before its first paint stay under the limit', () => {
  const { bytes, files } = scriptsOf('play')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(PLAY_SCRIPTS_LIMIT_BYTES)
})

test('EMB-9: a card in a frame needs little more than the scripts of /play', () => {
  expect(scriptsOf('embed').bytes - scriptsOf('play').bytes).toBeLessThanOrEqual(FRAME_SCRIPTS_LIMIT_BYTES)
})

test('UI-18: no route loads more scripts before its first paint than the limit, and none loads the schema of a form', async () => {
  const screens = screenSizes(CLIENT)
  const sizes = screens.map(({ screen, bytes }) => `${screen} ${bytes}`).join('\n')
  expect(screens.map(({ screen }) => screen)).toEqual(expect.arrayContaining(['auth', 'editor', 'my-cards']))
  expect(Math.max(...screens.map(({ bytes }) => bytes)), sizes).toBeLessThanOrEqual(ROUTE_SCRIPTS_LIMIT_BYTES)
  const files = [...new Set(screens.flatMap((one) => one.files.map(({ file }) => file)))]
  const scripts = await Promise.all(files.map((file) => readFile(`${CLIENT}/${file}`, 'utf8')))
  const withSchemas = files.filter((_, index) => scripts[index]!.includes(SCHEMA_MESSAGE))
  expect(withSchemas).toEqual([])
})

test('PLAY-21: a page full of long words fits into the first packets', async ({ hostedCard, baseURL }) => {
  // Uses the longest items of the official categories, because random letters would not compress like sentences.
  const sentences = OFFICIAL_CONTENT.flatMap(({ items }) => items.map(({ content }) => content))
  const longest = sentences.toSorted((one, other) => other.length - one.length).slice(0, 24)
  const { cardId } = await hostedCard({ cells: longest.toSpliced(12, 0, ''), hasFreeSpace: true })
  const sizes: Record<string, number> = {}
  for (const encoding of ['br', 'gzip'])
    sizes[encoding] = await new Promise<number>((resolve, reject) => {
      const url = new URL(`/play/${cardId}`, baseURL)
      get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
        let size = 0
        response.on('data', (chunk: Buffer) => (size += chunk.length))
        response.on('end', () => resolve(response.headers['content-encoding'] === encoding ? size : Infinity))
      }).on('error', reject)
    })
  expect(sizes.br).toBeGreaterThan(5000)
  expect(sizes.br).toBeLessThanOrEqual(PAGE_LIMIT_BYTES)
  // Browsers accept brotli; gzip is for proxies.
  expect(sizes.gzip).toBeLessThanOrEqual(PAGE_LIMIT_BYTES + 2000)
})
