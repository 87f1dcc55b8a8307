import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { basics } from '#messages/basics.ts'
import { refusals } from '#messages/refusals.ts'
import { inPageLanguage } from '#client/lib/in-page-language.ts'
import type * as words from '#client/lib/refusal-words.ts'
import { refuses } from '#tests/support/fake-api.ts'
import { expectToast } from '#tests/support/toast.ts'
import { MO, openApp, useFreshPage } from './app-page.tsx'

const api = useFreshPage(MO)
const MAKE = 'POST /api/tokens'
const FULL = 'You have 20 tokens. Delete one to make room for another.'

const ENGLISH = { ...refusals }
const GERMAN = {
  codes: { invalid: 'Hier stimmt etwas nicht.', forbidden: 'Das darfst du hier nicht.' },
  sentences: {
    'Name is required': 'Bitte gib einen Namen ein',
    'Name must be at most # characters': 'Der Name darf höchstens # Zeichen haben',
    'You have # tokens. Delete one to make room for another.': 'Du hast # Tokens. Lösche erst eines.',
    "A category can hold # items. There's room for # more.":
      'Eine Kategorie fasst # Einträge, und # passen noch hinein.',
  },
}
const load = vi.hoisted(() => vi.fn<(load: () => Promise<typeof words>) => Promise<typeof words>>())
vi.mock('#client/lib/refusal-words.ts', load)

beforeEach(() => {
  load.mockReset().mockImplementation((original) => original())
  Object.assign(basics, { tag: 'de' })
  Object.assign(refusals, GERMAN)
})
afterEach(() => {
  Object.assign(basics, { tag: 'en' })
  Object.assign(refusals, ENGLISH)
})

/** Opens the form for a new token. @returns the form, and functions that submit it and type its name */
async function openForm() {
  const { user } = await openApp('/profile')
  const panel = within(await screen.findByRole('region', { name: 'Access tokens' }))
  await user.click(await panel.findByRole('button', { name: 'New token' }))
  const form = within(await screen.findByRole('dialog', { name: 'New token' }))
  const send = () => user.click(form.getByRole('button', { name: 'Create token' }))
  return { form, send, type: (name: string) => user.type(form.getByLabelText('Name'), name) }
}

it('LANG-5: a page in English shows what the server and the form say, and loads nothing for it', async () => {
  Object.assign(basics, { tag: 'en' })
  const { form, send, type } = await openForm()
  await send()
  expect(await form.findByText('Name is required')).toBeVisible()
  await type('Bot')
  api.current.on(MAKE, refuses(403, FULL, 'quota-exceeded'))
  await send()
  await expectToast('Token not created', FULL)
  expect(load).not.toHaveBeenCalled()
})

it('LANG-5: a page in another language translates form errors and server refusals, or shows the sentence for their code', async () => {
  const { form, send, type } = await openForm()
  await send()
  expect(await form.findByText('Bitte gib einen Namen ein')).toBeVisible()
  expect(api.current.of(MAKE)).toEqual([])
  await type('Bot')
  api.current.on(MAKE, refuses(403, FULL, 'quota-exceeded'))
  await send()
  await expectToast('Token not created', 'Du hast 20 Tokens. Lösche erst eines.')
  const tooLong = 'Name must be at most 50 characters'
  api.current.on(MAKE, refuses(400, tooLong, 'invalid', { name: tooLong }))
  await send()
  expect(await form.findByText('Der Name darf höchstens 50 Zeichen haben')).toBeVisible()
  api.current.on(MAKE, refuses(403, 'Ada Lovelace took this away from you.', 'forbidden'))
  await type('Bot')
  await send()
  await expectToast('Token not created', 'Das darfst du hier nicht.')
  expect(form.getByText('Das darfst du hier nicht.')).toBeVisible()
})

describe('a sentence', () => {
  const translated = async (sentence: string, ...code: [] | ['invalid' | 'conflict']) =>
    (await inPageLanguage({ sentence }, ...code)).sentence

  it.each([
    [
      "A category can hold 2,000 items. There's room for 12 more.",
      'Eine Kategorie fasst 2.000 Einträge, und 12 passen noch hinein.',
    ],
    ['Eigene Worte', 'Eigene Worte'],
    ['', ''],
  ])('LANG-5: shows %j as %j', async (english, german) => {
    expect(await translated(english)).toBe(german)
  })

  it('LANG-5: stays empty, so that the screen explains it; stays in English if its code has no translation either', async () => {
    expect(await translated('', 'invalid')).toBe('')
    expect(await translated('Something new.', 'conflict')).toBe('Something new.')
  })
})

it.each([
  ['are missing', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
  ['are swallowed by the network', () => new Promise<never>(() => {})],
])('LANG-5: English words that %s are kept', async (_how, fail) => {
  vi.doMock('#client/lib/refusal-words.ts', fail)
  vi.useFakeTimers()
  const shown = inPageLanguage({ name: 'Name is required' }, 'invalid')
  await vi.advanceTimersByTimeAsync(5000)
  expect(await shown).toEqual({ name: 'Name is required' })
  vi.doUnmock('#client/lib/refusal-words.ts')
})
