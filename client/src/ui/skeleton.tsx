/** A placeholder for loading text. It does not move. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block h-3 rounded-full bg-hairline ${className}`} />
}
