import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answers, refuses } from '#tests/support/fake-api.ts'
import { pageIn } from '#tests/support/page-language.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '#shared/languages.ts'
import { MO, openApp, useFreshPage, header } from './app-page.tsx'

const api = useFreshPage()
const TITLE = 'How to Use BingoBoard'
const help = () => screen.findByRole('dialog', { name: TITLE })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** The ways to open the dialog: the button, which gets the focus back on closing, and the menu item if it is a menu. */
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

async function openDialog() {
  const { user } = await openApp('/no-such-screen')
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Language: / }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Language' })) }
}

describe('the language of the pages', () => {
  it('LANG-3: is chosen from all languages, each by its own name; a refusal is shown, and the page reloads in the chosen one', async () => {
    pageIn('de')
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const { user, dialog } = await openDialog()
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      LANGUAGE_TAGS.map((tag) => LANGUAGES[tag].name),
    )
    expect(dialog.getByText('Not yet checked by a native speaker.')).toBeVisible()
    api.current.on('POST /api/language', refuses(500, 'The disk is full.'))
    await user.click(dialog.getByRole('button', { name: 'English' }))
    expect(await screen.findByText('The disk is full.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'English' })).toBeEnabled()
    expect(reload).not.toHaveBeenCalled()
    api.current.on('POST /api/language', answers(204))
    await user.click(dialog.getByRole('button', { name: 'English' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(api.current.calls.filter(({ path }) => path === '/api/language')).toMatchObject([
      { body: { language: 'en' } },
      { body: { language: 'en' } },
    ])
  })

  it('LANG-3: can be chosen again by someone who stays on the page for unsaved words or has chosen in another tab', async () => {
    vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const chosen = vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    api.current.on('POST /api/language', answers(204))
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'Deutsch' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'English' })).toBeEnabled())
    chosen.mockReturnValue('signed-in=1; lang=de')
    await user.click(dialog.getByRole('button', { name: 'English' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.current.calls.filter(({ path }) => path === '/api/language')).toMatchObject([
      { body: { language: 'de' } },
      { body: { language: 'en' } },
    ])
  })

  it('LANG-3 UI-24: can be chosen on a page that a browser has translated into it', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    api.current.on('POST /api/language', answers(204))
    document.documentElement.lang = 'de'
    onTestFinished(() => document.documentElement.removeAttribute('lang'))
    const { user, dialog } = await openDialog()
    expect(dialog.getByRole('button', { current: true })).toHaveTextContent('English')
    await user.click(dialog.getByRole('button', { name: 'Deutsch' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('LANG-3: choosing the page’s own language closes the dialog', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'English' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.current.calls.some(({ path }) => path === '/api/language')).toBe(false)
  })
})
