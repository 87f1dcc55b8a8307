import type { CardVersion } from '#shared/contract/answers.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { toast } from '../../lib/toast.ts'
import type { CardClient } from '../../sync/card-clients.ts'
import type { Operation } from '../../sync/operations.ts'
import { questionOf, whenConfirmed } from './confirm-change.ts'
import { applyWithUndo } from './history.ts'
import { showGrid } from './use-quick-actions.ts'
import { commitTyping } from './use-typing.ts'

/** Makes a card what it was, after asking if people are playing. `onDone` is not called if the author cancels it. */
export function restoreVersion(client: CardClient, version: CardVersion, onDone: () => void): void {
  const operation: Operation = { type: 'restore', content: contentOf(version) }
  whenConfirmed(client, questionOf(operation), () => {
    onDone()
    commitTyping()
    const undo = applyWithUndo(client, operation)
    if (!undo) return toast({ title: 'Nothing to restore', text: 'The card is what it was then.' })
    toast({ title: 'Restored', text: 'The card is what it was.', action: { label: 'Undo', run: undo } })
    showGrid()
  })
}
