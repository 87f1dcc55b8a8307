import type { Marked } from './read-list.ts'

/** A list as it was pasted, dropped, typed or opened; code that loads then reads it. */
export interface ListText {
  text: string
  /** The same as a page has it. */
  html?: string | undefined
  /** The same as a sheet or a document has it. */
  marked?: Marked | undefined
}

/** A file that no list can be read from. Its message says what to do. */
export class ListRefusal extends Error {}
