import ts from 'typescript'
import { expect, it } from 'vitest'
import { textBreaches } from '../../../scripts/lib/structure/text-rules.mjs'

function complaints(source: string): string[] {
  const path = 'client/src/ui/chip.tsx'
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  return textBreaches([{ path, tree, imports: [] }]).map(({ message }) => message.split(' is bare')[0]!)
}

const component = (markup: string) =>
  `type P = { children: ReactNode }\nconst A = ({ icon: Icon, on, count, list, children }: P) => ${markup}`

it.each([
  ['after an element that comes and goes', '<p>{on && <i />} Live</p>', 'Live'],
  ['after an icon that varies', '<p><Icon />{children}</p>', 'children'],
  ['after a list', '<p>{list.map((x) => <i key={x} />)} more</p>', 'more'],
  ['that comes and goes', "<p><b />{on && 'now'}</p>", "'now'"],
  ['with a value in it', '<p><b /> {count}</p>', 'count'],
  ['in a fragment', '<p><>{on && <i />}Live</></p>', 'Live'],
])('UI-24: text %s is found', (_what, markup, text) => {
  expect(complaints(component(markup))).toEqual([text])
})

it.each([
  ['that takes turns with another element of its type', 'on ? <p>At <b /></p> : <p>None</p>', ['At']],
  ['of several parts', '<div><p>Fill {MIN} of them</p></div>', ['Fill', 'MIN', 'of them']],
  ['after a constant that takes turns', '<p>{on ? <i /> : ONE}{TWO}</p>', ['ONE', 'TWO']],
  ['of a constant after an icon that varies', '<p><Icon />{NAME}</p>', ['NAME']],
  ['after an icon that varies and comes and goes', '<p>{on && <Icon />}{children}</p>', ['children']],
  ['of an element that does not change', '<p>Words <b>{count}</b>{on && <i />}</p>', ['Words']],
])('UI-24: text %s is found', (_what, markup, texts) => {
  expect(complaints(component(markup))).toEqual(texts)
})

it.each([
  '<p>{`${count} people`}</p>',
  '<p>{on && <i />}<span>Live</span></p>',
  '<p><b />{on && <i />}{children}</p>',
  '<p>{on ? <Icon /> : children}</p>',
  '<p><i />{NAME}</p>',
  '<p><b>{count}</b> <i />{on && <i />}</p>',
  'on ? <p>At</p> : <p>None</p>',
  "on ? <p>{one ? 'One' : 'Two'}</p> : <p>None</p>",
  '<span><i /><span>Start here</span></span>',
])('UI-24: %s is safe', (markup) => {
  expect(complaints(component(markup))).toEqual([])
})
