import { vi } from 'vitest'

/** Answers the media queries of the page from now on. */
export function stubMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** happy-dom answers nothing for motion, and confetti has no canvas: both are left out by asking for less motion. */
export const wantLessMotion = () => stubMedia((query) => query.includes('reduce'))
export const wantMotion = () => stubMedia(() => false)
