let pages = 0

/** A module as a page that has just been opened has it. What it imports stays what the worker has evaluated. */
export const freshModule = <Module>(path: string) =>
  import(/* @vite-ignore */ `${path}?page=${++pages}`) as Promise<Module>
