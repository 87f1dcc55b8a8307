import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '#tests/support/new-folder.ts'

/** Files with what they import, and the rule that refuses it, if any. */
const IMPORTS: [path: string, imported: string, rule?: string][] = [
  ['shared/rules/fine.ts', '../schemas/ids.ts'],
  ['shared/schemas/ids.ts', 'zod'],
  ['server/app.ts', './http/cards.ts'],
  ['server/http/cards.ts', '../services/cards.ts'],
  ['server/services/cards.ts', '../models/card.ts'],
  ['server/models/card.ts', '#shared/schemas/ids.ts'],
  ['server/embedded-db/start.ts', 'node:fs'],
  ['client/src/app/routes.ts', '../features/play/board.ts'],
  ['client/src/features/play/board.ts', '../card/grid.ts'],
  ['client/src/features/card/grid.ts', '../auth/user.ts'],
  ['client/src/features/auth/user.ts', '../../ui/button.ts'],
  ['client/src/ui/button.ts', '../lib/store.ts'],
  ['scripts/run.mjs', './lib/launch.mjs'],
  ['tests/server/a.test.ts', '../../scripts/run.mjs'],
  ['shared/a.ts', 'express', 'layer'],
  ['shared/b.ts', 'node:fs', 'no-node-in-browsers'],
  ['server/services/a.ts', 'express', 'layer'],
  ['server/services/b.ts', '../http/cards.ts', 'layer'],
  ['server/services/c.ts', '../app.ts', 'layer'],
  ['server/http/a.ts', '../models/card.ts', 'layer'],
  ['server/http/b.ts', '../../scripts/run.mjs', 'layer'],
  ['tests/support/a.test.ts', '../../scripts/run.mjs', 'stray-test'],
  ['server/http/c.ts', 'vite', 'production-package'],
  ['server/http/d.ts', '../../shared/schemas/ids.ts', 'alias'],
  ['server/http/e.ts', './e.ts', 'no-circle'],
  ['server/http/f.ts', '../attic/a.ts', 'layer'],
  ['server/attic/a.ts', 'node:fs', 'no-layer'],
  ['server/base.ts', './services/cards.ts', 'layer'],
  ['server/embedded-db/a.ts', '#shared/schemas/ids.ts', 'layer'],
  ['client/src/features/editor/a.ts', '../play/board.ts', 'feature'],
  ['client/src/features/auth/a.ts', '../card/grid.ts', 'feature'],
  ['client/src/ui/a.ts', '../features/card/grid.ts', 'layer'],
  ['client/src/lib/a.ts', 'node:fs', 'no-node-in-browsers'],
  ['client/src/lib/b.ts', 'socket.io-client', 'one-socket'],
  ['client/src/lib/c.ts', './utils.ts', 'vague-name'],
  ['client/src/lib/d.ts', './bigButton.ts', 'kebab-case'],
  ['client/src/lib/e.ts', './index.ts', 'no-index'],
  ['scripts/lib/launch.mjs', 'zod', 'before-the-install'],
]
const PACKAGE = {
  imports: { '#shared/*': './shared/*' },
  dependencies: { express: '1', zod: '1' },
  devDependencies: { 'socket.io-client': '1', vite: '1' },
}
const IMPORTED = ['lib/store', 'lib/utils', 'lib/bigButton', 'lib/index'].map(
  (name) => `client/src/${name}.ts`,
)

it('check:structure refuses misplaced files and imports, and nothing else', () => {
  const folder = newFolder()
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  write('package.json', JSON.stringify(PACKAGE))
  for (const name of Object.keys({ ...PACKAGE.dependencies, ...PACKAGE.devDependencies }))
    write(`node_modules/${name}/index.js`, '')
  for (const [path, imported] of IMPORTS) write(path, `import '${imported}'\nexport const a = 1`)
  for (const path of IMPORTED) write(path, 'export const a = 1')

  const args = ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json']
  const depcruise = resolve('node_modules/.bin/depcruise')
  const { stdout } = spawnSync(depcruise, ['shared', 'server', 'client', 'scripts', 'tests', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] }
  }
  const found = summary.violations.map(({ from, rule }) => [from, rule.name])
  const expected = IMPORTS.flatMap(([path, , rule]) => (rule === undefined ? [] : [[path, rule]]))
  expect(found.toSorted()).toEqual(expected.toSorted())
})

/** Returns a rule's messages about pieces of code, in one run for all. */
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

it('UI-24: bare-text reports text next to siblings that come and go', () => {
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
])('%s reports what it forbids, and nothing else', (rule, wrong, right) => {
  const counts = lint(rule, [...wrong, ...right]).map((messages) => messages.length > 0)
  expect(counts).toEqual([...wrong.map(() => true), ...right.map(() => false)])
})
