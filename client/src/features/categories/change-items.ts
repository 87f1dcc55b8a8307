import { useMutation, useMutationState } from '@tanstack/react-query'
import type { InputOf } from '#shared/contract/calls.ts'
import { newOpId } from '#shared/ids.ts'
import { cutToCodePoints } from '#shared/rules/text.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import { categoryItems } from '#messages/category-items.ts'
import { categoryScreen } from '#messages/category-screen.ts'
import { trash } from '#messages/trash.ts'
import { basics } from '#messages/basics.ts'
import { call } from '../../lib/api-client.ts'
import { ignoreGone, once } from '../../lib/lost-answers.ts'
import { showFailure } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'
import { isolated } from '../../lib/isolated.ts'
import { updateCachedItems, refetchIfStale } from './category-cache.ts'
import type { ItemDetails } from './item-form.ts'
import { saveChanges, savedText } from './merge-changes.ts'

function detailsOf({ content, contentType, tags, source }: ContentItem): ItemDetails {
  return { content, contentType, tags, source }
}

/** The maximum length of an item quoted in a toast, in code points. */
const QUOTE_LENGTH = 60

function quoted(content: string): string {
  const cut = cutToCodePoints(content, QUOTE_LENGTH)
  return basics.quoted(isolated(cut === content ? cut : `${cut.trimEnd()}…`))
}

/** Adds one item or a list of items, all or none. A retry does not add them twice. */
export async function addItems(
  categoryId: string,
  body: InputOf<'addContent', 'body'>,
  title = categoryScreen.added,
): Promise<void> {
  const request = once(['items', categoryId, body], newOpId, (opId) =>
    call('addContent', { params: { id: categoryId }, body: { ...body, opId } }),
  )
  const added = [await request.catch(refetchIfStale(categoryId))].flat()
  const [first] = added
  const text = added.length === 1 && first ? quoted(first.content) : categoryItems.count(added.length)
  toast({ title, text })
  // The list may already have these items: after a lost response, or if someone else restored a deleted item.
  const ids = new Set(added.map(({ id }) => id))
  await updateCachedItems(categoryId, (items) => [...items.filter(({ id }) => !ids.has(id)), ...added])
}

/**
 * Saves an item.
 * @param base the item as it was when the edit began
 */
export async function updateItem(categoryId: string, base: ContentItem, edited: ItemDetails): Promise<void> {
  const result = await saveChanges({
    base,
    edited,
    detailsOf,
    send: (body) => call('updateItem', { params: { id: base.id }, body }),
    theirsIn: ({ item }) => item,
  }).catch(refetchIfStale(categoryId))
  if (result === undefined) return
  const { saved, replaced } = result
  const words = [replaced.content, ...(replaced.tags ?? []).map((tag) => `#${tag}`), replaced.source]
  toast({ title: categoryScreen.updated, text: savedText(words, quoted(saved.content)) })
  await updateCachedItems(categoryId, (items) => items.map((item) => (item.id === saved.id ? saved : item)))
}

/** Deletes an item, optimistically: it comes back if the call fails. Undo adds it again in its old position. */
export function useDeleteItem(categoryId: string) {
  const mutationKey = ['delete item of', categoryId]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id }: ContentItem) =>
      ignoreGone(call('deleteItem', { params: { id } })).catch(refetchIfStale(categoryId)),
    onSuccess: async (_, item) => {
      const { id, createdAt } = item
      const undo = () =>
        void addItems(categoryId, { ...detailsOf(item), again: { id, createdAt } }, trash.restored).catch(
          (error: unknown) => showFailure(trash.restoreFailed, error),
        )
      toast({
        title: categoryScreen.itemDeleted,
        text: quoted(item.content),
        action: { label: basics.undo, run: undo },
      })
      await updateCachedItems(categoryId, (items) => items.filter((other) => other.id !== id))
    },
    onError: (error) => showFailure(categoryScreen.deleteItemFailed, error),
  })
  /** Items that are being deleted, which the list leaves out until the server responds. */
  const deleting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as ContentItem,
  })
  return { deleteItem: mutate, deleting }
}
