let pages = 0

/** Evaluates a module again, as in a page that was just opened. Its imports are not evaluated again. */
export const freshModule = <Module>(path: string) =>
  import(/* @vite-ignore */ `${path}?page=${++pages}`) as Promise<Module>
