import { LoaderCircle } from 'lucide-react'

/** Something is loading; `label` says what. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-grid place-items-center">
      <LoaderCircle aria-hidden="true" className="animate-spin" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
