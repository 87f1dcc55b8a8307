import { expect, it } from 'vitest'
import { appForTest, useApp } from '#tests/support/app.ts'
import { newVisitor } from '#tests/support/visitor.ts'
import { writtenLog } from '#tests/support/written-log.ts'

const shared = useApp()

it.each<[what: string, hops: number, given: string | undefined, warned: boolean]>([
  ['a proxy that nobody has told of', 0, '10.0.0.9', true],
  ['no proxy', 0, undefined, false],
  ['the proxy that was told of', 1, '8.8.8.8', false],
  ['the proxy, and an address that its caller has made up', 1, '1.1.1.1, 8.8.8.8', false],
  ['one proxy where two were told of', 2, '8.8.8.8', true],
  ['both of two', 2, '8.8.8.8, 10.0.0.9', false],
  ['the nearer one of two, which probes the app', 2, '10.0.0.9', false],
])('OPS-23: a call by %s: TRUST_PROXY_HOPS=%i, X-Forwarded-For: %s', async (_what, hops, given, warned) => {
  const { log, logged } = writtenLog('warn')
  const { url } = await appForTest({ log, trustProxyHops: hops }, shared)
  for (let calls = 0; calls < 2; calls++)
    await newVisitor(url).get('/api/config', given === undefined ? {} : { 'x-forwarded-for': given })
  expect(logged.map(({ event }) => event)).toEqual(warned ? ['wrong_proxy_hops'] : [])
})
