import ts from 'typescript'
import { expect, it } from 'vitest'
import { textBreaches } from '../../../scripts/lib/structure/text-rules.mjs'

function complaints(source: string): string[] {
  const path = 'client/src/ui/chip.tsx'
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  return textBreaches([{ path, tree, lines: 1, imports: [] }]).map(
    ({ message }) => message.split(' is bare')[0]!,
  )
}

it.each([
  ['after an element that comes and goes', '<p>{on && <i />} Live</p>', 'Live'],
  ['after an icon that varies', '<p><Icon />{children}</p>', 'children'],
  ['after a list', '<p>{list.map((x) => <i key={x} />)} more</p>', 'more'],
  ['that comes and goes', "<p><b />{on && 'now'}</p>", "'now'"],
  ['with a value in it', '<p><b /> {count}</p>', 'count'],
  ['in a fragment', '<p><>{on && <i />}Live</></p>', 'Live'],
])('UI-24: text %s is found', (_what, markup, text) => {
  const type = 'type P = { on: boolean; count: number; list: string[]; children: ReactNode }'
  expect(
    complaints(`${type}\nconst A = ({ icon: Icon, on, count, list, children }: P) => ${markup}`),
  ).toEqual([text])
})

it.each([
  [
    'that takes turns with another element of its type',
    'const A = () => (on ? <p>At <b /></p> : <p>None</p>)',
    ['At'],
  ],
  [
    'deep in a component that returns something else then',
    'function A() { if (on) return <div><p>{`${n}`}</p></div>; return <div><p>Fill {MIN} of them</p></div> }',
    ['Fill', 'MIN', 'of them'],
  ],
  [
    'of a component that gets other children',
    'const A = () => <i>{on ? <Link>All <Arrow /></Link> : <Link>Some</Link>}</i>',
    ['All'],
  ],
  ['of a constant for any place', 'const START = <span><i />Start here</span>', ['Start here']],
])('UI-24: text %s is found', (_what, source, texts) => {
  expect(complaints(source)).toEqual(texts)
})

it.each([
  'const A = () => (on ? <p key="at">At <b /></p> : <p>None</p>)',
  'const A = () => (on ? <p>At <b /></p> : <b>None</b>)',
  'const A = () => (on ? <p>At</p> : <p>None</p>)',
  "const A = () => (on ? <p>{one ? 'One' : 'Two'}</p> : <p>None</p>)",
  'const START = <span><i /><span>Start here</span></span>',
  'function A() { const b = () => { return <p>At <b /></p> }; return <p>None</p> }',
])('UI-24: %s is safe too', (source) => {
  expect(complaints(source)).toEqual([])
})

it.each([
  '<p>{`${count} people`}</p>',
  '<p>{on && <i />}<span>Live</span></p>',
  '<p>Words <b>{count}</b>{on && <i />}</p>',
  '<p><b />{on && <i />}{children}</p>',
  '<p>{on ? <Icon /> : children}</p>',
])('UI-24: %s is safe', (markup) => {
  expect(
    complaints(`type P = { children: ReactNode }\nconst A = ({ icon: Icon, on, children }: P) => ${markup}`),
  ).toEqual([])
})
