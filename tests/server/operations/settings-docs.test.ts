import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { settingNames } from '../../../scripts/lib/testing/settings.mjs'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
/** All settings except NODE_ENV, which is not our own: it says whether this is production. */
const settings = settingNames().filter((name) => name !== 'NODE_ENV')

it('.env.example names every setting once, and no other', () => {
  const names = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(settings.toSorted())
})

it('docs/reference.md names every setting', () => {
  const reference = read('docs/reference.md')
  expect(settings.filter((name) => !reference.includes(`\`${name}\``))).toEqual([])
})

it('the table of settings refers to every note below it, and to no other', () => {
  const [, table = '', notes = ''] = /\n(\| Name [^]*?)\n\n(1\. [^]*?)\n## /.exec(read('docs/reference.md'))!
  const referred = new Set([...table.matchAll(/\((\d+)\)/g)].map(([, note]) => Number(note)))
  const given = [...notes.matchAll(/^(\d+)\. /gm)].map(([, note]) => Number(note))
  expect([...referred].sort((one, other) => one - other)).toEqual(given)
})
