import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isTemporaryId, newCardId, newTemporaryId } from '#shared/ids.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import { DEFAULT_GRID_SIZE } from '#shared/product.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { canFill, cardFromCategory, defaultUseOptions, type UseOptions } from '#shared/rules/category-fill.ts'
import { cellCount } from '#shared/rules/grid.ts'
import type { CardContent } from '#shared/schemas/card.ts'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { categoryUse } from '#messages/category-use.ts'
import { ApiError, call, NetworkError } from '../../lib/api-client.ts'
import { isolated } from '../../lib/isolated.ts'
import { once } from '../../lib/lost-answers.ts'
import { pageLanguage } from '../../lib/language.ts'
import { paths } from '../../lib/paths.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showFailure } from '../../lib/show-refusal.ts'
import { store } from '../../lib/store.ts'
import { dismissToast, toast, toastAtom } from '../../lib/toast.ts'
import { sessionAtom } from '../../lib/session-atom.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { createCard as createStoredCard, madeOnce } from '../../sync/receive/card-requests.ts'
import { writeTemporary } from '../../sync/unsaved/temporary-cards.ts'
import { refetchAll } from './category-cache.ts'
import { classicCard } from './classic-card.ts'
import { categoryKeys } from './category-queries.ts'

type NamedCategory = Pick<Category, 'categoryId' | 'name'>

/** Stores a temporary card in this browser. @returns its id */
function storeTemporary(content: CardContent, cardId = newTemporaryId(Date.now())): string {
  writeTemporary(cardId, content)
  return cardId
}

/** Makes a temporary card from the cached items. @returns its id; undefined if there are not enough items */
function createOffline(category: NamedCategory, options: UseOptions): string | undefined {
  const items = queryClient.getQueryData<ContentItem[]>(categoryKeys.content(category.categoryId)) ?? []
  if (!canFill(items.length, options.gridSize)) return undefined
  const contents = items.map(({ content }) => content)
  const card = cardFromCategory(category, contents, options, Math.random)
  return storeTemporary(card)
}

/**
 * Creates a card from a category's items.
 * @param what identifies the user's wish, for which retries create one card even if they draw different categories
 * @returns the id of the card, which is stored on the server or as a temporary card in this browser
 */
async function createCard(category: NamedCategory, options: UseOptions, what = category.categoryId) {
  const { status } = store.get(sessionAtom)
  // If the session is unknown, the server decides, and the id of the card shows its decision.
  const temporary = status === 'signed-in' ? false : status === 'signed-out' ? true : undefined
  try {
    const draw = (cardId?: string) =>
      call('useCategory', {
        params: { id: category.categoryId },
        body: { ...options, ...(temporary !== undefined && { temporary }), ...(cardId && { cardId }) },
      })
    const card = temporary
      ? await draw()
      : await once(['card of', what, options], newCardId, (cardId) => madeOnce(draw(cardId)))
    return isTemporaryId(card.cardId) ? storeTemporary(contentOf(card), card.cardId) : card.cardId
  } catch (error) {
    // A signed-in user gets a card in the account or an error, never a temporary card.
    const isOffline = error instanceof NetworkError && status !== 'signed-in'
    const offline = isOffline ? createOffline(category, options) : undefined
    if (offline === undefined) throw error
    return offline
  }
}

/** Stores a card that was drawn on this page, in the account or, for a guest, in this browser. @returns its id */
async function storeCard(content: CardContent, what?: string): Promise<string> {
  const { status } = store.get(sessionAtom)
  if (status === 'signed-out') return storeTemporary(content)
  try {
    return (await createStoredCard(content, what)).cardId
  } catch (error) {
    const isGuest = error instanceof NetworkError || (error instanceof ApiError && error.status === 401)
    if (status === 'signed-in' || !isGuest) throw error
    return storeTemporary(content)
  }
}

function randomCategory(): NamedCategory {
  const categories = officialCategoriesIn(pageLanguage())
  return categories[Math.floor(Math.random() * categories.length)]!
}

/**
 * Makes a card with random items, stored in the account or, for a guest, in this browser. Official categories have at least as
 * many items as the largest grid has squares.
 * @param category a random one in the page's language if undefined; `classic` for the numbers of classic bingo
 * @returns the card's id; undefined after a failure, which a toast reports
 */
export async function createQuickCard(
  category: NamedCategory | 'classic' | undefined,
): Promise<string | undefined> {
  try {
    if (category === 'classic') return await storeCard(classicCard(Math.random), 'classic')
    const options = defaultUseOptions(cellCount(DEFAULT_GRID_SIZE))
    return await createCard(category ?? randomCategory(), options, category?.categoryId ?? 'random')
  } catch (error) {
    showFailure(categoryUse.failed, error)
    return undefined
  }
}

/** Creates a card and opens it, or offers it in a toast if the dialog has been closed meanwhile. */
export function useCreateCard(category: Category) {
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  /** The toast of the last failure. */
  const failure = useRef<number>(undefined)
  return useMutation({
    mutationFn: (wish: UseOptions | CardContent) =>
      'cells' in wish ? storeCard(wish) : createCard(category, wish),
    onSuccess: (cardId) => {
      const play = () => void navigate(paths.play(cardId))
      if (isMounted()) {
        if (failure.current !== undefined) dismissToast(failure.current)
        return play()
      }
      toast({
        title: categoryUse.created,
        text: categoryUse.createdText(isolated(category.name)),
        action: { label: categoryUse.play, run: play },
      })
    },
    onError: (error) => {
      showFailure(categoryUse.failed, error)
      failure.current = store.get(toastAtom)?.id
      // The items may have changed since they were counted, or the category may be deleted.
      if (!(error instanceof NetworkError)) refetchAll()
    },
  })
}
