import type { Theme } from './product.ts'

/** The part of an official category that client and server share. Its description and items are only on the server. */
export interface OfficialCategory {
  /** The id, readable and permanent because links contain it. */
  categoryId: string
  name: string
  /** The theme of its screens and of cards made from it. */
  theme: Theme
}

/** The English categories, in the order in which they are listed. The first eight are the occasions on the landing page. */
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
