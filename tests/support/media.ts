import { vi } from 'vitest'

/** Replaces the page's media queries. */
export function stubMedia(matches: (query: string) => boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** Requests reduced motion, because happy-dom has no animations, and no canvas for confetti. */
export const wantLessMotion = () => stubMedia((query) => query.includes('reduce'))
export const wantMotion = () => stubMedia(() => false)
