import { onlineManager } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import type { Category } from '#shared/schemas/category.ts'
import { answers, noNetwork } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO, openApp, useFreshPage } from '../frame/app-page.tsx'

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

it('OFF-5: My Cards says that its cards could not be loaded, and Try Again loads them', async () => {
  api.current.on('GET /api/user', answers(200, MO))
  api.current.on('GET /api/my-cards', noNetwork)
  const { user } = await openApp('/my-cards')
  await expectToast('Error Loading Cards')
  api.current.on(
    'GET /api/my-cards',
    answers(200, [{ ...sampleCard({ title: 'Road trip' }), isOwner: true, canEdit: true }]),
  )
  await user.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('article', { name: 'Road trip' })).toBeVisible()
})
