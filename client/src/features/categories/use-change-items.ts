import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CategoryConflictBody } from '#shared/api.ts'
import type { Sent } from '#shared/contract/calls.ts'
import { cutToCodePoints } from '#shared/rules/text.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import { ApiError, call, NetworkError } from '../../lib/api-client.ts'
import { reasonOf } from '../../lib/show-refusal.ts'
import { toast } from '../../lib/toast.ts'
import { updateCachedItems, isStaleError, refetchCategory } from './category-cache.ts'
import { itemCountLabel } from './item-lines.ts'
import type { ItemDetails } from './item-form.ts'
import { detailsOf } from './item-details.ts'
import { saveChanges } from './merge-changes.ts'

/** Length of an item's quote in a toast, in code points. */
const QUOTE_LENGTH = 60

function quoted(content: string): string {
  const cut = cutToCodePoints(content, QUOTE_LENGTH)
  return `“${cut === content ? cut : `${cut.trimEnd()}…`}”`
}

/** Refetches if an error means that the screen is outdated, or might be: a response was lost. */
function useRefetchIfStale(categoryId: string) {
  const client = useQueryClient()
  return (error: Error) => {
    if (isStaleError(error) || error instanceof NetworkError) refetchCategory(client, categoryId)
  }
}

/** Adds one item, or a list, all or none. Callers show the errors. */
export function useAddItems(categoryId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Sent<'addContent', 'body'>) =>
      call('addContent', { params: { id: categoryId }, body }),
    onSuccess: async (answer) => {
      const added = [answer].flat()
      const [first] = added
      const text = added.length === 1 && first ? quoted(first.content) : itemCountLabel(added.length)
      toast({ title: 'Content added', text })
      await updateCachedItems(client, categoryId, (items) => [...items, ...added])
    },
    onError: useRefetchIfStale(categoryId),
  })
}

function itemInConflict(error: unknown): ContentItem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  return (error.body as CategoryConflictBody).item
}

export interface ItemEdit {
  /** As it was when the edit began. */
  base: ContentItem
  mine: ItemDetails
}

/** Saves an item; in a conflict, returns the other change instead. */
export function useUpdateItem(categoryId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ base, mine }: ItemEdit) =>
      saveChanges({
        base,
        detailsOf,
        mine,
        send: (body) => call('updateItem', { params: { id: base.id }, body }),
        theirsIn: itemInConflict,
      }),
    onSuccess: (result, { base }) => {
      const current = 'saved' in result ? result.saved : result.theirs
      if (current === base) return
      if ('saved' in result) toast({ title: 'Content updated', text: quoted(current.content) })
      return updateCachedItems(client, categoryId, (items) =>
        items.map((item) => (item.id === current.id ? current : item)),
      )
    },
    onError: useRefetchIfStale(categoryId),
  })
}

/**
 * Deletes an item. It leaves the list immediately, and returns if the call fails. Undo adds it again. A 404 is a success: the item
 * is already deleted.
 */
export function useDeleteItem(categoryId: string) {
  const client = useQueryClient()
  const refetchIfStale = useRefetchIfStale(categoryId)
  const { mutate: restore } = useAddItems(categoryId)
  /** Hidden until the server confirms or refuses. */
  const [deletingIds, setDeletingIds] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useMutation({
    mutationFn: async ({ id }: ContentItem) => {
      try {
        await call('deleteItem', { params: { id } })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onMutate: ({ id }) => setDeletingIds((ids) => new Set([...ids, id])),
    onSuccess: async (_, item) => {
      const undo = () => restore(detailsOf(item), { onError: (error) => showAddFailed(error) })
      toast({
        title: 'Content deleted',
        text: quoted(item.content),
        action: { label: 'Undo', run: undo },
      })
      await updateCachedItems(client, categoryId, (items) => items.filter(({ id }) => id !== item.id))
    },
    onError: (error) => {
      toast({ title: 'Failed to delete content', text: reasonOf(error), destructive: true })
      refetchIfStale(error)
    },
    onSettled: (_, __, { id }) => setDeletingIds((ids) => new Set([...ids].filter((other) => other !== id))),
  })
  return { deleteItem: mutate, deletingIds }
}

function showAddFailed(error: Error): void {
  toast({ title: 'Failed to add content', text: reasonOf(error), destructive: true })
}
