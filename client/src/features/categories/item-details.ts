import { DEFAULT_CONTENT_TYPE } from '#shared/product.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import type { ItemValues, ItemDetails } from './item-form.ts'

/** In the order of the form. */
export const EMPTY_ITEM: ItemValues = {
  content: '',
  contentType: DEFAULT_CONTENT_TYPE,
  tags: '',
  source: '',
}

export function formValuesOf({ content, contentType, tags, source }: ItemDetails): ItemValues {
  return { content, contentType, tags: tags.join(', '), source: source ?? '' }
}

export function detailsOf({ content, contentType, tags, source }: ContentItem): ItemDetails {
  return { content, contentType, tags, source }
}
