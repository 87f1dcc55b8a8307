import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => undefined

/**
 * What only the browser knows, and does not change while the page is open.
 * @param onServer in a server-rendered page, whose first render is the same for everyone
 */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribeNever, read, () => onServer)
}
