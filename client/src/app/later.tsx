import type { ComponentType } from 'react'
import { useLater } from '../lib/use-later.ts'

interface LaterProps {
  /** The same function at every render. */
  load: () => Promise<{ default: ComponentType }>
  isWanted?: boolean
}

/** A part of the frame that comes while the page is idle, or when it is wanted if that is sooner. */
export function Later({ load, isWanted = false }: LaterProps) {
  const code = useLater(load, isWanted)
  return code ? <code.default /> : null
}
