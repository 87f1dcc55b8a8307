import { guardsHold } from '#shared/rules/card-changes.ts'
import type { CellsByIndex } from '#shared/schemas/card.ts'
import { capitalized, placeInWords } from '../card/square-words.ts'
import type { EditQueue } from '../../sync/outbox.ts'
import { partsOf } from '../../sync/edits.ts'

/** A part of the card that changed both here and elsewhere. */
export interface Conflict {
  /** The part in words: `Title`, `Row 1, column 3`. */
  what: string
  /** Absent for parts that are not text. */
  mine?: string
  theirs?: string
}

/** The conflicts for the author to decide. */
export function listConflicts({ server, conflicts }: EditQueue): Conflict[] {
  return conflicts.flatMap((edit) =>
    partsOf(edit).map((part): Conflict => {
      const { change } = edit
      if (part === 'cells') return { what: 'The whole grid' }
      if (part === 'title') return { what: 'Title', mine: change.title ?? '', theirs: server.title }
      if (part === 'theme') return { what: 'Theme', mine: change.theme ?? '', theirs: server.theme }
      if (part === 'freeSpaceImageUrl') return { what: 'Free space image' }
      const mine = (change.cells as CellsByIndex)[part] ?? ''
      // The grid has changed, so the server has no words in the same place.
      if (!guardsHold(server, change)) return { what: 'A square from the old grid', mine }
      const what = capitalized(placeInWords(part, server.gridSize))
      return { what, mine, theirs: server.cells[part] ?? '' }
    }),
  )
}
