import type { ComponentType } from 'react'
import { useLazy } from '../lib/use-lazy.ts'

interface LazyPartProps {
  /** The same function at every render. */
  load: () => Promise<{ default: ComponentType }>
  when: 'now' | 'idle'
}

/** A part of the frame in a chunk of its own; nothing until it is loaded. */
export function LazyPart({ load, when }: LazyPartProps) {
  const code = useLazy(load, { when })
  return code ? <code.default /> : null
}
