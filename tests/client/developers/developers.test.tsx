import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from '#server/http/openapi/document.ts'
import { referenceOf } from '#shared/api-reference.ts'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import { store } from '#client/lib/store.ts'
import { recipesFor } from '#shared/recipes.ts'
import { socketExample } from '#shared/socket-example.ts'
import { answers, noNetwork } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { arrived, cameBackOnline, MO, openApp, useFreshPage, main } from '../frame/app-page.tsx'

const api = useFreshPage()
const DOCUMENT = 'GET /api/openapi.json'
const lines = (name: string) => main().findByRole('region', { name })

describe('the page for developers', () => {
  it('API-13: opens from the footer and shows the calls of openapi.json, with examples for this server', async () => {
    api.current.on(DOCUMENT, answers(200, openApiDocument()))
    const { user } = await openApp('/no/such/page')
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Developers' }))
    await arrived('/developers')
    expect(await lines('Change a square: example')).toHaveTextContent(
      `curl -X PATCH ${location.origin}/api/cards/V1StGXR8_Z`,
    )
    await waitFor(() => expect(document.title).toBe('Developers | BingoBoard'))
    const { calls, events } = referenceOf(openApiDocument(), location.origin)
    for (const { summary } of calls) expect(main().getAllByText(summary).length).toBeGreaterThan(0)
    for (const { name } of events) expect(main().getAllByText(name).length).toBeGreaterThan(0)
    expect((await lines('Follow a card, with socket.io-client')).textContent).toBe(
      socketExample(location.origin),
    )
  })

  it('API-13: says that the calls failed to load, and retries when the page resumes', async () => {
    api.current.on(DOCUMENT, noNetwork)
    await openApp('/developers')
    expect(await main().findByRole('alert')).toHaveTextContent("We couldn't load the calls.")
    api.current.on(DOCUMENT, answers(200, openApiDocument()))
    cameBackOnline()
    expect(await lines('Read a card: example')).toBeVisible()
  })

  it('API-13: requests nothing if the server rendered it; its examples can be copied, and its contents lead to its parts', async () => {
    store.set(pageDataAtom, { reference: referenceOf(openApiDocument(), 'https://bingo.example') })
    const { user } = await openApp('/developers')
    expect(await lines('Read a card: example')).toHaveTextContent(
      'curl https://bingo.example/api/cards/V1StGXR8_Z',
    )
    const shown = await lines('Change a square: example')
    await user.click(screen.getByRole('radio', { name: 'Python' }))
    expect(shown).toHaveTextContent('requests.patch(')
    await user.click(screen.getByRole('radio', { name: 'curl' }))
    await user.click(main().getByRole('button', { name: 'Copy Change a square: example' }))
    expect(await navigator.clipboard.readText()).toBe(shown.textContent)
    const contents = within(main().getByRole('navigation', { name: 'On this page' }))
    expect(contents.getByRole('link', { current: true })).toHaveTextContent('Change a square')
    for (const link of contents.getAllByRole('link'))
      expect(document.querySelector(link.getAttribute('href')!)).toHaveTextContent(link.textContent)
    expect(api.current.of(DOCUMENT)).toEqual([])
  })

  it('API-13 API-16: shows a logged-in user examples with their newest card, its grid and one of its words', async () => {
    store.set(pageDataAtom, { reference: referenceOf(openApiDocument(), 'https://bingo.example') })
    api.current.on('GET /api/user', answers(200, MO))
    const card = { ...sampleCard({ cardId: 'newestCard', gridSize: 4, hasFreeSpace: false }), isOwner: true }
    api.current.on('GET /api/my-cards', answers(200, [card]))
    await openApp('/developers')
    const shown = await lines('Change a square: example')
    await waitFor(() =>
      expect(shown).toHaveTextContent('curl -X PATCH https://bingo.example/api/cards/newestCard'),
    )
    expect(shown).toHaveTextContent('"gridSize":4,"hasFreeSpace":false')
    expect(await lines('Call a word, with curl')).toHaveTextContent('"call":"Square 1"')
    for (const { title, lines: code } of recipesFor({
      origin: 'https://bingo.example',
      cardId: 'newestCard',
      words: 'Square 1',
    }))
      expect((await lines(title)).textContent).toBe(code)
  })
})
