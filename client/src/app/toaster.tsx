import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../lib/idle.ts'
import { toastAtom } from '../lib/toast.ts'

const loadToasts = () => import('../ui/toasts.tsx')
const Toasts = lazy(loadToasts)

/** The place of toasts. Its code comes while the page is idle, or with the first toast if that is sooner. */
export function Toaster() {
  const wanted = useAtomValue(toastAtom) !== null
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  if (!wanted && !idle) return null
  return (
    <Suspense>
      <Toasts />
    </Suspense>
  )
}
