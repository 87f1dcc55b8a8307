import type { MarkOutcome } from './board.ts'
import { isSoundOn } from './device-settings.ts'
import { playSound, type Occasion } from './sounds.ts'

/** Vibration patterns: alternating milliseconds of vibration and pause. */
const BUZZES: Record<Occasion, number[]> = {
  mark: [10],
  line: [20, 60, 40],
  bingo: [40, 60, 40, 60, 120],
}

/** Vibrates, unless the device has no vibration motor or the player prefers reduced motion. */
export function vibrate(pattern: number[]): void {
  // Safari has no `vibrate`.
  const device = navigator as Partial<Navigator>
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) device.vibrate?.(pattern)
}

/**
 * Vibrates and plays the sound for a player's tap. Unmarking is silent.
 * @param marked the square's new state
 */
export function playFeedback(marked: boolean, { lines, newLines }: MarkOutcome): void {
  if (!marked) return
  const further = lines.length > newLines.length
  const occasion = newLines.length === 0 ? 'mark' : further ? 'line' : 'bingo'
  vibrate(BUZZES[occasion])
  // Playback fails without an audio device or when the browser blocks it.
  if (isSoundOn()) playSound(occasion).catch(() => undefined)
}
