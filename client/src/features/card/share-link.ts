import { useEffect, useState } from 'react'
import type { ServerConfig } from '#shared/contract/server.ts'
import { PUBLIC_URL_META } from '#shared/page.ts'
import { call } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { useInBrowser } from '../../lib/page/use-in-browser.ts'

export interface ShareLink {
  /** Empty while server-rendered: the server does not know its own public address. */
  url: string
  /**
   * Whether the link works only in the host's local network. Also true while the address there is being fetched, so
   * that the note does not appear later and move things.
   */
  sameNetworkOnly: boolean
}

const OWN_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

let config: Promise<ServerConfig> | undefined

async function lanOrigin(): Promise<string | null> {
  config ??= call('getConfig', {})
  try {
    return (await config).lanUrl
  } catch {
    config = undefined
    return null
  }
}

/** The server's PUBLIC_URL, if it is set. */
function publicOrigin(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_URL_META}"]`)?.content
}

/**
 * Returns an absolute link to a screen: on PUBLIC_URL if set, otherwise on the page's own origin. `localhost` does not
 * work from a phone, so the server's address in the local network replaces it.
 * @param path the screen's path, from `paths`
 */
export function useLinkTo(path: string): ShareLink {
  const origin = useInBrowser(() => publicOrigin() ?? location.origin, '')
  const [lan, setLan] = useState<string | null>()
  const isLocal = origin !== '' && publicOrigin() === undefined && OWN_MACHINE.test(location.hostname)
  useEffect(() => {
    if (isLocal) void lanOrigin().then(setLan)
  }, [isLocal])
  return { url: origin && new URL(path, lan ?? origin).href, sameNetworkOnly: isLocal && lan !== null }
}

/** Returns the link for playing a card. @param isShuffled whether each player gets their own shuffle */
export function useShareLink(cardId: string, isShuffled = false): ShareLink {
  return useLinkTo(isShuffled ? paths.playShuffled(cardId) : paths.play(cardId))
}

/** Returns the host name in a link, where players enter the join code. Empty while server-rendered. */
export const siteOf = ({ url }: ShareLink): string => (url === '' ? '' : new URL(url).host)
