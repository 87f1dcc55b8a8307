import type { ContentType } from '#shared/category-choices.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import { date, listOf, modelOf, orNull, text, textOf, type DocOf } from './model-of.ts'

/** A stored item of a category. */
export type ContentItemDoc = DocOf<typeof fields>

const fields = {
  categoryId: text,
  content: text,
  contentType: textOf<ContentType>(),
  tags: listOf<string>(String),
  source: orNull(text),
  createdAt: date,
  updatedAt: date,
}

export const contentItemModel = modelOf<ContentItemDoc>('ContentItem', 'content_items', fields, [
  [{ categoryId: 1, createdAt: 1, _id: 1 }],
])

/** Returns an item as anyone who may see its category may read it. */
export function toContentItem(doc: ContentItemDoc): ContentItem {
  return {
    id: doc._id.toString(),
    content: doc.content,
    contentType: doc.contentType,
    tags: doc.tags,
    source: doc.source,
    createdAt: doc.createdAt.toISOString(),
    updatedAt: doc.updatedAt.toISOString(),
  }
}
