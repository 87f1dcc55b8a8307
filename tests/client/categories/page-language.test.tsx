import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import { answers, type FakeApi } from '#tests/support/fake-api.ts'
import { sampleCategory } from '#tests/support/sample-category.ts'
import { useFreshPage } from '../frame/app-page.tsx'
import { openLanding } from '../landing/landing-page.tsx'
import { MOVIES, OFFICIAL, openCategories, showsNames } from './categories-page.tsx'

const api = useFreshPage()
const inLanguage = (language: Language) =>
  officialCategoriesIn(language).map(({ categoryId, name }) => sampleCategory({ categoryId, name, language }))

/** A server; an earlier one doesn't know the parameter. */
function hasLists(server: FakeApi, { isEarlier = false } = {}) {
  server.on(OFFICIAL, ({ query }) =>
    answers(
      200,
      query.language && !isEarlier ? inLanguage(query.language as Language) : [MOVIES],
    )({ name: OFFICIAL, path: '', query, body: undefined }),
  )
}

describe('a page in German', () => {
  beforeEach(() => {
    document.documentElement.lang = 'de'
  })
  const german = officialCategoriesIn('de').map(({ name }) => name)

  it('CAT-49: lists the German categories, then the English ones, each marked as in its language', async () => {
    hasLists(api.current)
    await openCategories()
    await showsNames(...german, 'Movie Night')
    expect(api.current.of(OFFICIAL).map(({ query }) => query)).toEqual([{ language: 'de' }, {}])
    expect(screen.getByRole('heading', { name: 'Grillabend' })).toHaveAttribute('lang', 'de')
    expect(screen.getByRole('heading', { name: 'Movie Night' })).toHaveAttribute('lang', 'en')
  })

  it.each([
    ['grill', 'Grillabend'],
    ['movie', 'Movie Night'],
  ])('CAT-49: searches both: %s', async (q, name) => {
    hasLists(api.current)
    await openCategories(`/categories?q=${q}`)
    await showsNames(name)
  })

  it('CAT-49: lists the English ones once where a server of an earlier version answers', async () => {
    hasLists(api.current, { isEarlier: true })
    await openCategories()
    await showsNames('Movie Night')
  })

  it('LND-3: has its five official categories as the occasions of the landing page', async () => {
    openLanding()
    await waitFor(() => expect(screen.getByRole('link', { name: 'Grillabend' })).toBeVisible())
    for (const { categoryId, name, theme } of officialCategoriesIn('de')) {
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute('href', `/categories/${categoryId}`)
      expect(link.closest('li')).toHaveAttribute('data-theme', theme)
    }
    expect(screen.queryByRole('link', { name: 'Movie nights' })).toBeNull()
  })
})
