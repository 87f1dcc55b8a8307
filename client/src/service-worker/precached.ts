import { matchPrecache } from 'workbox-precaching'

/** What the installation has kept; undefined too where the browser can't read its storage, as after damage to it. */
export const precached = (path: string): Promise<Response | undefined> =>
  matchPrecache(path).catch(() => undefined)
