import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { stubMedia } from '#tests/support/media.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readCardLink } from '#client/sync/offline/card-link.ts'
import { savedIdOf } from '#client/sync/unsaved/unsaved-storage.ts'
import { announced } from '#tests/support/announced.ts'
import { expectToast, noToast } from '#tests/support/toast.ts'
import { refuseStorage } from '#tests/support/refuse-storage.ts'
import { address } from '../frame/app-page.tsx'
import {
  cards,
  cell,
  dismissShownToast,
  fillFirstRow,
  FIVE,
  freshBrowser,
  openCard,
  openDraft,
  openEditor,
  save,
  settled,
  shownWords,
  signIn,
  signOut,
  write,
} from './editor-page.tsx'

beforeEach(() => void freshBrowser())

describe('the first save', () => {
  it('EDIT-1 EDIT-6 EDIT-25: needs 5 filled squares; then changes the URL and opens the share dialog; only links show the id', async () => {
    const { user } = await openEditor()
    await user.type(screen.getByLabelText('Title'), '  Stand-up   bingo ')
    await fillFirstRow(user, ...FIVE.slice(0, 4))
    await user.click(save())
    await expectToast('Cannot Save', 'Please add content to at least 5 cells before saving.')
    expect(cards.writes()).toEqual([])
    expect(address()).toBe('/create')
    expect(shownWords()).toEqual(FIVE.slice(0, 4))

    await write(user, 1, 5, 'Five')
    await user.click(save())
    expect(await screen.findByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
    const [cardId] = cards.ids()
    expect(address()).toBe(`/create/${cardId}`)
    noToast()
    expect(cards.card(cardId!)).toMatchObject({ title: 'Stand-up bingo', gridSize: 5, theme: 'blue' })
    expect(cards.card(cardId!).cells.slice(0, 6)).toEqual([...FIVE, ''])
    expect(screen.getByLabelText('Link to this card')).toHaveTextContent(`${location.host}/play/${cardId}`)
    expect(screen.getByRole('link', { name: /Play Card Now/ })).toHaveAttribute('href', `/play/${cardId}`)
    expect(document.querySelector('.ticket')).not.toHaveTextContent(cardId!)
  })

  it('EDIT-6: keeps words typed while it is pending, and sends them after it', async () => {
    const { user } = await openDraft(...FIVE)
    const answer = cards.holdAnswers()
    await user.click(save())
    expect(screen.getByRole('button', { name: /Saving/ })).toHaveAttribute('aria-disabled', 'true')
    await user.click(cell(2, 1))
    await user.keyboard('Six{Enter}')
    answer()
    await screen.findByRole('dialog', { name: 'Share BingoBoard' })
    const [cardId] = cards.ids()
    await waitFor(() => expect(cards.card(cardId!).cells[5]).toBe('Six'))
  })

  it('EDIT-10: loses nothing if it is refused, and says so; after a lost response the next save creates no second card', async () => {
    const { user } = await openDraft(...FIVE)
    for (const failure of [503, 'lost answer'] as const) {
      cards.failures = [failure]
      dismissShownToast()
      await user.click(save())
      await expectToast('Error', 'Failed to save BingoBoard. Please try again.')
      expect(shownWords()).toEqual(FIVE)
      expect(address()).toBe('/create')
    }
    await write(user, 1, 1, 'Uno')
    await user.click(save())
    await screen.findByRole('dialog', { name: 'Share BingoBoard' })
    expect(cards.ids()).toHaveLength(1)
    await waitFor(() => expect(cards.card(cards.ids()[0]!).cells[0]).toBe('Uno'))
  })

  it('EDIT-8 GUEST-1 GUEST-2: keeps a guest’s card in this browser; Save to My Account after a log-in moves it, under one id', async () => {
    signOut()
    const guest = await openDraft(...FIVE)
    expect(screen.getByText('Guest Mode')).toBeVisible()
    await guest.user.click(save())
    await expectToast('Success', 'Temporary BingoBoard saved. Log in to save permanently.')
    expect(address()).toMatch(/^\/create\/temp-\d+-[\w-]{10}$/)
    const temporaryId = address().split('/').pop()!
    expect(cards.seen.filter(({ path }) => path.includes('/api/cards'))).toEqual([])
    const key = `temp-card-${temporaryId}`
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '')
    expect(kept).toMatchObject({ cells: expect.arrayContaining(FIVE) as string[] })
    expect(localStorage.getItem('BingoBoard')).toBeNull()
    await write(guest.user, 2, 1, 'Six')
    guest.unmount()
    const { user } = await openEditor(`/create/${temporaryId}`)
    expect(shownWords()).toEqual([...FIVE, 'Six'])
    expect(screen.getByRole('link', { name: 'Play Card' })).toHaveAttribute('href', `/play/${temporaryId}`)

    localStorage.setItem(`marks:${temporaryId}`, '{"version":2,"marks":[0]}')
    signIn()
    cards.failures = ['lost answer']
    await user.click(screen.getByRole('button', { name: /^Save to My Account/ }))
    await expectToast('Error', 'Failed to save BingoBoard. Please try again.')
    expect(localStorage.getItem(key)).not.toBeNull()
    await user.click(screen.getByRole('button', { name: /^Save to My Account/ }))
    expect(await screen.findByRole('dialog', { name: 'Share BingoBoard' })).toBeVisible()
    noToast()
    expect(cards.ids()).toHaveLength(1)
    await waitFor(() => expect(address()).toBe(`/create/${cards.ids()[0]}`))
    expect(localStorage.getItem(key)).toBeNull()
    expect(localStorage.getItem(`marks:${cards.ids()[0]}`)).toBe('{"version":0,"marks":[0]}')
    expect(savedIdOf(temporaryId)).toBe(cards.ids()[0])
  })

  it('GUEST-2: says in Safari that a guest’s saved card is deleted after 7 days without a visit, but not on the home screen', async () => {
    signOut()
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    )
    const guest = await openDraft(...FIVE)
    const bar = () => screen.getByRole('region', { name: 'Guest Mode' })
    expect(bar()).not.toHaveTextContent('Safari')
    await guest.user.click(save())
    await waitFor(() =>
      expect(bar()).toHaveTextContent('Only on this device. Safari deletes it after 7 days without a visit.'),
    )
    const path = address()
    guest.unmount()
    stubMedia((query) => query.includes('standalone'))
    await openEditor(path)
    expect(bar()).toHaveTextContent('Only on this device.')
    expect(bar()).not.toHaveTextContent('Safari')
  })

  it('PLAY-7 EDIT-8 GUEST-1: reports no success to a guest if nothing is stored; a notice has the card’s link; leaving asks', async () => {
    signOut()
    const { user } = await openDraft()
    const working = localStorage
    refuseStorage()
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await fillFirstRow(user, ...FIVE)
    const guest = within(await screen.findByRole('region', { name: 'Guest Mode' }))
    expect(await guest.findByText('Not saved on this device')).toBeVisible()
    expect(screen.queryByText('Only on this device.')).toBeNull()
    expect(isAsked()).toBe(true)
    await user.click(save())
    await expectToast('Not saved on this device', 'The card stays until you close or reload this page.')
    expect(document.body).not.toHaveTextContent(/Success|(?<!Not )saved/i)
    await write(user, 2, 1, 'Six')
    const words = async () => {
      await user.click(await guest.findByRole('button', { name: /^(Copy link|Copied)$/ }))
      const link = await navigator.clipboard.readText()
      return (await readCardLink(link.split('#')[1] ?? ''))?.content.cells.slice(0, 6)
    }
    await waitFor(async () => expect(await words()).toEqual([...FIVE, 'Six']))
    expect(isAsked()).toBe(true)
    vi.stubGlobal('localStorage', working)
    await write(user, 2, 2, 'Seven')
    expect(await screen.findByText('Only on this device.')).toBeVisible()
    expect(isAsked()).toBe(false)
  })

  it('GUEST-1: shows a temporary card that this browser does not have as empty', async () => {
    signOut()
    await openEditor('/create/temp-1-aaaaaaaaaa')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Temporary BingoBoard')
    expect(shownWords()).toEqual([])
  })
})

