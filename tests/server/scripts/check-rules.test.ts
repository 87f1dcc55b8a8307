import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkRules, citedRules } from '../../../scripts/lib/rule-citations.mjs'

// Test names are put together here, so that this file cites none of them itself.
const named = (name: string) => `it('${name}', () => {})`

describe('check-rules', () => {
  let folder: string
  const write = async (files: Record<string, string>) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bingoboard-rules-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('passes when every rule has a test and every cited id is a rule', async () => {
    await write({
      'tests/RULES.md': '# Rules\n\nWords about LIV-9.\n\n- **LIV-1** One.\n- **BNG-2** Two.\n',
      'tests/a.test.ts': named('LIV-1: one'),
      'tests/deep/b.test.tsx': named('[BNG-2] two, in UTF-8'),
      'tests/support/c.ts': named('LIV-7: no test file'),
    })
    expect(checkRules(folder)).toEqual({ ruleCount: 2, complaints: [] })
  })

  it('reports a rule without a test and an id without a rule', async () => {
    await write({
      'tests/RULES.md': '- **LIV-1** One.\n- **LIV-2** Two.\n',
      'tests/a.test.ts': `${named('LIV-1: one')}\n${named('LIV-3: three')}\n${named('XYZ-1: another family')}`,
    })
    expect(checkRules(folder).complaints).toEqual([
      'tests/a.test.ts:2: LIV-3 is not a rule of tests/RULES.md',
      'tests/a.test.ts:3: XYZ-1 is not a rule of tests/RULES.md',
      "tests/RULES.md:2: no test's name cites LIV-2",
    ])
  })

  it('reports a rule that is defined twice or malformed', async () => {
    await write({
      'tests/RULES.md':
        '- **LIV-1** One.\n- **LIV-1** Again.\n- LIV-2 No stars.\n* **LIV-3** Another bullet.\n- **LIV-4**\n',
      'tests/a.test.ts': named('LIV-1: one'),
    })
    expect(checkRules(folder).complaints).toEqual([
      'tests/RULES.md:2: LIV-1 is defined on line 1 already',
      'tests/RULES.md:3: write a rule as "- **ID** text"',
      'tests/RULES.md:4: write a rule as "- **ID** text"',
      'tests/RULES.md:5: write a rule as "- **ID** text"',
    ])
  })

  it('ends with exit code 1 on a complaint and if there is no rule', async () => {
    const run = () =>
      spawnSync(process.execPath, ['scripts/check-rules.mjs', folder], { encoding: 'utf8' }).status
    await write({ 'tests/RULES.md': '# Rules\n' })
    expect(run()).toBe(1)
    await write({ 'tests/RULES.md': '- **LIV-1** One.\n' })
    expect(run()).toBe(1)
    await write({ 'tests/a.test.ts': named('LIV-1: one') })
    expect(run()).toBe(0)
  })

  // A separate family: an id alone in a table would otherwise count as cited by this very file.
  it.each<[what: string, code: string, ids: string[]]>([
    ['one id', named('TOY-1: a'), ['TOY-1']],
    ['several ids', named('TOY-1 TOY-2, TOY-3: a'), ['TOY-1', 'TOY-2', 'TOY-3']],
    ['ids in brackets', named('[TOY-1] a'), ['TOY-1']],
    ['an unknown family at the beginning of the name', named('ABC-1: a'), ['ABC-1']],
    ['an id of a known family later in the name', named('a, as TOY-2 says'), ['TOY-2']],
    ['no id in words that resemble one', named('writes UTF-8 and SHA-256'), []],
    ['a browser test', "test('TOY-1: a', async ({ page }) => {})", ['TOY-1']],
    ['a table of cases', "it.each([['x', 1]])('TOY-1: %s', () => {})", ['TOY-1']],
    ['a table as a template', "it.each`a | b\n${1} | ${2}`('TOY-1: a', () => {})", ['TOY-1']],
    ['ids in the table', "it.each([['TOY-1', 1], ['TOY-2', 2]])('%s: a', () => {})", ['TOY-1', 'TOY-2']],
    [
      'ids of cases in a loop',
      "for (const c of [{ rule: 'TOY-3' }]) it(`${c.rule}: a`, () => {})",
      ['TOY-3'],
    ],
    ['a template with an id', 'it(`TOY-1: ${a}`, () => {})', ['TOY-1']],
    ['no id alone if names have none', "const a = 'TOY-1'; it('b', () => {})", []],
    ['no id of a group', "describe('TOY-1', () => {}); test.describe('TOY-2', () => {})", []],
    ['no id in a comment', "// it('TOY-1: a')\nit('b', () => {})", []],
    ['no id of another call', "submit('TOY-1: a')", []],
  ])('finds %s', (_what, code, ids) => {
    expect(citedRules('a.test.ts', code, new Set(['TOY'])).map(({ id }) => id)).toEqual(ids)
  })
})
