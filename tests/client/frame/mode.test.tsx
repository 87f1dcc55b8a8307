import { readFileSync } from 'node:fs'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followStorage } from '#client/app/follow-storage.ts'
import { answers } from '#tests/support/fake-api.ts'
import { refuseStorage } from '#tests/support/refuse-storage.ts'
import { MO, openApp, useFreshPage } from './app-page.tsx'

const api = useFreshPage()
const PAGE = readFileSync('client/index.html', 'utf8')
const SCRIPT = /<script>([\s\S]*?)<\/script>/.exec(PAGE)![1]!
const LIGHT = '#f1f1ec'
const DARK = '#11131c'

/** Functions that remove the listeners of the started pages, since all tests share one document. */
const listening: (() => void)[] = []
afterEach(() => {
  for (const stop of listening.splice(0)) stop()
})

let system: { dark: boolean; tell: () => void }
beforeEach(() => {
  const listeners: (() => void)[] = []
  system = { dark: false, tell: () => listeners.forEach((listener) => listener()) }
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        get matches() {
          return query.includes('dark') && system.dark
        },
        addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
      }) as unknown as MediaQueryList,
  )
  document.head.innerHTML = '<meta name="theme-color" content="">'
  delete document.documentElement.dataset.mode
})

/** Runs the script of the page's head, as a browser does before the first paint. */
function startPage(): void {
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('addEventListener', SCRIPT)((type: string, listener: EventListener) => {
    window.addEventListener(type, listener)
    listening.push(() => window.removeEventListener(type, listener))
  })
}
const mode = () => document.documentElement.dataset.mode
const themeColor = () => document.querySelector<HTMLMetaElement>('[name=theme-color]')!.content
function systemTurns(dark: boolean): void {
  system.dark = dark
  system.tell()
}
function otherTabStores(json: string | null): void {
  if (json === null) localStorage.removeItem('mode')
  else localStorage.setItem('mode', json)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue: json })))
}

describe('the initial mode of a page', () => {
  it.each([
    ['nothing', null, false, 'light'],
    ['nothing, in a dark system', null, true, 'dark'],
    ['dark', '"dark"', false, 'dark'],
    ['light, in a dark system', '"light"', true, 'light'],
    ['automatic, in a dark system', '"auto"', true, 'dark'],
    ['an unknown value', '"sepia"', true, 'dark'],
    ['a damaged value', '{"dark', false, 'light'],
    ['a value of another type', '{"mode":"dark"}', false, 'light'],
  ])('UI-14: with %s stored', (_what, stored, dark, expected) => {
    if (stored !== null) localStorage.setItem('mode', stored)
    system.dark = dark
    startPage()
    expect(mode()).toBe(expected)
    expect(themeColor()).toBe(expected === 'dark' ? DARK : LIGHT)
  })

  it('UI-14: follows the system if the browser refuses to store anything', () => {
    refuseStorage()
    system.dark = true
    startPage()
    expect(mode()).toBe('dark')
  })

  it('UI-14: only automatic follows the system later on; a page from the back/forward cache takes the current choice', () => {
    startPage()
    systemTurns(true)
    expect([mode(), themeColor()]).toEqual(['dark', DARK])
    otherTabStores('"light"')
    expect([mode(), themeColor()]).toEqual(['light', LIGHT])
    systemTurns(false)
    systemTurns(true)
    expect(mode()).toBe('light')
    otherTabStores(null)
    expect(mode()).toBe('dark')
    followStorage()
    localStorage.setItem('mode', '"light"')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect([mode(), themeColor()]).toEqual(['light', LIGHT])
  })
})

it.each([
  ['a guest’s menu in the header', false, 'Appearance', 'Automatic'],
  ['a guest’s small menu', false, 'Menu', 'Auto'],
  ['the account menu', true, 'Mo the Host', 'Auto'],
  ['the small menu of a signed-in user', true, 'Menu', 'Auto'],
])(
  'UI-14: the mode chosen in %s applies, is stored, and follows other tabs',
  async (_where, signedIn, button, automatic) => {
    const header = () => within(screen.getByRole('banner'))
    const choice = (name: string) => screen.getByRole('menuitemradio', { name })
    if (signedIn) api.current.on('GET /api/user', answers(200, MO))
    startPage()
    const { user } = await openApp('/no-such-screen')
    await user.click(await header().findByRole('button', { name: button }))
    const group = within(await screen.findByRole('group', { name: 'Appearance' }))
    expect(group.getAllByRole('menuitemradio').map((one) => one.textContent)).toEqual([
      automatic,
      'Light',
      'Dark',
    ])
    expect(choice(automatic)).toBeChecked()
    await user.click(choice('Dark'))
    expect([mode(), themeColor()]).toEqual(['dark', DARK])
    expect(choice('Dark')).toBeChecked()
    expect(localStorage.getItem('mode')).toBe('"dark"')
    await user.click(choice(automatic))
    expect(mode()).toBe('light')
    expect(localStorage.getItem('mode')).toBeNull()
    otherTabStores('"dark"')
    expect(choice('Dark')).toBeChecked()
    expect(mode()).toBe('dark')
  },
)
