import type { Reading } from '#shared/rules/lists/reading.ts'

/** A list as it was pasted, dropped, typed or opened; code that loads then reads it. */
export interface ListText {
  text: string
  /** The same as a page has it. */
  html?: string | undefined
  /** What the marks of an office file say. */
  marked?: Reading | undefined
}

/** A file that no list can be read from. Its message says what to do. */
export class ListRefusal extends Error {}
