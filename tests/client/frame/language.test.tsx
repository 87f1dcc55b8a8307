import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGE_TAGS, LANGUAGES } from '#shared/languages.ts'
import { answers, refuses } from '#tests/support/fake-api.ts'
import { openApp, useFreshPage } from './app-page.tsx'

const api = useFreshPage()

async function openDialog() {
  const { user } = await openApp('/no-such-screen')
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Language: / }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Language' })) }
}

describe('the language of the pages', () => {
  it('LANG-3: is chosen among all, each in its own words; a refusal is said, and the page loads anew in it', async () => {
    document.documentElement.lang = 'de'
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

  it('LANG-3: closes at a press of the language that the page has', async () => {
    const { user, dialog } = await openDialog()
    await user.click(dialog.getByRole('button', { name: 'English' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.current.calls.some(({ path }) => path === '/api/language')).toBe(false)
  })
})
