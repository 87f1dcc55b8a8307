import type { ParsedOf } from '#shared/contract/calls.ts'
import { newTemporaryId } from '#shared/ids.ts'
import { canFill, cardFromCategory, defaultUseOptions } from '#shared/rules/category-fill.ts'
import { cellCount } from '#shared/rules/grid.ts'
import type { CardContent, CardReply } from '#shared/schemas/card.ts'
import { AppError, refusedField } from '../../app-error.ts'
import type { Cards } from '../cards/cards.ts'
import type { CategoryAccess, Reader } from './category-access.ts'
import type { ItemLists } from './item-lists.ts'

interface UseRequest extends ParsedOf<'useCategory', 'body'> {
  reader: Reader
  categoryId: string
}

/** A category for link previews: its first items on a board. */
export interface CategoryPreview extends CardContent {
  /** The path of its page, without the first slash. */
  cardId: string
  /** Changes with the category's name and items. */
  version: string
  updatedAt: string
  itemCount: number
  isOfficial: boolean
}

/** A replacement for `Math.random` with which a shuffle keeps the order. */
const keepOrder = () => 1 - Number.EPSILON

export function createCategoryCards(access: CategoryAccess, lists: ItemLists, cards: Pick<Cards, 'create'>) {
  return {
    /** Returns what anyone with the link may see. @throws AppError `not-found`; `removed` for a taken-down category */
    preview: async (categoryId: string): Promise<CategoryPreview> => {
      const doc = await access.allowed('see', categoryId, undefined).catch(async (error: unknown) => {
        if (!(await access.isTakenDown(categoryId))) throw error
        throw new AppError('removed', 'This category was removed after a report.')
      })
      const { contents } = await lists.of(doc)
      const use = defaultUseOptions(contents.length)
      return {
        ...cardFromCategory(doc, contents.slice(0, cellCount(use.gridSize)), use, keepOrder),
        cardId: `categories/${categoryId}`,
        version: `${doc.updatedAt.getTime()}-${doc.itemsStamp?.toString() ?? ''}`,
        updatedAt: doc.updatedAt.toISOString(),
        itemCount: contents.length,
        isOfficial: doc.type === 'official',
      }
    },

    /**
     * Makes a card from a category's items. A `temporary` card, the default for guests, is only returned, not stored.
     * @throws AppError `not-found`, `not-signed-in`, `invalid`, `card-id-taken`, `quota-exceeded`
     */
    use: async ({
      reader,
      categoryId,
      cardId,
      temporary = reader === undefined,
      ...options
    }: UseRequest): Promise<{ card: CardReply; isStored: boolean }> => {
      if (!temporary && reader === undefined) throw new AppError('not-signed-in', 'Please log in.')
      const category = await access.allowed('see', categoryId, reader)
      const { contents } = await lists.of(category)
      if (!canFill(contents.length, options.gridSize))
        throw refusedField(
          'gridSize',
          `The grid needs ${cellCount(options.gridSize)} items, and this category has ${contents.length}.`,
        )
      const content = cardFromCategory(category, contents, options, Math.random)
      if (!temporary && reader !== undefined)
        return { card: await cards.create({ userId: reader, cardId, ...content }), isStored: true }
      const now = new Date()
      return {
        card: {
          ...content,
          cardId: newTemporaryId(now.getTime()),
          createdAt: now.toISOString(),
          updatedAt: now.toISOString(),
          version: 1,
          round: 1,
          called: [],
          isOwner: true,
          canEdit: true,
        },
        isStored: false,
      }
    },
  }
}
