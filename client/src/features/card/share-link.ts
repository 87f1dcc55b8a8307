import { useEffect, useState, useSyncExternalStore } from 'react'
import { endpoints, type ServerConfig } from '#shared/api.ts'
import { PUBLIC_URL_META } from '#shared/page.ts'
import { call } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'

export interface ShareLink {
  /** Empty until the page runs in a browser: the server does not know by which address it is reached. */
  url: string
  /** The link leads to an address that exists in the host's own network only. */
  sameNetworkOnly: boolean
}

const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

let config: Promise<ServerConfig> | undefined

async function lanOrigin(): Promise<string | null> {
  config ??= call(endpoints.getConfig, {})
  try {
    return (await config).lanUrl
  } catch {
    config = undefined
    return null
  }
}

const neverChanges = () => () => undefined

/** The server's PUBLIC_URL, where one is set. */
function publicOrigin(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_URL_META}"]`)?.content
}

/**
 * The link that opens a screen for everyone: at the server's public address, else at the page's own; on `localhost`,
 * which leads nowhere from a phone, at the address in the local network.
 * @param path the screen's address, as `paths` spells it
 */
export function useLinkTo(path: string): ShareLink {
  const origin = useSyncExternalStore(
    neverChanges,
    () => publicOrigin() ?? location.origin,
    () => '',
  )
  const [lan, setLan] = useState<string | null>(null)
  useEffect(() => {
    if (publicOrigin() === undefined && OWN_MACHINE.test(location.hostname)) void lanOrigin().then(setLan)
  }, [])
  if (origin === '') return { url: '', sameNetworkOnly: false }
  return { url: new URL(path, lan ?? origin).href, sameNetworkOnly: lan !== null }
}

/**
 * The link by which everyone plays a card.
 * @param isShuffled whether each of them gets a layout of their own
 */
export function useShareLink(cardId: string, isShuffled = false): ShareLink {
  return useLinkTo(isShuffled ? paths.playShuffled(cardId) : paths.play(cardId))
}
