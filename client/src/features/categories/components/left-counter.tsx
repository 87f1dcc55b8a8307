import { codePointLength, tidyLine } from '#shared/rules/text.ts'

interface LeftCounterProps {
  id: string
  text: string
  max: number
}

/** How much can still be written, and then how much is too much: what was typed or pasted is never cut. */
export function LeftCounter({ id, text, max }: LeftCounterProps) {
  const left = max - codePointLength(tidyLine(text))
  return (
    <span
      id={id}
      className={`text-chip tabular-nums ${left < 0 ? 'font-semibold text-danger' : 'font-medium text-muted'}`}
    >
      {left < 0 ? `${-left} characters too many` : `${left} characters remaining`}
    </span>
  )
}
