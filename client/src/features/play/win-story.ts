import { playDialogs } from '#messages/play-dialogs.ts'
import { quoted } from '../../lib/quoted.ts'
import type { GameTimes } from '#shared/rules/carry-marks.ts'

const MINUTE_MS = 60_000
/** A longer game was probably interrupted, so its duration is not shown. */
const LONGEST_GAME_MIN = 6 * 60

/**
 * Tells the story of the first line: `“Scene after the credits” did it, 12 minutes in.`
 * @returns undefined before the first line, or if neither the words nor a plausible duration are known
 */
export function winStory({ begun, won }: GameTimes): string | undefined {
  if (!won) return undefined
  const { story } = playDialogs
  const words = won.words && quoted(won.words)
  const minutes = Math.floor((won.at - begun) / MINUTE_MS)
  if (minutes < 0 || minutes > LONGEST_GAME_MIN) return words ? story.did(words) : undefined
  if (minutes === 0) return words ? story.didFast(words) : story.fast
  return words ? story.didIn(words, minutes) : story.in(minutes)
}
