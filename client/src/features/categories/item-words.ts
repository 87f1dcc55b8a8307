import { DEFAULT_CONTENT_TYPE } from '#shared/product.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import type { ItemValues, ItemWords } from './item-form.ts'

/** In the order in which the form shows them. */
export const ITEM_FIELDS = ['content', 'contentType', 'tags', 'source'] as const

export const EMPTY_ITEM: ItemValues = {
  content: '',
  contentType: DEFAULT_CONTENT_TYPE,
  tags: '',
  source: '',
}

export function valuesOf({ content, contentType, tags, source }: ItemWords): ItemValues {
  return { content, contentType, tags: tags.join(', '), source: source ?? '' }
}

export function wordsOf({ content, contentType, tags, source }: ContentItem): ItemWords {
  return { content, contentType, tags, source }
}
