import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { originIn, readCardLink } from '#client/sync/offline/card-link.ts'
import { writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { qrModules, shownModules } from '#tests/support/qr-modules.ts'
import { classicBingo } from '#tests/support/classic-card.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { freshBrowser, openEditor, press, shareDialog, signOut, TEMPORARY_ID } from './editor-page.tsx'

beforeEach(() => {
  freshBrowser()
  signOut()
})

const CODE = { name: 'QR code of the link' }

describe('sharing a guest’s card', () => {
  it('SHARE-1 SHARE-7 LINK-6: offers a link that contains the card, with a QR code and a caller’s screen, and nothing else', async () => {
    writeTemporary(TEMPORARY_ID, contentOf(sampleCard()), 'saveAs0001')
    const { user } = await openEditor(`/create/${TEMPORARY_ID}`)
    await user.click(press('Share'))
    expect(shareDialog().getByRole('link', { name: 'Sign in to share' })).toBeVisible()
    expect(shareDialog().queryByRole('switch')).toBeNull()
    expect(shareDialog().getByRole('link', { name: 'Present' })).toHaveAttribute(
      'href',
      `/present/${TEMPORARY_ID}`,
    )
    const code = await shareDialog().findByRole('button', { name: 'QR code' })
    await user.click(shareDialog().getByRole('button', { name: 'Copy link' }))
    const link = await navigator.clipboard.readText()
    expect(link).toMatch(new RegExp(`^${location.origin}/play/saveAs0001#1\\.`))
    expect((await readCardLink(link.split('#')[1]!))?.content).toEqual(contentOf(sampleCard()))
    expect(shareDialog().queryByRole('button', { name: 'Join code' })).toBeNull()
    expect(shareDialog().queryByLabelText('Link to this card')).toBeNull()
    expect(shareDialog().queryByRole('button', { name: 'More' })).toBeNull()
    await user.click(code)
    expect(shownModules(await screen.findByRole('img', CODE))).toEqual(qrModules(link))
  })

  it('COLS-6 COLS-10: keeps the columns of a card in its link, and gives each player their own card', async () => {
    const content = contentOf(classicBingo())
    writeTemporary(TEMPORARY_ID, content, 'saveAs0001')
    const { user } = await openEditor(`/create/${TEMPORARY_ID}`)
    await user.click(press('Share'))
    await shareDialog().findByRole('button', { name: 'QR code' })
    await user.click(shareDialog().getByRole('button', { name: 'Copy link' }))
    const link = new URL(await navigator.clipboard.readText())
    expect(link.pathname + link.search).toBe('/play/saveAs0001?shuffle')
    expect((await readCardLink(link.hash.slice(1)))?.content).toEqual(content)
  })

  it('LINK-6: has no QR code for a long link and says that chats may cut it; its origin stays the same', async () => {
    const rare = (at: number) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))
    const cells = sampleCard().cells.map((_, at) =>
      at === 12 ? '' : Array.from({ length: 50 }, (__, sign) => rare(at * 50 + sign)).join(''),
    )
    writeTemporary(TEMPORARY_ID, contentOf(sampleCard({ cells })), 'saveAs0001')
    const copied = async () => {
      const { user, unmount } = await openEditor(`/create/${TEMPORARY_ID}`)
      await user.click(press('Share'))
      await shareDialog().findByText(/^Some chats cut a link/)
      expect(shareDialog().queryByRole('button', { name: 'QR code' })).toBeNull()
      await user.click(shareDialog().getByRole('button', { name: 'Copy link' }))
      unmount()
      return originIn((await navigator.clipboard.readText()).split('#')[1]!)
    }
    const origin = await copied()
    expect(origin).toHaveLength(22)
    expect(await copied()).toBe(origin)
  })
})
