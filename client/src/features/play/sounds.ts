import { useEffect } from 'react'

/** The result of a tap: a mark, a mark that completes another line, or the first line. */
export type Occasion = 'mark' | 'line' | 'bingo'

interface Note {
  hertz: number
  /** The pitch glides to this frequency; constant if omitted. */
  toHertz?: number
  /** The start, in seconds after the tap. */
  at: number
  /** Duration in seconds. */
  lasts: number
}

/** A dull stamp; two rising notes; a rising chord. */
const NOTES: Record<Occasion, readonly Note[]> = {
  mark: [{ hertz: 340, toHertz: 130, at: 0, lasts: 0.1 }],
  line: [
    { hertz: 523, at: 0, lasts: 0.16 },
    { hertz: 784, at: 0.1, lasts: 0.3 },
  ],
  bingo: [
    { hertz: 523, at: 0, lasts: 0.18 },
    { hertz: 659, at: 0.1, lasts: 0.18 },
    { hertz: 784, at: 0.2, lasts: 0.18 },
    { hertz: 1047, at: 0.3, lasts: 0.6 },
  ],
}
const VOLUME = 0.18
/** Fade-in, in seconds: a tone that starts abruptly clicks. */
const EDGE_S = 0.008
const SILENCE = 0.0001
/** A sound that starts later than this is dropped, as it would no longer match the screen. */
const LATE_MS = 300

let audio: AudioContext | undefined
/** Counts sounds, so that only the last one suspends the audio. */
let latest = 0

/** Opens the audio output. Browsers allow it only while they handle a user gesture. */
async function openSound(): Promise<AudioContext> {
  audio ??= new AudioContext()
  if (audio.state !== 'running') await audio.resume()
  return audio
}

function playNote(open: AudioContext, { hertz, toHertz = hertz, at, lasts }: Note): OscillatorNode {
  const begin = open.currentTime + at
  const end = begin + lasts
  const tone = open.createOscillator()
  const loudness = open.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(hertz, begin)
  tone.frequency.exponentialRampToValueAtTime(toHertz, end)
  loudness.gain.setValueAtTime(SILENCE, begin)
  loudness.gain.exponentialRampToValueAtTime(VOLUME, begin + EDGE_S)
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end)
  tone.connect(loudness).connect(open.destination)
  tone.start(begin)
  tone.stop(end)
  return tone
}

/** Plays the sound of a tap, then suspends the audio to save power. */
export async function playSound(occasion: Occasion): Promise<void> {
  const tappedAt = performance.now()
  latest += 1
  const ownRun = latest
  const open = await openSound()
  if (performance.now() - tappedAt > LATE_MS) return
  const tones = NOTES[occasion].map((note) => playNote(open, note))
  tones.at(-1)?.addEventListener('ended', () => {
    if (ownRun === latest) void open.suspend()
  })
}

/** Opens the audio on the page's first tap, so that the mark of that same tap is already audible. */
export function useUnlockedSound(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const open = () => void openSound().catch(() => undefined)
    document.addEventListener('click', open, { capture: true, once: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [on])
}
