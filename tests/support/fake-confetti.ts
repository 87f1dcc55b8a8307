/** Replaces canvas-confetti, since happy-dom has no canvas, and collects the requested bursts. */
export const bursts: unknown[] = []

export const confetti = {
  create: () => Object.assign((burst: unknown) => bursts.push(burst), { reset: () => undefined }),
}
