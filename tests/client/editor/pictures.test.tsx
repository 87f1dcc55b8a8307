import { readFile } from 'node:fs/promises'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pageIn } from '#tests/support/page-language.ts'
import { cell, field, freshBrowser, openEditor, shownWords } from './editor-page.tsx'

const PICTURES = { name: 'Add a picture' }
const pictures = async () => within(await screen.findByRole('dialog', PICTURES))
/** Waits for a picture by name. happy-dom has no layout, so only the first row of the list is rendered. */
const picture = async (name: string) => (await pictures()).findByRole('gridcell', { name })

/** Serves the real names of emoji, unless they are unavailable. */
function serveNames({ areAway = false } = {}): void {
  const others = fetch
  vi.stubGlobal('fetch', async (...request: [url: string, init?: RequestInit]) => {
    const [, language] = /annotations\/(\w+)\/annotations\.json/.exec(request[0]) ?? []
    if (language === undefined) return others(...request)
    if (areAway) throw new TypeError('Failed to fetch')
    return new Response(
      await readFile(`node_modules/cldr-annotations-full/annotations/${language}/annotations.json`),
    )
  })
}

async function openPictures(wide: boolean) {
  freshBrowser({ wide })
  serveNames()
  const { user } = await openEditor()
  await user.click(cell(1, 1))
  return user
}

describe('EDIT-32: a picture in a square', () => {
  it('is found by its name in the field of a square, goes after the words, and counts as typing', async () => {
    const user = await openPictures(true)
    await user.keyboard('Coffee ')
    await user.click(await screen.findByRole('button', PICTURES))
    const search = await (await pictures()).findByRole('searchbox', { name: 'Search pictures' })
    expect(search).toHaveFocus()
    await user.keyboard('pizza')
    await picture('pizza')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(field()).toHaveFocus())
    await waitFor(() => expect(field()).toHaveValue('Coffee 🍕'))
    await user.keyboard('!{Control>}.{/Control}')
    await (await pictures()).findByRole('searchbox')
    await user.keyboard('qqqq')
    expect(await (await pictures()).findByText('No picture has that name. Try another word.')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(field()).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(shownWords()).toEqual(['Coffee 🍕!'])
  })

  it("is found in the page's language, also flags, from the dialog of a small screen, which says if it does not fit", async () => {
    pageIn('tr')
    const user = await openPictures(false)
    const content = () => within(screen.getByRole('dialog', { name: 'Edit Bingo Cell' })).getByRole('textbox')
    for (const [typed, name] of [
      ['turkiye', 'Türkiye'],
      ['kedi', 'sırıtan kedi'],
    ] as const) {
      await user.click(await screen.findByRole('button', PICTURES))
      await user.type(await (await pictures()).findByRole('searchbox'), typed)
      await user.click(await picture(name))
      await waitFor(() => expect(content()).toHaveFocus())
    }
    expect(content()).toHaveValue('🇹🇷😺')

    await user.clear(content())
    await user.type(content(), 'x'.repeat(50))
    await user.click(await screen.findByRole('button', PICTURES))
    await user.type(await (await pictures()).findByRole('searchbox'), 'almanya')
    await user.click(await picture('Almanya'))
    expect(await screen.findByText('No room for a picture')).toBeVisible()
    expect(content()).toHaveValue('x'.repeat(50))
  })

  it('is found in hiragana, as Japanese is typed', async () => {
    pageIn('ja')
    freshBrowser({ wide: true })
    serveNames()
    const { user } = await openEditor()
    await user.click(cell(1, 1))
    await user.keyboard('{Control>}.{/Control}')
    await screen.findByRole('searchbox')
    await user.keyboard('ねこ')
    expect(await screen.findByRole('gridcell', { name: 'ネコの顔' })).toBeVisible()
  })

  it('leaves the Enter that ends a composition to the input method', async () => {
    const user = await openPictures(true)
    await user.keyboard('Coffee{Control>}.{/Control}')
    const search = await (await pictures()).findByRole('searchbox')
    await waitFor(() => expect(search).toHaveFocus())
    await user.keyboard('pizza')
    await picture('pizza')
    fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 })
    expect(search).toBeInTheDocument()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(field()).toHaveValue('Coffee🍕'))
  })

  it('says what to do if the pictures fail to load, and loses no words', async () => {
    const user = await openPictures(true)
    serveNames({ areAway: true })
    await user.keyboard('Coffee{Control>}.{/Control}')
    expect(await screen.findByText(/couldn't be loaded. Check your connection/)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(field()).toHaveFocus())
    expect(field()).toHaveValue('Coffee')
  })
})
