import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { makeBuild, type Build } from '#tests/support/fake-build.ts'
import { newVisitor } from '#tests/support/visitor.ts'

let build: Build
let app: TestApp
beforeAll(async () => {
  build = await makeBuild()
  app = await startApp({ build })
})
afterAll(async () => {
  await app.close()
  await build.dispose()
})

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
])('SEC-23: %s is no file of the app', async (path) => {
  const { status, headers } = await newVisitor(app.url).get(path)
  expect(status).toBe(404)
  expect(headers['cache-control']).toBe('no-cache')
})

it('SEC-23: a path that cannot be decoded is an unknown address, and other files are served', async () => {
  const visitor = newVisitor(app.url)
  expect((await visitor.get('/%zz')).status).toBeLessThan(500)
  expect((await visitor.get('/link-picture.png')).status).toBe(200)
  expect((await visitor.get('/assets/%61pp-1a2b3c.js')).status).toBe(200)
})
