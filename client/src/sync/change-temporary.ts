import { sync } from '#messages/sync.ts'
import { judgeChange } from '#shared/rules/judge-change.ts'
import type { CardChange } from '#shared/schemas/card.ts'
import { isolated } from '../lib/isolated.ts'
import { toast } from '../lib/toast.ts'
import { applyCard } from './card-store.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { readTemporary, shownTemporary } from './temporary-cards.ts'
import { writeWords } from './words-in-memory.ts'

/** Changes a temporary card of this browser as the server changes stored ones: a call, a new round, what players see of the calls. */
export function changeTemporary(temporaryId: string, change: CardChange): void {
  const before = readTemporary(temporaryId)
  if (!before) return
  const judgement = judgeChange({ ...before, opIds: [] }, change, true)
  if (judgement.kind === 'invalid' && change.call !== undefined)
    toast({ title: sync.notCalled(isolated(change.call)) })
  if (judgement.kind !== 'changed') return
  const { opIds: _opIds, called, ...next } = judgement.next
  const after = { ...before, ...next, called: [...called], updatedAt: new Date().toISOString() }
  writeWords(STORAGE_KEYS.temporaryCard(temporaryId), { ...after, version: after.version + 1 })
  applyCard(shownTemporary(temporaryId))
}
