import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endpoints, type CategoryConflictBody } from '#shared/api.ts'
import { cutToCodePoints } from '#shared/rules/text.ts'
import type { AddContentInput, ContentItem, NewItemInput } from '#shared/schemas/category.ts'
import { ApiError, call, NetworkError } from '../../lib/api-client.ts'
import { toast } from '../../lib/toast.ts'
import { changeItems, isOutOfDate, readAgain } from './category-cache.ts'
import { itemsInWords } from './content-lines.ts'
import type { ItemWords } from './item-form.ts'
import { wordsOf } from './item-words.ts'
import { saveChanges } from './three-way.ts'

/** So much of an item stands in a toast. */
const NAMED_CHARACTERS = 60

function quoted(content: string): string {
  const cut = cutToCodePoints(content, NAMED_CHARACTERS)
  return `“${cut === content ? cut : `${cut.trimEnd()}…`}”`
}

/** Reads the screen again where a refusal says that it is out of date, or where it may be: an answer was lost. */
function useReadAgainWhenOld(categoryId: string) {
  const client = useQueryClient()
  return (error: Error) => {
    if (isOutOfDate(error) || error instanceof NetworkError) readAgain(client, categoryId)
  }
}

/** Adds one item, or a list of them, all or none. Who adds says what was refused. */
export function useAddItems(categoryId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewItemInput | AddContentInput) =>
      call(endpoints.addContent, { params: { id: categoryId }, body }),
    onSuccess: async (answer) => {
      const added = [answer].flat()
      const [first] = added
      const text = added.length === 1 && first ? quoted(first.content) : itemsInWords(added.length)
      toast({ title: 'Content added', text })
      await changeItems(client, categoryId, (items) => [...items, ...added])
    },
    onError: useReadAgainWhenOld(categoryId),
  })
}

function itemInConflict(error: unknown): ContentItem | undefined {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return undefined
  return (error.body as CategoryConflictBody).item
}

export interface ItemEdit {
  found: ContentItem
  mine: ItemWords
}

/** Changes an item; what somebody else has made of the same words meanwhile comes back instead. */
export function useUpdateItem(categoryId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ found, mine }: ItemEdit) =>
      saveChanges({
        found,
        wordsOf,
        mine,
        send: (body) => call(endpoints.updateItem, { params: { id: found.id }, body }),
        theirsIn: itemInConflict,
      }),
    onSuccess: (outcome, { found }) => {
      const stands = 'saved' in outcome ? outcome.saved : outcome.theirs
      if (stands === found) return
      if ('saved' in outcome) toast({ title: 'Content updated', text: quoted(stands.content) })
      return changeItems(client, categoryId, (items) =>
        items.map((item) => (item.id === stands.id ? stands : item)),
      )
    },
    onError: useReadAgainWhenOld(categoryId),
  })
}

/**
 * Deletes an item, which leaves the list at once and comes back when that fails. Undo adds it again. One that somebody
 * deleted already counts as deleted.
 */
export function useDeleteItem(categoryId: string) {
  const client = useQueryClient()
  const readAgainWhenOld = useReadAgainWhenOld(categoryId)
  const { mutate: addAgain } = useAddItems(categoryId)
  /** Those on their way out. */
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useMutation({
    mutationFn: async ({ id }: ContentItem) => {
      try {
        await call(endpoints.deleteItem, { params: { id } })
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error
      }
    },
    onMutate: ({ id }) => setGoing((ids) => new Set([...ids, id])),
    onSuccess: async (_, item) => {
      const undo = () => addAgain(wordsOf(item), { onError: (error) => showAddFailed(error) })
      toast({
        title: 'Content deleted',
        text: quoted(item.content),
        action: { label: 'Undo', run: undo },
      })
      await changeItems(client, categoryId, (items) => items.filter(({ id }) => id !== item.id))
    },
    onError: (error) => {
      toast({ title: 'Failed to delete content', text: error.message, destructive: true })
      readAgainWhenOld(error)
    },
    onSettled: (_, __, { id }) => setGoing((ids) => new Set([...ids].filter((other) => other !== id))),
  })
  return { deleteItem: mutate, going }
}

function showAddFailed(error: Error): void {
  toast({ title: 'Failed to add content', text: error.message, destructive: true })
}
