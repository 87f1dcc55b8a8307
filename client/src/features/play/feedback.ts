import type { MarkOutcome } from './board.ts'
import { readDeviceSettings } from './device-settings.ts'
import { playSound, type Occasion } from './sounds.ts'

/** Milliseconds of buzzing and stillness in turn. */
const BUZZES: Record<Occasion, number[]> = {
  mark: [10],
  line: [20, 60, 40],
  bingo: [40, 60, 40, 60, 120],
}

/** Where there is no motor, or no wish for motion, nothing happens. */
function vibrate(occasion: Occasion): void {
  // Not every browser has it: Safari does not.
  const { vibrate: buzz } = navigator as Partial<Navigator>
  if (!buzz || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  buzz.call(navigator, BUZZES[occasion])
}

/**
 * Answers a tap of the player's own on a square for hand and ear. Taking a mark back is silent.
 * @param marked what the tap made of the square
 */
export function answerTap(marked: boolean, { lines, newLines }: MarkOutcome): void {
  if (!marked) return
  const further = lines.length > newLines.length
  const occasion = newLines.length === 0 ? 'mark' : further ? 'line' : 'bingo'
  vibrate(occasion)
  // Without a loudspeaker, or where the browser says no, the tap stays silent.
  if (readDeviceSettings().sound) playSound(occasion).catch(() => undefined)
}
