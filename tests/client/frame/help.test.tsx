import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers } from '#tests/support/fake-api.ts'
import { MO, openApp, useFreshPage } from './app-page.tsx'

const api = useFreshPage()
const TITLE = 'How to Use BingoBoard'
const header = () => within(screen.getByRole('banner'))
const help = () => screen.findByRole('dialog', { name: TITLE })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** The way to it, and the button that has the focus again when it is closed. */
const WAYS = [
  ['the header', 'a guest', 'Help', undefined],
  ['the small menu', 'a guest', 'Menu', 'Help'],
  ['the small menu', 'a signed-in user', 'Menu', 'Help'],
  ['the account menu', 'a signed-in user', 'Mo the Host', 'Help'],
] as const

describe('the help dialog', () => {
  it.each(WAYS)('UI-11: opens from %s for %s; the focus returns there', async (_way, who, button, row) => {
    if (who !== 'a guest') api.current.on('GET /api/user', answers(200, MO))
    const { user } = await openApp('/no-such-screen')
    const opener = await header().findByRole('button', { name: button })
    await user.click(opener)
    if (row) await user.click(await screen.findByRole('menuitem', { name: row }))
    await user.click(within(await help()).getByRole('button', { name: 'Got it!' }))
    await isClosed()
    await waitFor(() => expect(header().getByRole('button', { name: button })).toHaveFocus())
  })

  it('UI-11: explains creating, categories, playing, sharing, themes and keys', async () => {
    const { user } = await openApp('/no-such-screen')
    await user.click(header().getByRole('button', { name: 'Help' }))
    const dialog = within(await help())
    const headings = dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(headings.join(', ')).toBe(
      'Creating a Card, Categories, Playing, Sharing, Themes, Keyboard Shortcuts',
    )
    expect(dialog.getByText(/5 in a row: horizontal, vertical or diagonal/)).toHaveTextContent(
      'On smaller cards, a full line of 3 or 4.',
    )
    expect(dialog.getByText(/Reset marks to start again/)).toBeVisible()
    expect(dialog.getByText(/a link that shows everyone the same card/)).toBeVisible()
    const keys = dialog.getAllByRole('term').map((term) => term.textContent)
    const does = dialog.getAllByRole('definition').map((definition) => definition.textContent)
    const shortcuts = Object.fromEntries(keys.map((key, index) => [key, does[index]]))
    expect(shortcuts).toMatchObject({
      'Tab + Enter': 'Navigates and selects cells',
      'Ctrl + S': 'Saves the card',
      Space: 'Marks or unmarks a cell in play mode',
    })
    expect(Object.keys(shortcuts)).toEqual(
      expect.arrayContaining(['Arrow keys', 'Ctrl + Z', 'Alt + Arrow keys', 'F8', 'Esc']),
    )
  })
})
