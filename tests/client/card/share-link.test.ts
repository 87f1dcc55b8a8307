import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type * as Link from '#client/features/card/share-link.ts'
import { freshModule } from '#tests/support/fresh-module.ts'

const lanUrl = 'http://192.168.1.20:3000'
const OFFLINE = 'offline'
let configCalls = 0

/** Renders the hook on a page at this address, with a server that reports this `lanUrl`. */
async function linkAt(address: string, answered: string | null) {
  vi.stubGlobal('location', new URL(address))
  configCalls = 0
  vi.stubGlobal('fetch', () => {
    configCalls++
    if (answered === OFFLINE) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(Response.json({ google: false, passwordMinLength: 6, lanUrl: answered }))
  })
  const { useShareLink } = await freshModule<typeof Link>('#client/features/card/share-link.ts')
  return renderHook(() => useShareLink('sampleCard'))
}

describe('the link to share', () => {
  it.each(['http://localhost:3000/play/x', 'http://127.0.0.1:3000/', 'http://[::1]:3000/'])(
    'EDIT-7 OPS-7: leads from %s to the address in the local network, and says so from the start',
    async (address) => {
      const { result } = await linkAt(address, lanUrl)
      expect(result.current.sameNetworkOnly).toBe(true)
      await waitFor(() =>
        expect(result.current).toEqual({ url: `${lanUrl}/play/sampleCard`, sameNetworkOnly: true }),
      )
    },
  )

  it("EDIT-7: leads from any other address to the page's origin, without a request", async () => {
    const { result } = await linkAt('https://bingo.example/create/sampleCard', lanUrl)
    expect(result.current).toEqual({ url: 'https://bingo.example/play/sampleCard', sameNetworkOnly: false })
    expect(configCalls).toBe(0)
  })

  it.each(['http://localhost:3000/play/x', 'http://10.0.0.7:3000/play/x'])(
    "EDIT-7 OPS-7: leads to the server's public address if there is one, also from %s",
    async (address) => {
      document.head.innerHTML = '<meta name="public-url" content="https://bingo.example">'
      const { result } = await linkAt(address, lanUrl)
      expect(result.current).toEqual({ url: 'https://bingo.example/play/sampleCard', sameNetworkOnly: false })
      expect(configCalls).toBe(0)
    },
  )

  it.each([null, OFFLINE])('EDIT-7: keeps %s on a machine without a network', async (answered) => {
    const { result } = await linkAt('http://localhost:3000/play/x', answered)
    const own = { url: 'http://localhost:3000/play/sampleCard', sameNetworkOnly: false }
    await waitFor(() => expect(result.current).toEqual(own))
    expect(configCalls).toBe(1)
  })
})
