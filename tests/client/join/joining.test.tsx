import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answers, noNetwork, refuses, useFakeApi } from '#tests/support/fake-api.ts'
import { address } from '../frame/app-page.tsx'
import { openLanding } from '../landing/landing-page.tsx'
import { field, openJoin } from './join-page.tsx'

const api = useFakeApi()
const OPEN = 'GET /api/codes/:code'
const CARD = { cardId: 'V1StGXR8_Z', shuffle: false }
const WRONG = 'No card has this code. Check it with your host.'
const wrong = refuses(404, 'No.', 'not-found')

const tried = () => api.current.of(OPEN).map(({ path }) => path.split('/').at(-1))
const arrived = (at: string) => waitFor(() => expect(address()).toBe(at))
const button = () => screen.getByRole('button', { name: /^(Play|Opening)/ })

describe('the field on the landing page', () => {
  it('CODE-6: shows a digit keypad on phones, works without scripts, groups digits, and opens the card at the sixth', async () => {
    api.current.on(OPEN, answers(200, CARD))
    const { user } = openLanding()
    expect(field()).toHaveAttribute('inputmode', 'numeric')
    expect(field()).toHaveAttribute('autocomplete', 'off')
    expect(field()).toHaveAttribute('name', 'code')
    expect(field().form).toHaveAttribute('action', '/j')
    expect(button()).toHaveAttribute('type', 'submit')
    await user.click(field())
    const shown = []
    for (const digit of '48219') {
      await user.keyboard(digit)
      shown.push(field().value)
    }
    expect(shown).toEqual(['4', '48', '482', '482\u00a01', '482\u00a019'])
    expect(tried()).toEqual([])
    await user.keyboard('3')
    await arrived('/play/V1StGXR8_Z')
    expect(tried()).toEqual(['482193'])
  })

  it.each([
    ['digits', '482193'],
    ['a space', '482 193'],
    ['a no-break space', '482\u00a0193'],
    ['a hyphen', '482-193'],
    ['words around it', 'The code is 482 193.'],
    ['digits of full width', '４８２１９３'],
    ['digits of an Arabic keyboard', '٤٨٢ ١٩٣'],
    ['digits of a Hindi keyboard', '४८२१९३'],
    ['a link', 'http://192.168.1.20:3000/j/482193?from=chat'],
  ])('CODE-6: accepts a code that is pasted with %s', async (_what, text) => {
    api.current.on(OPEN, answers(200, CARD))
    const release = api.current.hold(OPEN)
    const { user } = openLanding()
    await user.click(field())
    await user.paste(text)
    expect(field()).toHaveValue('482\u00a0193')
    release()
    await arrived('/play/V1StGXR8_Z')
    expect(tried()).toEqual(['482193'])
  })

  it('CODE-6: accepts no letters, and keeps the caret where a digit is inserted or removed', async () => {
    const { user } = openLanding()
    await user.type(field(), 'a4b8-2 1o')
    expect(field()).toHaveValue('482\u00a01')
    await user.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect(field()).toHaveValue('498\u00a021')
    expect(field().selectionStart).toBe(2)
    field().setSelectionRange(5, 5)
    await user.keyboard('{Backspace}')
    expect([field().value, field().selectionStart]).toEqual(['498\u00a01', 3])
    await user.keyboard('{Backspace}{Backspace}')
    expect(field()).toHaveValue('41')
  })

  it('CODE-6: leaves full-width digits alone until an input method has composed them', async () => {
    api.current.on(OPEN, answers(200, CARD))
    openLanding()
    const compose = (value: string) => fireEvent.input(field(), { target: { value }, isComposing: true })
    for (const typed of ['１', '１２３', '１２３４']) {
      compose(typed)
      expect(field()).toHaveValue(typed)
    }
    fireEvent.compositionEnd(field())
    expect(field()).toHaveValue('123\u{a0}4')
    compose('123\u{a0}4５６')
    expect(tried()).toEqual([])
    fireEvent.compositionEnd(field())
    await arrived('/play/V1StGXR8_Z')
    expect(tried()).toEqual(['123456'])
  })
})

describe('an error', () => {
  it.each([
    ['no card has the code', wrong, WRONG],
    [
      'the code has ended',
      () => Response.json({ message: 'No.', code: 'not-found', ended: true }, { status: 404 }),
      'This code has ended. Ask your host for a new one.',
    ],
    [
      'there were too many',
      refuses(429, 'No.', 'too-many-requests'),
      'Too many wrong codes. Try again in a minute.',
    ],
    ['there is no network', noNetwork, "Can't reach BingoBoard. Check your connection."],
    [
      'the server has a problem',
      refuses(503, 'No.', 'unavailable'),
      'Something went wrong. Please try again.',
    ],
  ])('CODE-6: replaces the label if %s', async (_what, answer, message) => {
    api.current.on(OPEN, answer)
    const { user } = openLanding()
    await user.type(field(), '482193')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message))
    expect(field()).toHaveAccessibleDescription(message)
    expect(field()).toBeInvalid()
    expect(screen.getByText('Have a code?')).toHaveClass('sr-only')
    expect(button()).not.toHaveAttribute('aria-disabled')
    expect(address()).toBe('/')
  })

  it('CODE-6: is followed by a new attempt: the next digits replace a wrong code, and Play tries the same one again', async () => {
    api.current.on(OPEN, wrong)
    const { user } = openLanding()
    await user.type(field(), '111111')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(WRONG))
    await user.click(button())
    await waitFor(() => expect(tried()).toEqual(['111111', '111111']))
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
    api.current.on(OPEN, answers(200, CARD))
    field().focus()
    field().select()
    await user.keyboard('4')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(screen.getByText('Have a code?')).not.toHaveClass('sr-only')
    await user.keyboard('82193')
    await arrived('/play/V1StGXR8_Z')
  })
})

describe('the page of a code', () => {
  it.each([
    ['wrong', WRONG],
    ['limited', 'Too many wrong codes. Try again in a minute.'],
  ] as const)(
    'CODE-4: shows what the server said, %s, does not retry, and accepts another code',
    async (refusal, text) => {
      const { user } = openJoin('/j/111111', refusal)
      expect(screen.getByRole('heading', { level: 1, name: 'Have a code?' })).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent(text)
      expect(field()).toHaveValue('')
      await act(() => api.current.settle())
      expect(tried()).toEqual([])
      expect(document.title).toBe('Have a code? | BingoBoard')
      api.current.on(OPEN, answers(200, CARD))
      await user.type(field(), '482193')
      await arrived('/play/V1StGXR8_Z')
    },
  )

  it.each([
    ['/j/482193', CARD, '/play/V1StGXR8_Z'],
    ['/j/482%20193', CARD, '/play/V1StGXR8_Z'],
    ['/j?code=482+193', { ...CARD, shuffle: true }, '/play/V1StGXR8_Z?shuffle'],
  ])(
    'CODE-3 SHARE-6: opens the card of %s with its shuffle if the server did not try it',
    async (at, card, opened) => {
      api.current.on(OPEN, answers(200, card))
      openJoin(at)
      expect(field()).toHaveValue('482\u00a0193')
      await arrived(opened)
    },
  )

  it('CODE-6: says that there is no network, keeps the code, and Play tries again', async () => {
    api.current.on(OPEN, noNetwork)
    const { user } = openJoin('/j/482193')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent("Can't reach BingoBoard."))
    expect(field()).toHaveValue('482\u00a0193')
    api.current.on(OPEN, answers(200, CARD))
    await user.click(button())
    await arrived('/play/V1StGXR8_Z')
  })
})
