import ts from 'typescript'
import { expect, it } from 'vitest'
import { messageBreaches } from '../../../scripts/lib/structure/message-rules.mjs'

function found(source: string, path = 'client/src/features/play/components/board.tsx'): string[] {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  return messageBreaches([{ path, tree, imports: [] }]).map(({ message }) => message.split(' is not in')[0]!)
}

it.each([
  ['in an element', '<p>Live now</p>', '"Live now"'],
  ['in an attribute', '<button aria-label="Close" />', '"Close"'],
  ['in a property', "toast({ title: 'Saved' })", '"Saved"'],
  ['with a value in it', '<p>{`Saved ${title} for you`}</p>', '"Saved X for you"'],
  ['in a condition of a property', "toast({ title: on ? 'Saved for you' : word })", '"Saved for you"'],
])('LANG-8: a text of a screen %s is found', (_what, source, text) => {
  expect(found(`const a = ${source}`)).toEqual([text])
})

it.each([
  ['a message', '<p>{play.live}</p>'],
  ['a class', '<p className="Wide open" />'],
  ['a key of the keyboard', "const isKey = event.key === 'Enter'"],
  ['an error for developers', "throw new Error('The page has no root')"],
])('LANG-8: %s is not', (_what, source) => {
  expect(found(source.startsWith('<') ? `const a = ${source}` : source)).toEqual([])
})

it('LANG-8: the server and the messages themselves are left alone', () => {
  expect(found("const a = { title: 'Saved' }", 'shared/messages/en/play.ts')).toEqual([])
  expect(found("const a = { title: 'Saved' }", 'server/http/pages.ts')).toEqual([])
})
