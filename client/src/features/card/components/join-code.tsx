import { cardDialogs } from '#messages/card-dialogs.ts'
import { groupJoinDigits, spokenJoinCode } from '#shared/rules/join-code.ts'

interface JoinCodeProps {
  code: string
  className?: string
}

/** A join code as a host shows it. Screen readers read it digit by digit. */
export function JoinCode({ code, className = '' }: JoinCodeProps) {
  return (
    <p tabIndex={-1} className={`font-poster leading-none font-bold whitespace-nowrap ${className}`}>
      <span translate="no" aria-hidden="true">
        {groupJoinDigits(code)}
      </span>
      <span className="sr-only">{cardDialogs.spokenCode(spokenJoinCode(code))}</span>
    </p>
  )
}
