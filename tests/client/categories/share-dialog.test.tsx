import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import ShareDialog from '#client/features/categories/components/share-dialog.tsx'
import { type Session } from '#client/lib/session-atom.ts'
import { CARD_ID_PATTERN } from '#shared/ids.ts'
import type { Category } from '#shared/schemas/category.ts'
import { browserHas } from '#tests/support/browser-has.ts'
import { answers, noNetwork, refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { address, UNREACHABLE, useFreshPage } from '../frame/app-page.tsx'
import { OFFICIAL, openDialog, OWN, SIGNED_IN, SIGNED_OUT, THEIRS } from './dialog-page.tsx'

const api = useFreshPage()
const COPY = 'POST /api/categories/:id/copy'
const LIST = 'GET /api/categories/:id/permissions'

beforeEach(() => {
  api.current.on(LIST, answers(200, []))
})

const open = (category: Category, session: Session) => openDialog({ dialog: ShareDialog, category }, session)
const dialog = () => within(screen.getByRole('dialog', { name: 'Share Category' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const copyButton = () => dialog().queryByRole('button', { name: 'Copy to My Categories' })
const logInLink = () => dialog().queryByRole('link', { name: 'Log in to copy' })
const linkOf = ({ categoryId }: Category) => `${location.origin}/categories/${categoryId}`

describe('the link of a category', () => {
  it('CAT-41: can be read and copied; a failed copy shows a message', async () => {
    const user = await open(OFFICIAL, SIGNED_OUT)
    expect(dialog().getByLabelText('Link to this category')).toHaveValue(linkOf(OFFICIAL))
    const copy = () => user.click(dialog().getByRole('button', { name: 'Copy' }))
    const refusal = new DOMException('No', 'NotAllowedError')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refusal)
    await copy()
    await expectToast('Failed to copy URL', 'Please try copying the URL manually.')
    await copy()
    expect(await navigator.clipboard.readText()).toBe(linkOf(OFFICIAL))
  })

  it('CAT-41: is passed with the name to the phone’s share sheet; without a share sheet there is no button', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
    browserHas(navigator, { share })
    const user = await open(OFFICIAL, SIGNED_OUT)
    await user.click(dialog().getByRole('button', { name: 'Share' }))
    const text = '“Movie Night” on BingoBoard'
    expect(share.mock.calls).toEqual([[{ title: text, text, url: linkOf(OFFICIAL) }]])
    await user.click(dialog().getByRole('button', { name: 'Close' }))
    Reflect.deleteProperty(navigator, 'share')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(dialog().queryByRole('button', { name: 'Share' })).toBeNull()
  })

  it.each([
    [
      'an owner',
      OWN,
      'Anyone with the link can see this category and make cards from it. Only people you add below can copy or edit it.',
    ],
    ['another user', THEIRS, 'Anyone with the link can see this category and make cards from it.'],
  ])('CAT-41: tells %s what it allows', async (_who, category, words) => {
    await open(category, SIGNED_IN)
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(words)
  })
})

describe('Copy to My Categories', () => {
  it.each<[string, Category, Session, 'copy' | 'log in' | 'nothing']>([
    ['official, signed in', OFFICIAL, SIGNED_IN, 'copy'],
    ['official, signed out', OFFICIAL, SIGNED_OUT, 'log in'],
    ['official, session not known yet', OFFICIAL, { status: 'loading' }, 'nothing'],
    ['the user’s own', OWN, SIGNED_IN, 'copy'],
    ['the user’s own, signed out since', OWN, SIGNED_OUT, 'nothing'],
    ['shared to copy', { ...THEIRS, permission: 'copy' }, SIGNED_IN, 'copy'],
    ['shared to edit', { ...THEIRS, permission: 'edit' }, SIGNED_IN, 'copy'],
    ['shared to view', { ...THEIRS, permission: 'view' }, SIGNED_IN, 'nothing'],
    ['found by its link', THEIRS, SIGNED_IN, 'nothing'],
    ['found by its link, signed out', THEIRS, SIGNED_OUT, 'nothing'],
  ])('CAT-42: is offered for a category that is %s', async (_what, category, session, offered) => {
    await open(category, session)
    expect(copyButton() !== null).toBe(offered === 'copy')
    expect(logInLink() !== null).toBe(offered === 'log in')
  })

  it('CAT-42: shows why it failed; then copies once, closes, confirms it and opens the copy', async () => {
    const user = await open(OFFICIAL, SIGNED_IN)
    const full = 'You may have at most 100 categories.'
    for (const [failure, words] of [
      [refuses(403, full, 'quota-exceeded'), full],
      [() => new Response('<html>', { status: 502 }), UNREACHABLE],
      [noNetwork, UNREACHABLE],
    ] as const) {
      api.current.on(COPY, failure)
      await user.click(copyButton()!)
      await expectToast('Failed to copy category', words)
      expect(copyButton()).not.toHaveAttribute('aria-disabled')
    }
    const failed = api.current.of(COPY).length
    api.current.on(COPY, answers(201, { ...OWN, categoryId: 'theCopy000', name: 'Movie Night' }))
    const release = api.current.hold(COPY)
    await user.click(copyButton()!)
    await user.click(await dialog().findByRole('button', { name: 'Copying...' }))
    expect(screen.queryByText('Category copied')).toBeNull()
    release()
    const toast = await expectToast('Category copied', '“Movie Night” is now in My Categories.')
    await gone()
    expect(
      api.current
        .of(COPY)
        .slice(failed)
        .map(({ path, body }) => [path, body]),
    ).toEqual([['/api/categories/movienight/copy', { categoryId: expect.stringMatching(CARD_ID_PATTERN) }]])
    await user.click(within(toast).getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(address()).toBe('/categories/theCopy000'))
  })

  it('CAT-42: sends a guest to log in first, and back', async () => {
    const user = await open(OFFICIAL, SIGNED_OUT)
    await user.click(logInLink()!)
    await waitFor(() => expect(address()).toBe('/auth'))
    expect(screen.getByLabelText('comes back to')).toHaveTextContent('/categories/movienight')
  })
})
