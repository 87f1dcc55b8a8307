import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import type { Category, ContentItem } from '#shared/schemas/category.ts'
import { answers, type FakeApi } from '#tests/support/fake-api.ts'
import { sampleCategory, sampleItems } from '#tests/support/sample-category.ts'
import { MO, openApp, useFreshPage } from '../frame/app-page.tsx'

export const GET = 'GET /api/categories/:id'
export const CONTENT = 'GET /api/categories/:id/content'
export const ADD = 'POST /api/categories/:id/content'
export const CHANGE_ITEM = 'PATCH /api/content/:id'
export const DELETE_ITEM = 'DELETE /api/content/:id'
export const CHANGE = 'PATCH /api/categories/:id'
export const DELETE = 'DELETE /api/categories/:id'
export const LEAVE = 'DELETE /api/categories/:id/permissions/:userId'
export const ADDRESS = '/categories/categoryAA'

/** A category of Mo's, as Mo gets it from the server. */
export const OWN = sampleCategory({
  categoryId: 'categoryAA',
  name: 'Stand-up bingo',
  description: 'Every morning.\n\nEvery single one.',
  type: 'user',
  itemCount: 3,
  isOwner: true,
  ownerName: 'Mo the Host',
})
/** Returns the same category, as another user gets it. */
export function theirs(changes: Partial<Category> = {}): Category {
  return { ...OWN, isOwner: false, ownerName: 'Ann', ...changes }
}

const [MUTE, ECHO, CAT] = sampleItems(['You are on mute', 'An echo', 'A cat walks by']) as [
  ContentItem,
  ContentItem,
  ContentItem,
]
/** The items, in the order in which they were added. */
export const ITEMS: ContentItem[] = [
  { ...MUTE, contentType: 'quote', tags: ['audio', 'classic'], createdAt: '2026-11-21T10:00:00.000Z' },
  { ...ECHO, tags: ['audio'], source: 'Last Monday', createdAt: '2026-11-21T10:01:00.000Z' },
  { ...CAT, contentType: 'other', createdAt: '2026-11-21T10:02:00.000Z' },
]

/** Makes the server return this category and these items. */
export function hasCategory(api: FakeApi, category: Category, items: readonly ContentItem[] = ITEMS): void {
  api.on(GET, answers(200, { ...category, itemCount: items.length }))
  api.on(CONTENT, answers(200, items))
}
/** Sets up, before every test of a file, a signed-in user's browser and a server with a category of theirs. */
export function useOwnCategory(): { current: FakeApi } {
  const api = useFreshPage(MO)
  beforeEach(() => hasCategory(api.current, OWN))
  return api
}

/** Opens the screen of a category, and waits for its items. */
export async function openCategory(at = ADDRESS) {
  const page = await openApp(at)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByLabelText('Loading the items')).toBeNull())
  return page
}

export const rows = () => [...document.querySelectorAll('.roll > li')]
/** Returns the words of the displayed items, in their order. */
export const contents = () => rows().map((row) => row.querySelector('p')?.textContent)
export function showsItems(...expected: string[]): Promise<void> {
  return waitFor(() => expect(contents()).toEqual(expected))
}
export const section = () => within(screen.getByRole('region', { name: 'Content Items' }))
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** Returns the labels of the buttons on the screen, in their order. */
export function ways(): (string | null)[] {
  return within(screen.getByRole('main'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== '')
}
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
export const noDialog = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
