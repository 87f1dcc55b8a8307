import type { Category, ContentItem } from '#shared/schemas/category.ts'

const TIME = '2026-11-21T10:00:00.000Z'

/** Returns an official category as in an API response. */
export function sampleCategory(changes: Partial<Category> = {}): Category {
  return {
    categoryId: 'movienight',
    name: 'Movie Night',
    description: 'What happens on every sofa.',
    type: 'official',
    language: 'en',
    itemCount: 30,
    createdAt: TIME,
    updatedAt: TIME,
    isOwner: false,
    permission: null,
    ownerName: null,
    ...changes,
  }
}

/** Returns items with these contents. */
export function sampleItems(contents: readonly string[]): ContentItem[] {
  return contents.map((content, index) => ({
    id: index.toString(16).padStart(24, '0'),
    content,
    contentType: 'scenario',
    tags: [],
    source: null,
    createdAt: TIME,
    updatedAt: TIME,
  }))
}
