import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A `<Button>` or `<IconButton>`, and the name of the message that says what it does. */
const BUTTON =
  /<(?:Icon)?Button\b(?<props>(?:=>|[^>])*?)>\s*(?:<Trash2[^>]*>\s*)?(?:<span>)?(?<label>\{[^}]*\})?/g
const MESSAGE = /\b[a-z]\w*(?:\.[a-z]\w*)*\.(?:delete|forGood|remove|removeOne|turnOff|deleteLabel)\b/
/** These can be undone, or are about the user's own text. */
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

it('a button that deletes, or takes access from people, is red', () => {
  expect(buttons.map(({ message }) => message)).toContain('coHosts.turnOff')
  expect(buttons.length).toBeGreaterThan(6)
  expect(buttons.filter(({ props }) => !props.includes('danger'))).toEqual([])
})
