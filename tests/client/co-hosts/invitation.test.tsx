import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CardReply } from '#shared/schemas/card.ts'
import { answers, refuses } from '#tests/support/fake-api.ts'
import { sampleCard } from '#tests/support/sample-card.ts'
import { expectToast } from '#tests/support/toast.ts'
import { arrived, MO, openApp, useFreshPage, main } from '../frame/app-page.tsx'

const api = useFreshPage()
const CARD = 'GET /api/cards/:cardId'
const OPEN = 'POST /api/cards/:cardId/invitation/open'
const ACCEPT = 'POST /api/cards/:cardId/invitation/accept'
const TOKEN = 'k3J9xQ2mZpV1StGXR8_Zab'
const ENDED = 'This invitation no longer works. Ask the host for a new link.'

const card: CardReply = { ...sampleCard({ title: 'Quiz night' }), isOwner: false, canEdit: false }
const coHosted: CardReply = { ...card, canEdit: true }
const invited = { ...card, ownerName: 'Ann Lee' }
const AT = `/co-host/${card.cardId}`

const outcome = (title: string) => main().findByRole('heading', { level: 2, name: title })
const signedIn = () => api.current.on('GET /api/user', answers(200, MO))

beforeEach(() => {
  api.current.on(OPEN, answers(200, invited))
  api.current.on(ACCEPT, (call) => {
    api.current.on(CARD, answers(200, coHosted))
    return answers(200, coHosted)(call)
  })
})

describe('an invitation link', () => {
  it('HOST-12: is accepted by a logged-in user with one press, which opens the editor; its token leaves the address bar', async () => {
    signedIn()
    const { user } = await openApp(`${AT}#${TOKEN}`)
    await outcome('Quiz night')
    await arrived(AT)
    expect(api.current.of(ACCEPT)).toEqual([])
    expect(main().getByText(/invites you to edit this card/).parentElement).toHaveTextContent(
      /^Ann Lee invites you/,
    )
    expect(api.current.bodies(OPEN)).toEqual([{ token: TOKEN }])
    await user.click(main().getByRole('button', { name: 'Accept invitation' }))
    await arrived(`/create/${card.cardId}`)
    await expectToast("You're a co-host", "It's in My Cards, under Shared with you.")
    expect(api.current.of(ACCEPT).map(({ path, body }) => [path, body])).toEqual([
      [`/api/cards/${card.cardId}/invitation/accept`, { token: TOKEN }],
    ])
  })

  type User = Awaited<ReturnType<typeof openApp>>['user']
  const inHeader = () => within(screen.getByRole('banner'))
  const pressInHeader = async (user: User) =>
    user.click(await inHeader().findByRole('link', { name: 'Log In' }))
  const pressInMenu = async (user: User) => {
    await user.click(inHeader().getByRole('button', { name: 'Menu' }))
    await act(() => vi.dynamicImportSettled())
    await user.click(await screen.findByRole('menuitem', { name: 'Log In' }))
  }
  const pressHere = async (user: User) =>
    user.click(await main().findByRole('link', { name: 'Accept invitation' }))
  it.each([
    ['from the menu', [pressInMenu]],
    ['from its own button, then the header', [pressHere, pressInHeader]],
  ])('HOST-12: leads a guest through log-in and back %s, and is accepted then', async (_, presses) => {
    const { user } = await openApp(`${AT}#${TOKEN}`)
    await outcome('Quiz night')
    await arrived(AT)
    for (const press of presses) {
      await press(user)
      await arrived('/auth')
    }
    expect(main().getByRole('heading', { name: 'Host it together.' })).toBeVisible()
    expect(main().getByText('Log in or register to accept the invitation.')).toBeVisible()
    expect(api.current.of(ACCEPT)).toEqual([])
    api.current.on('POST /api/login', answers(200, MO))
    expect(screen.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
    await user.click(screen.getByRole('tab', { name: 'Login' }))
    await user.type(screen.getByLabelText('Email'), MO.email)
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'a good password')
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    // If "Accept invitation" was pressed before the log-in, the invitation is accepted after it.
    if (!presses.includes(pressHere)) {
      await arrived(AT)
      expect(api.current.of(ACCEPT)).toEqual([])
      await user.click(await main().findByRole('button', { name: 'Accept invitation' }))
    }
    await arrived(`/create/${card.cardId}`)
    expect(api.current.bodies(ACCEPT)).toEqual([{ token: TOKEN }])
  })

  it('HOST-12: shows the log-in first where someone has logged in before, and the card', async () => {
    localStorage.setItem('had-account', 'true')
    const { user } = await openApp(`${AT}#${TOKEN}`)
    await outcome('Quiz night')
    expect(main().getByRole('gridcell', { name: card.cells[0]! })).toBeVisible()
    await pressHere(user)
    expect(await screen.findByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true')
  })

  it.each([
    ['ended', refuses(400, ENDED, 'expired-action-code'), ENDED],
    [
      'for a card that is full',
      refuses(403, 'This card has 10 co-hosts. Ask the host to make room.', 'quota-exceeded'),
      'This card has 10 co-hosts. Ask the host to make room.',
    ],
  ])('HOST-12: says if it is %s', async (_, answer, text) => {
    signedIn()
    api.current.on(ACCEPT, answer)
    const { user } = await openApp(`${AT}#${TOKEN}`)
    await user.click(await main().findByRole('button', { name: 'Accept invitation' }))
    expect(await outcome("You can't co-host this card")).toHaveFocus()
    expect(main().getByText(text)).toBeVisible()
    expect(main().getByRole('link', { name: 'Play the Card' })).toHaveAttribute(
      'href',
      `/play/${card.cardId}`,
    )
  })

  it('HOST-12: says that it has ended before a guest logs in', async () => {
    api.current.on(OPEN, refuses(400, ENDED, 'expired-action-code'))
    await openApp(`${AT}#${TOKEN}`)
    await outcome("You can't co-host this card")
    expect(main().getByText(ENDED)).toBeVisible()
    expect(main().queryByRole('link', { name: 'Accept invitation' })).toBeNull()
  })

  it('HOST-12: says that its card is gone, and leads home', async () => {
    signedIn()
    api.current.on(OPEN, refuses(404, "This card doesn't exist.", 'not-found'))
    await openApp(`${AT}#${TOKEN}`)
    await outcome("We can't find that card")
    expect(main().getByText('Its host may have deleted it, or the link is incomplete.')).toBeVisible()
    expect(main().getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    expect(main().queryByRole('link', { name: 'Play the Card' })).toBeNull()
  })

  it('HOST-12: says that it was cut off, and leads home', async () => {
    await openApp(AT)
    await outcome('This link is incomplete')
    expect(main().getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  })

  it('HOST-12: offers the editor to someone who may already edit the card', async () => {
    signedIn()
    api.current.on(OPEN, answers(200, { ...invited, canEdit: true }))
    await openApp(`${AT}#${TOKEN}`)
    await outcome('You can edit this card')
    expect(main().getByRole('link', { name: 'Open the Editor' })).toHaveAttribute(
      'href',
      `/create/${card.cardId}`,
    )
    expect(api.current.of(ACCEPT)).toEqual([])
  })
})
