import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { call, HAS_OPENSSL } from '#tests/support/nginx.ts'
import { INSTALLED_FOR_TWO, startProxy, type RunningProxy } from '#tests/support/proxies.ts'
import { forTest } from '#tests/support/use-started.ts'

const NAMES = ['one', 'two'] as const
const CALLS = 12

/** Starts a stand-in for an app server, which responds with its name and the body, and has one file of its own. */
function startStandIn(name: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isMissing = request.url!.startsWith('/assets/') && request.url !== `/assets/${name}.js`
    const answer = (body: string) =>
      response.writeHead(isMissing ? 404 : 200).end(isMissing ? 'Not found' : `${name} ${body}`)
    // After a body that is cut off, no client waits for a response.
    text(request).then(answer, () => undefined)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

describe.skipIf(!HAS_OPENSSL).each(INSTALLED_FOR_TWO)('%s in front of two servers', (name) => {
  let servers: Server[]
  let proxy: RunningProxy
  const texts = async (path: string, options: Parameters<typeof call>[1] = {}) => {
    const answers: string[] = []
    for (let number = 0; number < CALLS; number++)
      answers.push((await call(`${proxy.url}${path}`, options)).text)
    return answers
  }

  beforeEach(async () => {
    servers = await Promise.all(NAMES.map((one) => forTest(startStandIn(one))))
    const ports = servers.map((server) => String((server.address() as AddressInfo).port))
    proxy = await forTest(startProxy(name, ...ports))
  })

  it('OPS-38, NODE-6: alternates between them, and finds a file of either build', async () => {
    expect(new Set(await texts('/play/abcdefghij'))).toEqual(new Set(['one ', 'two ']))
    for (const one of NAMES) expect(new Set(await texts(`/assets/${one}.js`))).toEqual(new Set([`${one} `]))
    expect((await call(`${proxy.url}/assets/none.js`)).status).toBe(404)
  })

  it('OPS-38, NODE-6: sends the other every call, with its body, when one has ended', async () => {
    const edit = { method: 'PATCH', body: '{"title":"Changed"}' }
    servers[0]!.close()
    servers[0]!.closeAllConnections()
    // Caddy 2.6 answers some of the first calls with its own page, which the app's pages take for a restart and retry.
    await expect
      .poll(() => texts('/api/cards/abcdefghij', edit))
      .toEqual(Array(CALLS).fill(`two ${edit.body}`))
    expect(new Set(await texts('/assets/two.js'))).toEqual(new Set(['two ']))
  })
})
