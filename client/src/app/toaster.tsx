import { useAtomValue } from 'jotai'
import { toastAtom } from '../lib/toast.ts'
import { Later } from './later.tsx'

const loadToasts = () => import('../ui/toasts.tsx')

/** The place of toasts. Its code comes while the page is idle, or with the first toast if that is sooner. */
export function Toaster() {
  return <Later load={loadToasts} isWanted={useAtomValue(toastAtom) !== null} />
}
