interface LeftCounterProps {
  id: string
  /** Characters of the text as it would be stored; below 0 it is too long. */
  left: number
}

/** How much can still be written, and then how much is too much: what was typed or pasted is never cut. */
export function LeftCounter({ id, left }: LeftCounterProps) {
  const isTooMuch = left < 0
  return (
    <span
      id={id}
      className={`text-chip tabular-nums ${isTooMuch ? 'font-semibold text-danger' : 'font-medium text-muted'}`}
    >
      {isTooMuch ? `${-left} characters too many` : `${left} characters remaining`}
    </span>
  )
}
