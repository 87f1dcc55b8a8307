import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Provider, createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { CELL_MAX_LENGTH } from '#shared/product.ts'
import { OFFICIAL_CATEGORIES } from '#shared/official-categories.ts'
import { newCardDraft, replaceNewCard } from '#client/sync/unsaved/draft.ts'
import { newUnsaved } from '#client/sync/unsaved/unsaved-card.ts'
import { store } from '#client/lib/store.ts'
import { pageDataAtom } from '#client/lib/page/page-data.ts'
import { SAMPLES } from '#client/features/landing/samples.ts'
import LandingScreen from '#client/features/landing/components/landing-screen.tsx'
import { address } from '../frame/app-page.tsx'
import { MONDAY, openLanding } from './landing-page.tsx'

const BUTTONS = ['Create Your First Card', 'Get Started Now']
const OCCASIONS: [words: string, category: string][] = [
  ['Movie nights', 'Movie Night'],
  ['Virtual meetings', 'Virtual Meetings'],
  ['Classroom activities', 'Classroom'],
  ['Family gatherings', 'Family Gatherings'],
  ['Road trips', 'Road Trips'],
  ['Office parties', 'Office Parties'],
  ['Sports events', 'Sports Events'],
  ['TV show marathons', 'TV Marathons'],
]
const editorCard = () => store.get(newCardDraft().shownAtom)

/** As the server renders it: with a separate store and no browser. */
function drawn(weekday = MONDAY): string {
  const ofPage = createStore()
  ofPage.set(pageDataAtom, { weekday })
  return renderToString(
    <Provider store={ofPage}>
      <StaticRouter location="/">
        <LandingScreen />
      </StaticRouter>
    </Provider>,
  )
}

describe('the landing page', () => {
  it('LND-1: says what to do: make, send, shout; Create, Share, Play', () => {
    openLanding()
    expect(screen.getByRole('heading', { level: 1, name: 'Make it. Send it. Shout it.' })).toBeVisible()
    for (const words of [
      'Create a card of things that always happen.',
      'Share one link. Everyone plays.',
      'Play tap by tap. A line is a BINGO.',
    ])
      expect(
        screen.getByText(
          (_text, element) =>
            element?.tagName === 'LI' && element.textContent?.replace('\u00a0', ' ') === words,
        ),
      ).toBeVisible()
    expect(document.title).toBe('BingoBoard')
  })

  it.each(BUTTONS)("LND-1: %s puts the editor's card away and opens the editor", async (name) => {
    replaceNewCard({
      ...newUnsaved(),
      title: 'Not saved yet',
      cells: Array.from({ length: 25 }, () => 'words'),
    })
    const { user } = openLanding()
    const button = screen.getByRole('link', { name })
    expect(button).toHaveAttribute('href', '/create')
    await user.click(button)
    await waitFor(() => expect(address()).toBe('/create'))
    expect(editorCard().title).not.toBe('Not saved yet')
    expect(editorCard().cells.filter(Boolean)).toEqual([])
  })

  it('LND-5: what is typed as the title of the sample goes along into the new card; Enter ends the typing, but not that of an input method', async () => {
    const { user } = openLanding()
    const field = screen.getByRole('textbox', { name: 'Name your card' })
    await user.type(field, ' Family   reunion ')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(field).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(field).not.toHaveFocus()
    expect(screen.getByRole('heading', { level: 2, name: /^Try it: *Family reunion$/ })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Create Your First Card' }))
    await waitFor(() => expect(address()).toBe('/create'))
    expect(editorCard().title).toBe('Family reunion')
    expect(editorCard().cells.filter(Boolean)).toEqual([])
  })

  it('LND-3: has a ticket for each of the eight occasions, in the theme of its category, which it leads to', () => {
    openLanding()
    const tickets = within(
      screen.getByRole('region', { name: 'What are you watching, attending, enduring?' }),
    ).getAllByRole('listitem')
    expect(tickets.map((ticket) => ticket.textContent)).toEqual([
      'Classic bingo, 1 to 75',
      ...OCCASIONS.map(([words]) => words),
      'Surprise me',
    ])
    OCCASIONS.forEach(([words, name], place) => {
      const category = OFFICIAL_CATEGORIES.find((official) => official.name === name)
      expect(screen.getByRole('link', { name: words })).toHaveAttribute(
        'href',
        `/categories/${category?.categoryId}`,
      )
      expect(tickets[place + 1]).toHaveAttribute('data-theme', category?.theme)
    })
  })
})

describe('the landing page without scripts', () => {
  it('LND-4: is complete, and the same at every render', () => {
    const html = drawn()
    for (const words of [
      'Make it.',
      'One to go',
      '“Could have been an email”',
      ...BUTTONS,
      ...OCCASIONS.map(([name]) => name),
    ])
      expect(html).toContain(words)
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(6)
    expect(drawn()).toBe(html)
  })

  it('LND-5: has another sample for each weekday, all of sixteen words that a square takes', () => {
    const titles = SAMPLES.map(({ title }, weekday) => {
      expect(drawn(weekday)).toContain(title)
      return title
    })
    expect(new Set(titles).size).toBe(7)
    for (const { cells } of SAMPLES) {
      expect(new Set(cells).size).toBe(16)
      for (const text of cells) expect([...text].length).toBeLessThanOrEqual(CELL_MAX_LENGTH)
    }
  })
})
