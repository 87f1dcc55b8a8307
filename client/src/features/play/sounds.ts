/** What a tap of the player's own has done: a mark, one that fills another line, or the first line. */
export type Occasion = 'mark' | 'line' | 'bingo'

interface Note {
  hertz: number
  /** Where its pitch goes to; it stays when left out. */
  toHertz?: number
  /** Seconds from the tap. */
  at: number
  /** Seconds. */
  lasts: number
}

/** A dauber's dull stamp; two notes upwards; a chord run up. */
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
/** Time to come up and to die away, in seconds: a tone cut off sharply clicks. */
const EDGE_S = 0.008
const SILENCE = 0.0001
/** A sound that its tap has waited for longer belongs to nothing on the screen any more. */
const LATE_MS = 300

let audio: AudioContext | undefined
/** The sound that was begun last. */
let latest = 0

/** Sounds are only let out of a page by a tap: a browser that asks for the tap itself gets it here. */
export async function openSound(): Promise<AudioContext> {
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

/** Plays the sound of a tap, and lets the phone's loudspeaker sleep again after it. */
export async function playSound(occasion: Occasion): Promise<void> {
  const tappedAt = performance.now()
  latest += 1
  const own = latest
  const open = await openSound()
  if (performance.now() - tappedAt > LATE_MS) return
  const tones = NOTES[occasion].map((note) => playNote(open, note))
  tones.at(-1)?.addEventListener('ended', () => {
    if (own === latest) void open.suspend()
  })
}
