import type { Types } from 'mongoose'
import type { ContentType } from '#shared/product.ts'
import type { ContentItem } from '#shared/schemas/category.ts'
import { modelOf, schemaOf } from './model-of.ts'

/** A stored item of a category. */
export interface ContentItemDoc {
  _id: Types.ObjectId
  categoryId: string
  content: string
  contentType: ContentType
  tags: string[]
  source: string | null
  createdAt: Date
  updatedAt: Date
}

const contentItemSchema = schemaOf<ContentItemDoc>('content_items', {
  categoryId: { type: String, required: true },
  content: { type: String, required: true },
  contentType: { type: String, required: true },
  tags: { type: [String], required: true },
  source: { type: String, default: null },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
})
contentItemSchema.index({ categoryId: 1, createdAt: 1, _id: 1 })

export const contentItemModel = modelOf('ContentItem', contentItemSchema)

/** An item as anyone who may see its category may read it. */
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
