import type { ComponentType } from 'react'
import { useDeferred } from '../lib/use-deferred.ts'

interface DeferredProps {
  /** The same function at every render. */
  load: () => Promise<{ default: ComponentType }>
  isWanted?: boolean
}

/** A part of the frame that comes while the page is idle, or when it is wanted if that is sooner. */
export function Deferred({ load, isWanted = false }: DeferredProps) {
  const code = useDeferred(load, isWanted)
  return code ? <code.default /> : null
}