describe('later saves', () => {
  it('EDIT-6: show a toast after Ctrl+S on every keyboard, open no dialog and keep the URL; autosave shows no toast', async () => {
    const { card, user } = await openCard()
    await write(user, 1, 1, 'Live')
    await waitFor(() => expect(cards.card(card.cardId).cells[0]).toBe('Live'))
    await settled()
    noToast()
    for (const key of [
      { key: 's', code: 'KeyS' },
      // With Caps Lock, on a Russian layout and on a Dvorak layout.
      { key: 'S', code: 'KeyS' },
      { key: 'ы', code: 'KeyS' },
      { key: 's', code: 'Semicolon' },
    ]) {
      expect(fireEvent.keyDown(document.body, { ...key, ctrlKey: true })).toBe(false)
      await expectToast('Success', 'BingoBoard updated successfully!')
      dismissShownToast()
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe(`/create/${card.cardId}`)
  })

  it('LIV-12: if nothing is stored, call no change kept or safe that the server lacks, and warn of none that it has', async () => {
    const { user } = await openCard()
    refuseStorage()
    await write(user, 1, 1, 'Online')
    expect(await screen.findByText('Saved')).toBeVisible()
    await settled()
    expect(screen.queryByText('Not saved on this device')).toBeNull()
    cards.isAway = true
    await write(user, 1, 2, 'In a tunnel')
    expect(await screen.findByText('Offline')).toBeVisible()
    expect(await screen.findByText('Not saved on this device')).toBeVisible()
    await waitFor(() => expect(announced()).toMatch(/^Offline\. Your browser won't store anything/))
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await expectToast('Offline', "Your browser won't store anything.")
    expect(document.body).not.toHaveTextContent(/\b(safe|kept)\b/)
  })

  it('EDIT-3: save and close a square’s dialog with Ctrl+S', async () => {
    freshBrowser({ wide: false })
    const { card, user } = await openCard()
    await user.click(cell(1, 1))
    await user.type(await screen.findByLabelText('Cell content'), ' and more')
    await user.keyboard('{Control>}s{/Control}')
    await expectToast('Success')
    expect(cards.card(card.cardId).cells[0]).toBe('Square 1 and more')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('EDIT-6: save nothing with Ctrl+S in another dialog, whose words would be left out', async () => {
    const { user } = await openCard()
    await user.click(screen.getByRole('button', { name: 'Paste a List' }))
    const list = within(await screen.findByRole('dialog')).getByRole('textbox')
    expect(fireEvent.keyDown(list, { key: 's', code: 'KeyS', ctrlKey: true })).toBe(false)
    await settled()
    noToast()
  })
})
