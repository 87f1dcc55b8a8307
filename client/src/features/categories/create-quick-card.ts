import { defaultUse } from '#shared/rules/category-fill.ts'
import { cellCount } from '#shared/rules/grid.ts'
import { DEFAULT_GRID_SIZE } from '#shared/product.ts'
import type { OfficialCategory } from '#shared/official-categories.ts'
import { queryClient } from '../../lib/query-client.ts'
import type { Session } from '../../lib/session-atom.ts'
import { reasonOf } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'
import { createCard } from './use-create-card.ts'

/** Official categories have at least as many items as the largest grid has squares. */
const OPTIONS = defaultUse(cellCount(DEFAULT_GRID_SIZE))

/**
 * Makes a card with random items, stored in the account or, for a guest, in this browser.
 * @returns its id; undefined if that failed, which a toast says
 */
export async function createQuickCard(
  category: OfficialCategory,
  session: Session,
): Promise<string | undefined> {
  try {
    return await createCard(queryClient, category, session, OPTIONS)
  } catch (error) {
    toast({ title: 'Failed to create card', text: reasonOf(error), destructive: true })
    return undefined
  }
}
