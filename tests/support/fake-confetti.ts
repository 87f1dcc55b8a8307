/** A fake of canvas-confetti: happy-dom has no canvas to draw on. Collects the requested bursts. */
export const bursts: unknown[] = []

export const confetti = {
  create: () => Object.assign((burst: unknown) => bursts.push(burst), { reset: () => undefined }),
}
