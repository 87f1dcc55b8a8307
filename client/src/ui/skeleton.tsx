/** A bar in the place of words that are on their way; still, since nothing of it can be read yet. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block h-3 rounded-full bg-hairline ${className}`} />
}
