import { LoaderCircle } from 'lucide-react'

/** A loading indicator. `label` says what is loading. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className="inline-grid place-items-center">
      <LoaderCircle className="animate-spin" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
