import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { featureSources } from '../../scripts/lib/project.mjs'

/** Matches a `<Button>` or `<IconButton>` and the name of the message in its label. */
const BUTTON =
  /<(?:Icon)?Button\b(?<props>(?:=>|[^>])*?)>\s*(?:<Trash2[^>]*>\s*)?(?:<span>)?(?<label>\{[^}]*\})?/g
const MESSAGE = /\b[a-z]\w*(?:\.[a-z]\w*)*\.(?:delete|forGood|remove|removeOne|turnOff|deleteLabel)\b/
/** Actions that can be undone, or that affect only the user's own text. */
const HARMLESS = /^editor(?:Image|MoreWords)\./

const files = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
const buttons = files
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(`client/src/${file}`, 'utf8').matchAll(BUTTON)].flatMap(
      ({ groups: { props = '', label = '' } = {} }) => {
        const message = MESSAGE.exec(label + props)?.[0]
        return message === undefined || HARMLESS.test(message) ? [] : [{ file, message, props }]
      },
    ),
  )

it('a button that deletes something or takes access from people is red', () => {
  expect(buttons.map(({ message }) => message)).toContain('coHosts.turnOff')
  expect(buttons.length).toBeGreaterThan(6)
  expect(buttons.filter(({ props }) => !props.includes('danger'))).toEqual([])
})

const sheets = files
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(`client/src/${path}`, 'utf8'))

// Oxlint's `max-lines` counts only those of scripts.
it('no style sheet is longer than 250 lines', () => {
  const tooLong = sheets.filter((css) => css.trimEnd().split('\n').length > 250)
  expect(tooLong.map((css) => css.slice(0, 100))).toEqual([])
})

/** Words in class names by which popular filter lists, such as EasyList's for social widgets, hide elements. */
const HIDDEN_WORDS =
  /^(ads?|advert\w*|banner|consent|cookies?|facebook|newsletter|popup|promo\w*|shar(e|er|es|ing)|social|sponsor\w*|tweet|twitter)$/

it('UI-38: no class name has a word by which filter lists hide advertisements and share buttons', () => {
  const classes = [...new Set(sheets.join().match(/(?<=\.)[a-z][a-z\d-]*/g))]
  expect(classes.length).toBeGreaterThan(150)
  expect(classes.filter((name) => name.split('-').some((word) => HIDDEN_WORDS.test(word)))).toEqual([])
})

it('each file named after a screen has a path, because the build and the benchmark take it for one', () => {
  const routes = readFileSync('client/src/app/routes.tsx', 'utf8')
  const screens = featureSources('-screen.tsx')
  expect(screens.length).toBeGreaterThan(15)
  expect(screens.filter((file) => !routes.includes(`'../${file.replace(/^src\//, '')}'`))).toEqual([])
})

const faults = JSON.parse(readFileSync('scripts/lib/mutants/faults.json', 'utf8')) as {
  id: string
  file: string
  find: string
}[]

// Running all of them takes an hour, and stops at a fault whose code has changed.
it.each(faults)('the planted fault $id has exactly one place in the code', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
})
