import { quoted } from '../card/square-words.ts'
import type { GameTimes } from '#shared/rules/carry-marks.ts'

const MINUTE_MS = 60_000
/** A longer game was left and taken up again, so its duration is not shown. */
const LONGEST_GAME_MIN = 6 * 60

const UNDER_A_MINUTE = 'in under a minute'

/** `12 minutes in`. */
function timeInWords(minutes: number): string | undefined {
  if (minutes < 0 || minutes > LONGEST_GAME_MIN) return undefined
  if (minutes === 0) return UNDER_A_MINUTE
  return minutes === 1 ? '1 minute in' : `${minutes} minutes in`
}

/**
 * The story of the first line: `“Scene after the credits” did it, 12 minutes in.`
 * @returns undefined before the first line, and without words and time
 */
export function winStory({ begun, won }: GameTimes): string | undefined {
  if (!won) return undefined
  const time = timeInWords(Math.floor((won.at - begun) / MINUTE_MS))
  const cause = won.words && `${quoted(won.words)} did it`
  const story = [cause, time].filter(Boolean).join(time === UNDER_A_MINUTE ? ' ' : ', ')
  return story && `${story.charAt(0).toUpperCase()}${story.slice(1)}.`
}
