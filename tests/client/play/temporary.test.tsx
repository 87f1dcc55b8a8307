import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dealt } from '#shared/rules/deal.ts'
import { sessionAtom } from '#client/lib/session-atom.ts'
import { findSheet, keepPrinted } from '#client/features/print/printed-versions.ts'
import { readCardLink } from '#client/sync/offline/card-link.ts'
import { moveToSaved, writeTemporary } from '#client/sync/unsaved/temporary-cards.ts'
import { noteSaved, readUnsaved, writeUnsaved } from '#client/sync/unsaved/unsaved-storage.ts'
import { store } from '#client/lib/store.ts'
import { contentOf } from '#shared/rules/card-changes.ts'
import { socket } from '#tests/support/fake-socket.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { markedWords, openAddress, openPlay, square, storedMarks } from './play-page.tsx'

const ID = 'temp-1763719200000-AbCdEfGh12'
const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  act(() => store.set(sessionAtom, { status: 'signed-out' }))
  writeTemporary(ID, contentOf(sampleCard({ title: 'Only here' })), 'saveAs0001')
})

describe('a temporary card', () => {
  it('GUEST-1 GUEST-2 PLAY-1 LINK-6 SHARE-5: is played without the server, has a link that carries a copy but no code, and offers to log in, or to save it', async () => {
    const first = openAddress(`/play/${ID}`)
    expect(await screen.findByRole('heading', { name: 'Only here' })).toBeVisible()
    expect(screen.getByText('Temporary card')).toBeVisible()
    fireEvent.click(square('Square 3'))
    await waitFor(() => expect(markedWords()).toEqual(['Square 3']))
    first.unmount()
    openAddress(`/play/${ID}`)
    await waitFor(() => expect(markedWords()).toEqual(['Square 3']))
    expect(fetched.mock.calls.flat().filter((path) => String(path).includes('/api/cards'))).toEqual([])
    expect(socket.joins()).toEqual([])

    expect(await screen.findByText(/Its link carries a copy that anyone can play/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in to share' })).toHaveAttribute('href', '/auth')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'QR code' })).toBeNull()
    act(() => store.set(sessionAtom, { status: 'signed-in', user: { id: 'mo' } as never }))
    expect(await screen.findByRole('link', { name: 'Save to My Account' })).toHaveAttribute(
      'href',
      `/create/${ID}?share`,
    )
  })

  it('LINK-1: its link has the words that another tab has just given it', async () => {
    const { user } = openAddress(`/play/${ID}`)
    await screen.findByRole('button', { name: 'Copy link' })
    const card = readUnsaved(ID)!
    writeUnsaved(ID, { ...card, cells: card.cells.with(0, 'New words') })
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `temp-card-${ID}` })))
    expect(square('New words')).toBeVisible()
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: 'Copy link' }))
      const link = new URL(await navigator.clipboard.readText())
      expect((await readCardLink(link.hash.slice(1)))?.content.cells[0]).toBe('New words')
    })
  })

  it('GUEST-2: of another browser is explained, and cannot be saved here', async () => {
    openAddress('/play/temp-1763719200000-ElseWhere1')
    expect(await screen.findByText(/lives in the browser it was made in/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign in to share' })).toBeNull()
  })

  it('GUEST-2 LIV-13 CALL-15: saved to an account, it keeps its marks and all that this browser keeps beside it', async () => {
    const first = openAddress(`/play/${ID}`)
    await screen.findByRole('grid')
    fireEvent.click(square('Square 3'))
    await waitFor(() => expect(markedWords()).toEqual(['Square 3']))
    first.unmount()
    localStorage.setItem(`layout:${ID}`, '{"seed":"mine"}')
    localStorage.setItem(`calls:${ID}`, '{"called":["Square 1"]}')
    localStorage.setItem(`notes:${ID}`, '[["Square 3","Maria"]]')
    keepPrinted(sampleCard({ cardId: ID }), 2)
    const printed = findSheet(ID, 'v1-2')
    const saved = sampleCard({ cardId: 'saveAs0001' })
    moveToSaved(ID, saved.cardId)
    noteSaved(ID, saved.cardId, saved.cardId)
    await openPlay(saved)
    expect(markedWords()).toEqual(['Square 3, Maria'])
    expect(storedMarks(saved)).toMatchObject({
      version: 1,
      marks: [dealt(saved, 'mine').cells.indexOf('Square 3')],
    })
    expect(localStorage.getItem('layout:saveAs0001')).toBe('{"seed":"mine"}')
    expect(localStorage.getItem('calls:saveAs0001')).toBe('{"called":["Square 1"]}')
    expect(localStorage.getItem('notes:saveAs0001')).toBe('[["Square 3","Maria"]]')
    // The paper has the squares of the id that it was printed under.
    expect(findSheet('saveAs0001', 'v1-2')).toMatchObject({
      sheet: { cells: 'sheet' in printed && printed.sheet.cells },
    })
    expect(Object.keys(localStorage).filter((key) => /:temp/.test(key))).toEqual([`saved:${ID}`])
  })

  it('GUEST-2: once saved, its address leads to the saved card, at once and in other tabs', async () => {
    const replace = vi.fn()
    const address = new URL(`https://bingo.example/play/${ID}?shuffle`)
    vi.stubGlobal('location', {
      href: address.href,
      origin: address.origin,
      hostname: address.hostname,
      replace,
    })
    const other = openAddress(`/play/${ID}`)
    await screen.findByRole('heading', { name: 'Only here' })
    noteSaved(ID, 'saveAs0001', 'saveAs0001')
    localStorage.removeItem(`temp-card-${ID}`)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `temp-card-${ID}` })))
    const savedAddress = 'https://bingo.example/play/saveAs0001?shuffle'
    expect(replace.mock.calls).toEqual([[savedAddress]])
    other.unmount()
    openAddress(`/play/${ID}`)
    await waitFor(() => expect(replace.mock.calls).toEqual([[savedAddress], [savedAddress]]))
  })
})
