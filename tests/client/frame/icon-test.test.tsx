import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PROFILE_ICONS } from '#shared/account-choices.ts'
import { ICONS_IN_USE } from '#client/features/icon-test/icons-in-use.ts'
import { arrived, openApp, useFreshPage, main } from './app-page.tsx'

const SOURCES = 'client/src'
useFreshPage()
/** Returns the drawing above a name. */
const drawing = (name: string) =>
  main().getByText(name, { selector: 'li > span' }).parentElement!.querySelector('svg')!.innerHTML

it('ACC-11 UI-1 UI-13: the icon test shows anyone all profile icons, each different, and all lucide icons of the app', async () => {
  const { user } = await openApp('/icon-test')
  await main().findByRole('heading', { level: 1, name: 'Icon Test' })
  expect(document.title).toBe('Icon Test | BingoBoard')
  const drawings = PROFILE_ICONS.map(drawing)
  expect(new Set(drawings).size).toBe(PROFILE_ICONS.length)
  for (const fallen of ['Unknown', 'Missing']) expect(drawing(fallen)).toBe(drawing('rocket'))

  const used = new Set(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('icons-in-use.ts'))
      .flatMap((path) => [
        ...readFileSync(join(SOURCES, path), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
      ])
      .flatMap(([, names]) => names!.split(','))
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )
  expect(used.size).toBeGreaterThan(40)
  expect(Object.keys(ICONS_IN_USE).sort()).toEqual([...used].sort())
  for (const name of used) expect(drawing(name)).not.toBe('')

  await user.click(main().getByRole('link', { name: 'Back to Home' }))
  await arrived('/')
})
