import { cardDialogs } from '#messages/card-dialogs.ts'
import type { Forecast } from '#shared/rules/forecast.ts'

/** `With 25 players someone wins after about 13 calls; two at once in 1 of 4 games.` */
export const forecastInWords = ({ calls, ties }: Forecast, players: number): string =>
  cardDialogs.forecast(players, Math.round(calls), ties)
