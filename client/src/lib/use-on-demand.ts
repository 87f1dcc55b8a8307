import { showNotLoaded } from './show-not-loaded.ts'
import { useLazy } from './use-lazy.ts'

interface OnDemandOptions<Module> {
  what: 'dialog' | 'menu'
  load: () => Promise<Module>
  isWanted: boolean
  giveUp: () => void
}

/** Replaced by `useLazy(load, { when, onMissing })` with `showNotLoaded`. */
export function useOnDemand<Module extends object>({
  what,
  load,
  isWanted,
  giveUp,
}: OnDemandOptions<Module>): Module | undefined {
  return useLazy(load, {
    when: isWanted ? 'now' : 'idle',
    onMissing: () => {
      showNotLoaded(what)
      giveUp()
    },
  })
}
