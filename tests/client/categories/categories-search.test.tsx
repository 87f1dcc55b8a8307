import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Category } from '#shared/schemas/category.ts'
import { answers, type FakeApi } from '#tests/support/fake-api.ts'
import { pageIn } from '#tests/support/page-language.ts'
import { sampleCategory } from '#tests/support/sample-category.ts'
import type { Language } from '#shared/languages.ts'
import { officialCategoriesIn } from '#shared/official-in-languages.ts'
import { address, arrived, MO, useFreshPage } from '../frame/app-page.tsx'
import { openLanding } from '../landing/landing-page.tsx'
import { hasCategories, mine, MOVIES, OFFICIAL, openCategories, showsNames } from './categories-page.tsx'

const api = useFreshPage()
const asMo = () => api.current.on('GET /api/user', answers(200, MO))

describe('searching and sorting', () => {
  const seven: Category[] = [
    ['Zoo', 'Animals', 30],
    ['apples', 'Fruit', 30],
    ['Bees', 'ANIMALS too', 50],
    ['Cars', '', 3],
    ['Item 10', '', 40],
    ['Item 9', '', 40],
    ['Éclair', 'Cake', 1],
  ].map(([name, description, itemCount], at) =>
    sampleCategory({ categoryId: `category-${at}`, name, description, itemCount } as Partial<Category>),
  )
  const given = ['Zoo', 'apples', 'Bees', 'Cars', 'Item 10', 'Item 9', 'Éclair']
  const field = () => screen.getByRole('searchbox', { name: 'Search categories by name and description' })
  const order = () => screen.getByRole('combobox', { name: 'Sort by' })
  beforeEach(() => hasCategories(api.current, { official: seven }))

  it('CAT-23: are not offered for six categories', async () => {
    hasCategories(api.current, { official: seven.slice(1) })
    await openCategories()
    await showsNames(...given.slice(1))
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('CAT-23: find by name and description regardless of case, show the number of results, and are kept in the URL', async () => {
    const { user } = await openCategories()
    await showsNames(...given)
    await user.type(field(), 'animals')
    await showsNames('Zoo', 'Bees')
    expect(screen.getByRole('search')).toHaveTextContent('2 categories found')
    await arrived('/categories?q=animals')
    await user.clear(field())
    await user.type(field(), 'ÉCL')
    await showsNames('Éclair')
    expect(screen.getByRole('search')).toHaveTextContent('1 category found')
    await user.clear(field())
    await showsNames(...given)
    expect(screen.getByRole('search')).toHaveTextContent(/^$/)
    expect(api.current.of(OFFICIAL)).toHaveLength(1)
  })

  it('CAT-23: show a message for an empty result; Clear search shows all categories again, with the focus in the field', async () => {
    const { user } = await openCategories('/categories?q=unicorn')
    expect(await screen.findByRole('heading', { name: 'No categories found' })).toBeVisible()
    expect(screen.getByText('unicorn', { selector: 'bdi' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await showsNames(...given)
    expect(field()).toHaveFocus()
    expect(address()).toBe('/categories')
  })

  it.each([
    ['Name A–Z', 'name', ['apples', 'Bees', 'Cars', 'Éclair', 'Item 9', 'Item 10', 'Zoo']],
    ['Most items', 'items', ['Bees', 'Item 9', 'Item 10', 'apples', 'Zoo', 'Cars', 'Éclair']],
  ])('CAT-23: sort by %s, and keep the order in the URL', async (label, value, sorted) => {
    const { user, unmount } = await openCategories()
    await showsNames(...given)
    expect(
      within(order())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Recommended', 'Name A–Z', 'Most items'])
    await user.selectOptions(order(), label)
    await showsNames(...sorted)
    await arrived(`/categories?sort=${value}`)
    await user.selectOptions(order(), 'Recommended')
    await showsNames(...given)
    await arrived('/categories')
    unmount()
    await openCategories(`/categories?sort=${value}`)
    await showsNames(...sorted)
    expect(order()).toHaveDisplayValue(label)
  })

  it('CAT-22 CAT-23: show matching shared categories under their own heading', async () => {
    asMo()
    const choir = mine({
      categoryId: 'choirchoir',
      name: 'Choir',
      isOwner: false,
      permission: 'view',
    })
    hasCategories(api.current, { mine: [mine(), choir] })
    await openCategories('/categories?tab=mine&q=choir')
    await showsNames('Choir')
    expect(screen.getByRole('region', { name: 'Shared with you' })).toBeVisible()
    expect(screen.getByRole('search')).toHaveTextContent('1 category found')
    expect(screen.queryByText("You haven't created any categories yet.")).toBeNull()
  })
})

const inLanguage = (language: Language) =>
  officialCategoriesIn(language).map(({ categoryId, name }) => sampleCategory({ categoryId, name, language }))

/** Makes the server list the official categories of each language. */
function hasLists(server: FakeApi) {
  server.on(OFFICIAL, ({ query }) =>
    Response.json(query.language ? inLanguage(query.language as Language) : [MOVIES]),
  )
}

describe('a page in German', () => {
  beforeEach(() => {
    pageIn('de')
  })
  const german = officialCategoriesIn('de').map(({ name }) => name)

  it('CAT-49: lists the German categories and then the English ones, each marked with its language', async () => {
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
  ])('CAT-49: searches both languages: %s', async (q, name) => {
    hasLists(api.current)
    await openCategories(`/categories?q=${q}`)
    await showsNames(name)
  })

  it('LND-3: offers its five official categories as the occasions of the landing page', async () => {
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
