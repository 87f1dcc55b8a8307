import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '#tests/support/new-folder.ts'

/** What a rule says about pieces of code, in one run for all. */
function lint(rule: string, codes: string[]): string[][] {
  const folder = newFolder()
  const config = {
    jsPlugins: [resolve('scripts/lib/lint/rules.mjs')],
    categories: { correctness: 'off' },
    rules: { [`bingoboard/${rule}`]: 'error' },
  }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  for (const [index, code] of codes.entries()) writeFileSync(join(folder, `${index}.tsx`), code)
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; filename: string }[] }
  return codes.map((_, index) =>
    diagnostics.filter(({ filename }) => filename === `${index}.tsx`).map(({ message }) => message),
  )
}

const component = (markup: string) =>
  `type P = { children: ReactNode }\nconst A = ({ icon: Icon, on, count, list, children }: P) => ${markup}`

const BARE: [markup: string, texts: string[]][] = [
  ['<p>{on && <i />} Live</p>', ['Live']],
  ['<p><Icon />{children}</p>', ['children']],
  ['<p>{list?.map((x) => <i key={x} />)} more</p>', ['more']],
  ["<p><b />{on && 'now'}</p>", ["'now'"]],
  ['<p><b /> {count}</p>', ['count']],
  ['<p><>{on && <i />}Live</></p>', ['Live']],
  ['on ? <p>At <b /></p> : <p>None</p>', ['At']],
  ['<div><p>Fill {MIN} of them</p></div>', ['Fill', 'MIN', 'of them']],
  ['<p>{on ? <i /> : ONE}{TWO}</p>', ['ONE', 'TWO']],
  ['<p><Icon />{NAME}</p>', ['NAME']],
  ['<p>{on && <Icon />}{children}</p>', ['children']],
  ['<p>Words <b>{count}</b>{on && <i />}</p>', ['Words']],
  ['<p>{`${count} people`}</p>', []],
  ['<p>{on && <i />}<span>Live</span></p>', []],
  ['<p><b />{on && <i />}{children}</p>', []],
  ['<p>{on ? <Icon /> : children}</p>', []],
  ['<p><i />{NAME}</p>', []],
  ['<p><b>{count}</b> <i />{on && <i />}</p>', []],
  ['on ? <p>At</p> : <p>None</p>', []],
  ["on ? <p>{one ? 'One' : 'Two'}</p> : <p>None</p>", []],
  ['<span><i /><span>Start here</span></span>', []],
]

it('UI-24: text beside siblings that come and go is found', () => {
  const found = lint(
    'bare-text',
    BARE.map(([markup]) => component(markup)),
  )
  const texts = found.map((messages) => messages.map((message) => message.split(' is bare')[0]!))
  expect(texts.map((each) => each.toSorted())).toEqual(BARE.map(([, each]) => each.toSorted()))
})

it.each<[rule: string, wrong: string[], right: string[]]>([
  [
    'own-words',
    ['<p>Live now</p>', "<p>{on && 'Live now'}</p>", '<a aria-label="Close" />', "a = { label: 'Save' }"],
    ["import './Big word.ts'", '<p className="Big word">{play.hint}</p>', "new Error('No such card')"],
  ],
  ['card-calls', ["call('getCard', { params: { cardId } })"], ["call('getUser', {})"]],
  [
    'room-emissions',
    ["io.to('r').emit('x')", "const room = io.local.in('r')", "socket.broadcast.emit('x')"],
    ["events.emit('x')", "socket.emit('x')", 'adapter.broadcast(options.except?.size)'],
  ],
])('%s finds what it is for', (rule, wrong, right) => {
  const counts = lint(rule, [...wrong, ...right]).map((messages) => messages.length > 0)
  expect(counts).toEqual([...wrong.map(() => true), ...right.map(() => false)])
})
