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
