import { useLazy } from './use-lazy.ts'

/** Replaced by `useLazy(load, { when })`. */
export function useDeferred<Module extends object>(
  load: () => Promise<Module>,
  isWanted = false,
): Module | undefined {
  return useLazy(load, { when: isWanted ? 'now' : 'idle' })
}
