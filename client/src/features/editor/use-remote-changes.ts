import { useEffect, useState } from 'react'
import { editorChanges } from '#messages/editor-changes.ts'
import { announce } from '../../lib/announce.ts'
import { store } from '../../lib/store.ts'
import type { EditorDocument } from '../../sync/editor-document.ts'

interface RemoteChanges {
  /** The indexes of the changed squares. */
  indexes: readonly number[]
  /** The version of the card that changed them. */
  version: number
}

const NONE: RemoteChanges = { indexes: [], version: 0 }

/** Returns the squares that someone else has just changed; none after a change of the grid size, which is obvious. */
export function useRemoteChanges(document: EditorDocument): RemoteChanges {
  const [changes, setChanges] = useState(NONE)
  useEffect(() => {
    if (document.kind !== 'client') return
    const readState = () => ({
      server: store.get(document.stateAtom).pending.server,
      shown: store.get(document.shownAtom).cells,
    })
    let before = readState()
    return store.sub(document.stateAtom, () => {
      const last = before
      before = readState()
      const { server, shown } = before
      if (shown.length !== last.shown.length) return
      // The user's own words are shown before the server has them.
      const indexes = shown.flatMap((text, index) =>
        text !== last.shown[index] && server.cells[index] !== last.server.cells[index] ? index : [],
      )
      if (indexes.length === 0) return
      setChanges({ indexes, version: server.version })
      announce(editorChanges.someone(indexes.length))
    })
  }, [document])
  return changes
}
