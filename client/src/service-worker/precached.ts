import { matchPrecache } from 'workbox-precaching'

/** Returns a file cached on installation; undefined also if the browser's storage is damaged. */
export const precached = (path: string): Promise<Response | undefined> =>
  matchPrecache(path).catch(() => undefined)
