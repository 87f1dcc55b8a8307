import { useAtomValue } from 'jotai'
import { toastAtom } from '../lib/toast.ts'
import { LazyPart } from './lazy-part.tsx'

const loadToasts = () => import('../ui/toasts.tsx')

/** The region of toasts. Its code loads while the page is idle, or with the first toast if that is sooner. */
export function Toaster() {
  return <LazyPart load={loadToasts} when={useAtomValue(toastAtom) ? 'now' : 'idle'} />
}
