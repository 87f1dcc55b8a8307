import { sync } from '#messages/sync.ts'
import { judgeChange } from '#shared/rules/judge-change.ts'
import type { CardChange } from '#shared/schemas/card.ts'
import { isolated } from '../../lib/isolated.ts'
import { toast } from '../../lib/toast.ts'
import { applyCard } from '../card-store.ts'
import { shownTemporary } from './temporary-cards.ts'
import { readUnsaved, writeUnsaved } from './unsaved-storage.ts'

/** Changes a temporary card as the server changes saved ones: a call, a new round, whether players see calls. */
export function changeTemporary(temporaryId: string, change: CardChange): void {
  const before = readUnsaved(temporaryId)
  if (!before) return
  const judgement = judgeChange({ ...before, opIds: [] }, change, true)
  if (judgement.kind === 'invalid' && change.call !== undefined)
    toast({ title: sync.notCalled(isolated(change.call)) })
  if (judgement.kind !== 'changed') return
  const { opIds: _opIds, called, ...next } = judgement.next
  writeUnsaved(temporaryId, { ...before, ...next, called: [...called] })
  applyCard(shownTemporary(temporaryId))
}
