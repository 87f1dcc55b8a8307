import { vi } from 'vitest'

/** A fake of the Web Audio API that records the pitches, in hertz, of the tones that were started. */
export class FakeAudio {
  static heard: number[] = []

  static install(): void {
    FakeAudio.heard = []
    vi.stubGlobal('AudioContext', FakeAudio)
  }

  state = 'running'
  currentTime = 0
  destination = {}

  resume() {
    return Promise.resolve()
  }
  suspend() {
    return Promise.resolve()
  }
  createGain() {
    return { gain: ramps(() => undefined), connect: () => undefined }
  }
  createOscillator() {
    let hertz = 0
    return {
      frequency: ramps((value) => (hertz = value)),
      connect: (next: unknown) => next,
      start: () => FakeAudio.heard.push(hertz),
      stop: () => undefined,
      addEventListener: () => undefined,
    }
  }
}

function ramps(set: (value: number) => void) {
  return { setValueAtTime: set, exponentialRampToValueAtTime: () => undefined }
}
