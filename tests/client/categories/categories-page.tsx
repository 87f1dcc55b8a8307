import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { Category } from '#shared/schemas/category.ts'
import { answers, type FakeApi } from '#tests/support/fake-api.ts'
import { sampleCategory } from '#tests/support/sample-category.ts'
import { openApp } from '../frame/app-page.tsx'

export const OFFICIAL = 'GET /api/categories/public'
export const MINE = 'GET /api/categories'
export const CREATE = 'POST /api/categories'

/** Returns a category that the user owns, as in the list's response. */
export function mine(changes: Partial<Category> = {}): Category {
  return sampleCategory({
    categoryId: 'categoryAA',
    name: 'Stand-up bingo',
    type: 'user',
    isOwner: true,
    ownerName: 'Mo the Host',
    ...changes,
  })
}

export const MOVIES = sampleCategory({ description: 'Popcorn.', itemCount: 12 })
export const CALLS = sampleCategory({ categoryId: 'virtualmtg', name: 'Virtual Meetings', itemCount: 48 })

/** Makes the server list these categories. */
export function hasCategories(api: FakeApi, lists: { official?: Category[]; mine?: Category[] }): void {
  api.on(OFFICIAL, answers(200, lists.official ?? []))
  api.on(MINE, answers(200, lists.mine ?? []))
}

/** Returns the names of all displayed categories, in their order. */
export function names(): (string | null)[] {
  return [...document.querySelectorAll('article :is(h2, h3)')].map(({ textContent }) => textContent)
}
export function showsNames(...expected: string[]): Promise<void> {
  return waitFor(() => expect(names()).toEqual(expected))
}

export async function openCategories(at = '/categories') {
  const page = await openApp(at)
  await screen.findByRole('heading', { level: 1, name: 'Categories' })
  return page
}
