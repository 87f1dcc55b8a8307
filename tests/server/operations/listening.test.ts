import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Config } from '#server/config.ts'
import { listen } from '#server/listen.ts'

const open: Server[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

function newServer(): Server {
  const server = createServer((_req, res) => res.end('here'))
  open.push(server)
  return server
}
const settings = (part: Partial<Config>) => ({ host: '127.0.0.1', ...part }) as Config

/** A port that somebody else has, with the next one free. */
async function busyPort(): Promise<number> {
  const server = newServer()
  await new Promise<void>((resolve) => server.listen({ port: 0, host: '127.0.0.1' }, resolve))
  return (server.address() as AddressInfo).port
}

describe('listening', () => {
  it('OPS-3: without PORT the next free one is taken, and told', async () => {
    const busy = await busyPort()
    const taken = await listen(newServer(), settings({ port: busy, portIsSet: false }))
    expect(taken).toBeGreaterThan(busy)
    expect(await (await fetch(`http://127.0.0.1:${taken}`)).text()).toBe('here')
    const next = await listen(newServer(), settings({ port: busy, portIsSet: false }))
    expect(next).toBeGreaterThan(taken)
  })

  it('OPS-3: PORT=0 is a free port', async () => {
    const taken = await listen(newServer(), settings({ port: 0, portIsSet: true }))
    expect(taken).toBeGreaterThan(0)
    expect(await (await fetch(`http://127.0.0.1:${taken}`)).text()).toBe('here')
  })

  it('OPS-2: a PORT that is set and busy is refused by its name, and no other is taken', async () => {
    const busy = await busyPort()
    const server = newServer()
    await expect(listen(server, settings({ port: busy, portIsSet: true }))).rejects.toThrow(
      `PORT ${busy} is already in use`,
    )
    expect(server.listening).toBe(false)
  })

  it('OPS-2: a HOST that is not of this machine is refused by its name', async () => {
    const server = newServer()
    await expect(listen(server, settings({ port: 0, portIsSet: true, host: '203.0.113.7' }))).rejects.toThrow(
      /^HOST 203\.0\.113\.7 cannot be listened on/,
    )
  })
})
