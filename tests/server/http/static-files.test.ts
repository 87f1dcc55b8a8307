import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { useApp } from '#tests/support/app.ts'
import { useBuild } from '#tests/support/fake-build.ts'
import { newVisitor } from '#tests/support/visitor.ts'

const build = useBuild()
beforeAll(async () => {
  const logo = join(build.clientDir, 'logo.svg')
  await writeFile(`${logo}.br`, brotliCompressSync('<svg/>'))
  await writeFile(`${logo}.gz`, gzipSync('<svg/>'))
})
const app = useApp({ build })

it.each([
  '/index.html',
  '/%69ndex.html',
  '/index%2ehtml',
  '/csp-hashes.json',
  '/%63sp-hashes.json',
  '/ssr-page.js',
  '/%73sr-page.js',
  '/%2evite/manifest.json',
  '/.vite%2fmanifest.json',
])('SEC-23: %s is not a file of the app', async (path) => {
  const { status, headers } = await newVisitor(app.url).get(path)
  expect(status).toBe(404)
  expect(headers['cache-control']).toBe('no-cache, no-transform')
})

const FILE = 'the static picture'

it.each([
  ['bytes=4-9', 206, FILE.slice(4, 10)],
  ['bytes=4-', 206, FILE.slice(4)],
  ['bytes=4-999999', 206, FILE.slice(4)],
  ['bytes=999999-', 416, ''],
  // Ranges that are not one part of the file are ignored.
  ['bytes=9-1', 200, FILE],
  ['bytes=-5', 200, FILE],
  ['bytes=0-1,3-4', 200, FILE],
  ['bytes=1-x', 200, FILE],
  ['bytes=', 200, FILE],
  ['lines=1-2', 200, FILE],
])('FLT-12: the range %s of a file is answered with %i', async (range, expected, content) => {
  const response = await fetch(`${app.url}/link-picture.png`, { headers: { range } })
  expect([response.status, await response.text()]).toEqual([expected, content])
})

it.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip, br', 'br'],
  ['*', 'br'],
])('FLT-12: for Accept-Encoding: %s a file is sent with the encoding %s', async (accepted, coding) => {
  const { headers, status } = await newVisitor(app.url).get('/logo.svg', { 'accept-encoding': accepted })
  expect([status, headers['content-encoding']]).toEqual([200, coding])
})

it('FLT-12: a file is 304 with its headers if any form of If-None-Match matches it', async () => {
  const visitor = newVisitor(app.url)
  const { etag, vary, 'cache-control': kept } = (await visitor.get('/link-picture.png')).headers
  for (const asked of [etag, `"x", ${etag}`, '*', String(etag).replace('W/', '')]) {
    const { status, headers } = await visitor.get('/link-picture.png', { 'if-none-match': String(asked) })
    expect([asked, status, headers.etag, headers.vary, headers['cache-control']]).toEqual([
      asked,
      304,
      etag,
      vary,
      kept,
    ])
  }
  expect((await visitor.get('/link-picture.png', { 'if-none-match': '"x"' })).status).toBe(200)
  const page = await visitor.get('/')
  const again = await visitor.get('/', { 'if-none-match': String(page.headers.etag) })
  expect([page.status, again.status]).toEqual([200, 304])
})

it('SEC-23: a path that cannot be decoded is no server error, and other files are served', async () => {
  const visitor = newVisitor(app.url)
  expect((await visitor.get('/%zz')).status).toBeLessThan(500)
  expect((await visitor.get('/link-picture.png')).status).toBe(200)
  expect((await visitor.get('/assets/%61pp-1a2b3c.js')).status).toBe(200)
})

it('FLT-12: a file that was deleted since the start is 404', async () => {
  await rm(join(build.clientDir, 'logo.svg.br'))
  const visitor = newVisitor(app.url)
  const { status, headers } = await visitor.get('/logo.svg', { 'accept-encoding': 'br' })
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
    404,
    undefined,
    'no-store',
  ])
  expect((await visitor.get('/link-picture.png')).status).toBe(200)
})

it('UI-3: a file of another build is a plain 404 that is not cached', async () => {
  const { status, headers, body } = await newVisitor(app.url).get('/assets/app-of-another-build.js')
  expect([status, headers['cache-control'], body]).toEqual([404, 'no-store', 'Not found'])
})

it('SEC-8: a script has the headers of a file, and none of a page', async () => {
  const { headers } = await newVisitor(app.url).get('/assets/app-1a2b3c.js')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(Object.keys(headers).sort()).toEqual([
    'accept-ranges',
    'access-control-allow-origin',
    'cache-control',
    'connection',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'etag',
    'vary',
    'x-content-type-options',
  ])
})
