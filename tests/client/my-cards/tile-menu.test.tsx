import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answers } from '#tests/support/fake-api.ts'
import { MO, useFreshPage } from '../frame/app-page.tsx'
import { hasCards, openMyCards, ROAD } from './my-cards-page.tsx'

const api = useFreshPage(MO)
const idle: (() => void)[] = []
beforeEach(() => {
  idle.length = 0
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  hasCards(api.current, [ROAD])
})

const button = () => screen.findByRole('button', { name: 'More for Road trip' })
const rows = () => screen.getAllByRole('menuitem').map((row) => row.textContent)

/** The page has nothing to do: what waited for that comes. */
async function becomesIdle(): Promise<void> {
  await act(async () => {
    for (const task of idle.splice(0)) task()
    await vi.dynamicImportSettled()
  })
}

describe('the menu of a tile', () => {
  it('UI-18: opens on a press even before the page was idle', async () => {
    const { user } = await openMyCards()
    expect(await button()).toHaveAttribute('aria-haspopup', 'menu')
    expect(await button()).toHaveAttribute('aria-expanded', 'false')
    await user.click(await button())
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible()
    expect(rows()).toEqual(['Play', 'Share', 'Edit', 'Co-hosts', 'Duplicate', 'Download as JSON', 'Delete'])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(await button()).toHaveFocus()
  })

  it.each([
    ['CARD-22', ROAD, ''],
    ['COLS-10', { ...ROAD, columns: true }, '?shuffle'],
  ])('%s: has Share, which copies the link where there is no share sheet', async (_rule, card, query) => {
    hasCards(api.current, [card])
    const { user } = await openMyCards()
    await user.click(await button())
    await user.click(await screen.findByRole('menuitem', { name: 'Share' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(`${location.origin}/play/${ROAD.cardId}${query}`),
    )
  })

  it('UI-12: stays while a phone hides its bars, where the place of a scrolled button is rounded, and closes when the button moves', async () => {
    const { user } = await openMyCards()
    const at = (right: number, bottom: number) =>
      vi
        .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
        .mockReturnValue(new DOMRect(0, 0, right, bottom))
    at(300, 46)
    await user.click(await button())
    await screen.findByRole('menu')
    // As Chromium has them at 2.625 pixels per pixel.
    vi.stubGlobal('scrollY', 1.523809552192688)
    at(300, 44.476190477609634)
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(screen.getByRole('menu')).toBeVisible()
    at(500, 44.476190477609634)
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('UI-12: Tab leaves it from its button on, a press elsewhere closes it, and Space follows a link', async () => {
    api.current.on(`GET /api/cards/${ROAD.cardId}`, answers(200, ROAD))
    const { user } = await openMyCards()
    const row = (name: string) => screen.findByRole('menuitem', { name })
    await user.click(await button())
    await waitFor(async () => expect(await row('Play')).toHaveFocus())
    await user.tab({ shift: true })
    expect(screen.queryByRole('menu')).toBeNull()
    expect(screen.getByRole('link', { name: /^Play/ })).toHaveFocus()
    await user.click(await button())
    await row('Play')
    await user.click(screen.getByRole('searchbox'))
    expect(screen.queryByRole('menu')).toBeNull()
    await user.click(await button())
    await waitFor(async () => expect(await row('Play')).toHaveFocus())
    await user.keyboard(' ')
    expect(await screen.findByRole('heading', { name: 'Road trip', level: 1 })).toBeVisible()
  })

  it('UI-18: keeps the focus on its button when it loads, and then opens by keyboard', async () => {
    const { user } = await openMyCards()
    const before = await button()
    before.focus()
    await becomesIdle()
    expect(before).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Play' })).toHaveFocus())
  })

  it('UI-18: does not move the focus when it loads', async () => {
    await openMyCards()
    ;(await button()).focus()
    const search = screen.getByRole('searchbox')
    search.focus()
    await becomesIdle()
    expect(search).toHaveFocus()
  })
})
