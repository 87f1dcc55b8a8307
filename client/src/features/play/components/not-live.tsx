import { useSyncExternalStore } from 'react'
import { hasOpaqueOrigin } from '../../../lib/opaque-origin.ts'

const noUpdates = () => () => undefined

/** Says so where the host's edits never arrive. The server can't know. */
export function NotLive() {
  const isApart = useSyncExternalStore(noUpdates, hasOpaqueOrigin, () => false)
  return isApart && <span>Not live here</span>
}
