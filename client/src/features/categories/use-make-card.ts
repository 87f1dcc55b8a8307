import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { endpoints } from '#shared/api.ts'
import { isTemporaryId, newCardId, newTemporaryId } from '#shared/ids.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { canFill, cardFromCategory, type UseOptions } from '#shared/rules/category-fill.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { call, NetworkError } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import type { Session } from '../auth/atoms.ts'
import { writeTemporary } from '../card/temporary-cards.ts'
import { categoryKeys } from './category-queries.ts'

function keepTemporary(cardId: string, content: CardContent): string {
  writeTemporary(cardId, content, newCardId())
  return cardId
}

/** A temporary card of the items that this page has read; undefined where it has not read enough of them. */
function madeHere(client: QueryClient, category: Category, options: UseOptions): string | undefined {
  const items = client.getQueryData<ContentItem[]>(categoryKeys.content(category.categoryId)) ?? []
  if (!canFill(items.length, options.gridSize)) return undefined
  const contents = items.map(({ content }) => content)
  return keepTemporary(newTemporaryId(Date.now()), cardFromCategory(category, contents, options, Math.random))
}

/** @returns the id of a card that is stored, by the server or as a temporary one by this browser */
async function make(
  client: QueryClient,
  category: Category,
  { status }: Session,
  options: UseOptions,
): Promise<string> {
  // Where the page does not know who is signed in, the server decides, and says by the id what it has done.
  const temporary = status === 'signed-in' ? false : status === 'signed-out' ? true : undefined
  try {
    const card = await call(endpoints.useCategory, {
      params: { id: category.categoryId },
      body: { ...options, ...(temporary !== undefined && { temporary }) },
    })
    return isTemporaryId(card.cardId) ? keepTemporary(card.cardId, contentOf(card)) : card.cardId
  } catch (error) {
    // Whoever is signed in gets a card of their account, or none.
    const here =
      error instanceof NetworkError && status !== 'signed-in'
        ? madeHere(client, category, options)
        : undefined
    if (here === undefined) throw error
    return here
  }
}

/** Makes a card of a category's items and leads to it, or offers it where its maker has gone on meanwhile. */
export function useMakeCard(category: Category, session: Session) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    // What shows a temporary card comes before it is needed: there may be no network by then.
    import('../card/follow-temporary.ts').catch(() => undefined)
    return () => {
      isHere.current = false
    }
  }, [])
  return useMutation({
    mutationFn: (options: UseOptions) => make(client, category, session, options),
    onSuccess: (cardId) => {
      const play = () => void navigate(paths.play(cardId))
      if (isHere.current) return play()
      toast({
        title: `${PRODUCT_NAME} created`,
        text: `“${category.name}” is ready.`,
        action: { label: 'Play', run: play },
      })
    },
    onError: (error) => {
      toast({ title: 'Failed to create card', text: error.message, destructive: true })
      // Its items have changed since they were counted, or it is gone.
      if (!(error instanceof NetworkError)) void client.invalidateQueries({ queryKey: categoryKeys.all })
    },
  })
}
