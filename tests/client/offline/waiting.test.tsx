import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { Category } from '#shared/schemas/category.ts'
import { answers } from '#tests/support/fake-api.ts'
import { openApp, useFreshPage } from '../frame/app-page.tsx'

const api = useFreshPage()

// What the browser says of the network may be wrong, and the worker answers without one.
beforeEach(() => {
  onlineManager.setOnline(false)
})
afterEach(() => {
  onlineManager.setOnline(true)
})

it('OFF-3: a device that considers itself offline requests the categories anyway', async () => {
  const [{ categoryId, name }] = OFFICIAL_CATEGORIES
  const kept: Category = {
    categoryId,
    name,
    description: 'Words of films.',
    type: 'official',
    language: 'en',
    itemCount: 40,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    isOwner: false,
    permission: null,
    ownerName: null,
  }
  api.current.on('GET /api/categories/public', answers(200, [kept]))
  await openApp('/categories')
  expect(await screen.findByRole('heading', { name })).toBeVisible()
})
