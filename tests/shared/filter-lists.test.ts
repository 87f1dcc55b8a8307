import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Filter lists that many people subscribe to, such as EasyList's of social widgets, hide elements by classes with such words. */
const HIDDEN_WORDS =
  /^(ads?|advert\w*|banner|consent|cookies?|facebook|newsletter|popup|promo\w*|shar(e|er|es|ing)|social|sponsor\w*|tweet|twitter)$/

it('UI-38: no class of ours has a word by which filter lists hide advertisements and share buttons', () => {
  const sheets = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(`client/src/${path}`, 'utf8'))
  const classes = [...new Set(sheets.join().match(/(?<=\.)[a-z][a-z\d-]*/g))]
  expect(classes.length).toBeGreaterThan(150)
  expect(classes.filter((name) => name.split('-').some((word) => HIDDEN_WORDS.test(word)))).toEqual([])
})
