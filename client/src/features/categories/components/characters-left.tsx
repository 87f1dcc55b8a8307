interface CharactersLeftProps {
  id: string
  /** Counted in the text as it would be stored; negative if it is too long. */
  left: number
}

/** The number of characters left or over: input is never cut. */
export function CharactersLeft({ id, left }: CharactersLeftProps) {
  const isTooMuch = left < 0
  return (
    <span
      id={id}
      className={`text-chip tabular-nums ${isTooMuch ? 'font-semibold text-danger' : 'font-medium text-muted'}`}
    >
      {isTooMuch ? `${-left} characters over` : `${left} characters remaining`}
    </span>
  )
}
