import { useAtomValue } from 'jotai'
import { toastAtom } from '../lib/toast.ts'
import { useLazy } from '../lib/use-lazy.ts'

const loadToasts = () => import('../ui/toasts.tsx')

/** The region of toasts. Its code loads while the page is idle, or with the first toast if that is sooner. */
export function Toaster() {
  const hasToast = useAtomValue(toastAtom) !== null
  const code = useLazy(loadToasts, { when: hasToast ? 'now' : 'idle' })
  return code ? <code.default /> : null
}
