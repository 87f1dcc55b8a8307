import type { Theme } from './product.ts'

/** What both sides know of an official category; its description and items are the server's. */
export interface OfficialCategory {
  /** Chosen by us and kept for good: links lead to it. */
  categoryId: string
  name: string
  /** Its screens and the cards made from it wear this theme. */
  theme: Theme
}

/** In the order in which they are listed; the first eight are the occasions of the landing page. */
export const OFFICIAL_CATEGORIES = [
  { categoryId: 'movienight', name: 'Movie Night', theme: 'purple' },
  { categoryId: 'virtualmtg', name: 'Virtual Meetings', theme: 'blue' },
  { categoryId: 'classrooms', name: 'Classroom', theme: 'yellow' },
  { categoryId: 'familytime', name: 'Family Gatherings', theme: 'red' },
  { categoryId: 'road-trips', name: 'Road Trips', theme: 'green' },
  { categoryId: 'office-fun', name: 'Office Parties', theme: 'pink' },
  { categoryId: 'sportsgame', name: 'Sports Events', theme: 'blue' },
  { categoryId: 'tvmarathon', name: 'TV Marathons', theme: 'purple' },
  { categoryId: 'weddingday', name: 'Weddings', theme: 'pink' },
  { categoryId: 'conference', name: 'Conferences', theme: 'green' },
  { categoryId: 'at-airport', name: 'Airports', theme: 'yellow' },
  { categoryId: 'group-chat', name: 'Family Group Chat', theme: 'red' },
] as const satisfies readonly OfficialCategory[]
