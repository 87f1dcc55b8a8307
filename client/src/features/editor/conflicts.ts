import { guardsHold } from '#shared/rules/card-changes.ts'
import { capitalized, placeInWords } from '../card/square-words.ts'
import type { EditQueue } from './edit-queue.ts'
import { partsOf } from './edits.ts'

/** Something that its author and somebody else changed, each in their own way. */
export interface Conflict {
  /** What it is, as people say it: `Title`, `Row 1, column 3`. */
  what: string
  /** Left out of what is not said in words. */
  mine?: string
  theirs?: string
}

/** What is in conflict, for its author to decide about. */
export function listConflicts({ server, conflicts }: EditQueue): Conflict[] {
  return conflicts.flatMap((edit) =>
    partsOf(edit).map((part): Conflict => {
      const { change } = edit
      if (part === 'cells') return { what: 'The whole grid' }
      if (part === 'title') return { what: 'Title', mine: change.title ?? '', theirs: server.title }
      if (part === 'theme') return { what: 'Theme', mine: change.theme ?? '', theirs: server.theme }
      const index = /^cells\.(\d+)$/.exec(part)?.[1]
      if (index === undefined) return { what: 'Free space image' }
      const mine = (change.cells as Record<string, string>)[index] ?? ''
      // Meant for a grid that is gone: there is no other word in its place.
      if (!guardsHold(server, change)) return { what: 'A square of the former grid', mine }
      const what = capitalized(placeInWords(Number(index), server.gridSize))
      return { what, mine, theirs: server.cells[Number(index)] ?? '' }
    }),
  )
}
