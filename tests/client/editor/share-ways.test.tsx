import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectToast } from '#tests/support/toast.ts'
import { cards, freshBrowser, openShare } from './editor-page.tsx'

beforeEach(() => void freshBrowser())

async function openEmbedDialog() {
  const { card, user, dialog: share } = await openShare({ title: 'Road trip' })
  await user.click(share.getByRole('button', { name: 'More' }))
  await user.click(share.getByRole('button', { name: 'Embed and OBS' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Embed This Card' }))
  const code = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Embed code' }).value
  const frame = () => dialog.getByTitle('Preview of Road trip')
  return { cardId: card.cardId, user, dialog, code, frame }
}

const keysOf = (query: string) => [...new URLSearchParams(query).keys()]

describe('the code to embed a card', () => {
  it('EMB-7: is copied from a dialog on top of the share dialog, with a preview of the card; the options change both', async () => {
    const { cardId, user, dialog, code, frame } = await openEmbedDialog()
    expect(code()).toBe(
      `<iframe src="${location.origin}/embed/${cardId}" title="Road trip | BingoBoard" width="100%" height="760" ` +
        'frameborder="0" loading="lazy" style="border:0;color-scheme:light;max-width:600px"></iframe>',
    )
    expect(frame()).toHaveAttribute('src', `${location.origin}/embed/${cardId}?preview=`)
    expect(frame()).toHaveAttribute('inert')
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    await expectToast('Embed code copied', 'Paste it where your page takes HTML.')
    expect(await navigator.clipboard.readText()).toBe(code())

    const shows = (query: string) => {
      expect(code()).toContain(`/embed/${cardId}${query.replaceAll('&', '&#38;')}"`)
      const { pathname, searchParams } = new URL(frame().getAttribute('src')!)
      expect([pathname, ...searchParams.keys()]).toEqual([`/embed/${cardId}`, ...keysOf(query), 'preview'])
    }
    await user.click(dialog.getByRole('radio', { name: 'Dark' }))
    shows('?theme=dark')
    await user.click(dialog.getByRole('switch', { name: 'Players can mark squares' }))
    shows('?theme=dark&marks=off')
    await user.click(dialog.getByRole('switch', { name: 'Transparent background' }))
    shows('?theme=dark&marks=off&transparent')
    await user.click(dialog.getByRole('radio', { name: 'Automatic' }))
    shows('?marks=off&transparent')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Embed This Card' })).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
  })

  it('EMB-7: includes a link for OBS’s browser source, which overlays a video and shows the calls', async () => {
    const { cardId, user, dialog, frame } = await openEmbedDialog()
    await user.click(dialog.getByRole('tab', { name: 'Stream (OBS)' }))
    const link = dialog.getByRole('textbox', { name: 'Link for a browser source' })
    expect(link).toHaveValue(`${location.origin}/embed/${cardId}?overlay`)
    expect(dialog.getByText(/^In OBS:/).parentElement).toHaveTextContent(
      'set width 600 and height 760. The stream shows each word that you call.',
    )
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    await expectToast('Link copied', 'Paste it as the URL of a browser source.')
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/embed/${cardId}?overlay`)
    await user.click(dialog.getByRole('radio', { name: '1920 x 1080' }))
    await user.click(dialog.getByRole('radio', { name: 'Light' }))
    expect(dialog.getByText(/^In OBS:/).parentElement).toHaveTextContent('set width 1920 and height 1080.')
    expect(link).toHaveValue(`${location.origin}/embed/${cardId}?theme=light&overlay`)
    expect(frame().getAttribute('src')).toContain('overlay=&preview=')
  })
})

const JOIN = { name: 'Join code' }

const asked = () => cards.seen.filter(({ path }) => path.endsWith('/code'))

const large = () => within(screen.getByRole('dialog', { name: 'Road trip' }))

describe('the join code in the share dialog', () => {
  it('CODE-7 SHARE-2: is requested only by a press, fills the screen, and is then also below the QR code', async () => {
    const { card, user, dialog } = await openShare({ title: 'Road trip' })
    await user.click(dialog.getByRole('button', { name: 'QR code' }))
    expect(large().queryByText('482 193')).toBeNull()
    await user.keyboard('{Escape}')
    expect(asked()).toEqual([])
    await user.click(dialog.getByRole('button', JOIN))
    const digits = await large().findByText('482 193')
    expect(digits).toHaveAttribute('aria-hidden', 'true')
    expect(digits.parentElement).toHaveTextContent('Code: 4, 8, 2, 1, 9, 3')
    expect(large().getByText(/^Type this code at/)).toHaveTextContent(`Type this code at ${location.host}`)
    expect(large().getByText('It works for a day.')).toBeVisible()
    expect(asked()).toMatchObject([{ path: `/api/cards/${card.cardId}/code`, body: { shuffle: false } }])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog.getByRole('button', JOIN)).toHaveFocus())
    await user.click(dialog.getByRole('button', { name: 'QR code' }))
    expect(large().getByText('482 193')).toBeVisible()
  })

  it('CODE-7: says why it failed, and a press tries again', async () => {
    cards.failures.push('network')
    const { user, dialog } = await openShare({ title: 'Road trip' })
    await user.click(dialog.getByRole('button', JOIN))
    expect(await large().findByText(/^No code yet. Can't reach BingoBoard/)).toBeVisible()
    await user.click(large().getByRole('button', { name: 'Try Again' }))
    expect(await large().findByText('482 193')).toBeVisible()
    expect(large().queryByText(/Can't reach BingoBoard/)).toBeNull()
  })

  it('CODE-7 SHARE-6: follows the switch for a different layout for each player', async () => {
    const { user, dialog } = await openShare({ title: 'Road trip' })
    await user.click(dialog.getByRole('button', { name: 'More' }))
    await user.click(dialog.getByRole('switch', { name: 'A different layout for each player' }))
    await user.click(dialog.getByRole('button', JOIN))
    await large().findByText('482 193')
    expect(asked()).toMatchObject([{ body: { shuffle: true } }])
  })
})
