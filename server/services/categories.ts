import type { Category } from '#shared/schemas/category.ts'
import type { Reader } from './category-access.ts'

export interface CategoryContent {
  name: string
  description: string
}

export interface CategoryChange {
  name?: string | undefined
  description?: string | undefined
  /** The `updatedAt` that the change was based on, ISO 8601. */
  updatedAt?: string | undefined
}

/**
 * The product's verbs for categories as such. Inputs come in parsed; besides what is named, all refuse with `not-found`, and writes
 * with `forbidden` by the table of shared/rules/access.
 */
export interface Categories {
  /** All official ones, in their own order. */
  listOfficial: (reader: Reader) => Promise<Category[]>
  /** One's own, newest first, then those shared with one, the newest grant first. */
  listMine: (userId: string) => Promise<Category[]>
  get: (categoryId: string, reader: Reader) => Promise<Category>
  /** Refuses with `category-id-taken` (with the category when it is the author's own) and `quota-exceeded`. */
  create: (author: {
    userId: string
    categoryId?: string | undefined
    content: CategoryContent
  }) => Promise<Category>
  /** Refuses with `conflict`, with the present category, where it has moved since `updatedAt`. */
  update: (target: { userId: string; categoryId: string; change: CategoryChange }) => Promise<Category>
  remove: (target: { userId: string; categoryId: string }) => Promise<void>
  /** A category of one's own with the same name and items. Refuses with `quota-exceeded`. */
  copy: (target: { userId: string; categoryId: string }) => Promise<Category>
}
