import { useAtomValue } from 'jotai'
import { toastAtom } from '../lib/toast.ts'
import { Deferred } from './deferred.tsx'

const loadToasts = () => import('../ui/toasts.tsx')

/** The place of toasts. Its code comes while the page is idle, or with the first toast if that is sooner. */
export function Toaster() {
  return <Deferred load={loadToasts} isWanted={useAtomValue(toastAtom) !== null} />
}
