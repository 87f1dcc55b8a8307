import { useEffect, useState } from 'react'
import { cardDialogs } from '#messages/card-dialogs.ts'
import { forecast } from '#shared/rules/forecast.ts'
import type { Card } from '#shared/schemas/card.ts'
import { whenIdle } from '../../../lib/lazy/idle.ts'
import { forecastInWords } from '../forecast-words.ts'

interface HowLongProps {
  card: Card
  players: number
}

/** The expected length of a game in which each player has their own card, from 1,000 games simulated in idle time. */
export function HowLong({ card, players }: HowLongProps) {
  const [estimate, setAnswer] = useState<string>()
  const { cells, extra, pattern, gridSize, hasFreeSpace, columns } = card
  useEffect(
    () =>
      whenIdle(() => {
        const expected = forecast(
          { cells, extra, pattern, gridSize, hasFreeSpace, columns },
          players,
          Math.random,
        )
        setAnswer(expected && forecastInWords(expected, players))
      }),
    [cells, extra, pattern, gridSize, hasFreeSpace, columns, players],
  )
  return (
    <p className="text-chip text-balance text-muted empty:hidden">
      {estimate && (
        <span>
          <b>{cardDialogs.forecastTitle}</b> <span>{estimate}</span>
        </span>
      )}
    </p>
  )
}
