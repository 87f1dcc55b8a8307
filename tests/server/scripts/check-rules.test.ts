import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkRules, citedRules } from '../../../scripts/lib/rule-citations.mjs'
import { newFolder } from '#tests/support/new-folder.ts'

/** Replaces `_` in rule ids by `-`. They have `_` in this file, so that it cites none of them itself. */
const withIds = (text: string) => text.replaceAll(/([A-Z]{3})_(?=\d)/g, '$1-')
const named = (name: string) => `it('${name}', () => {})`

describe('check-rules', () => {
  let folder: string
  const write = async (files: Record<string, string>) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), withIds(content))
    }
  }
  beforeEach(() => {
    folder = newFolder()
  })

  it('passes when every rule has a test and every cited id is a rule', async () => {
    await write({
      'tests/RULES.md': '# Rules\n\nWords about LIV_9.\n\n- **LIV_1** One.\n- **BNG_2** Two.\n',
      'tests/a.test.ts': named('LIV_1: one'),
      'tests/deep/b.test.tsx': named('[BNG_2] two, in UTF-8'),
      'tests/support/c.ts': named('LIV_7: no test file'),
    })
    expect(checkRules(folder)).toEqual({ ruleCount: 2, problems: [] })
  })

  it('reports a rule without a test and an id without a rule', async () => {
    await write({
      'tests/RULES.md': '- **LIV_1** One.\n- **LIV_2** Two.\n',
      'tests/a.test.ts': `${named('LIV_1: one')}\n${named('LIV_3: three')}\n${named('XYZ_1: another family')}`,
    })
    expect(checkRules(folder).problems).toEqual(
      [
        'tests/a.test.ts:2: LIV_3 is not a rule of tests/RULES.md',
        'tests/a.test.ts:3: XYZ_1 is not a rule of tests/RULES.md',
        "tests/RULES.md:2: no test's name cites LIV_2",
      ].map(withIds),
    )
  })

  it.each<[what: string, code: string, ids: string[]]>([
    ['one id', named('TOY_1: a'), ['TOY_1']],
    ['several ids', named('TOY_1 TOY_2, TOY_3: a'), ['TOY_1', 'TOY_2', 'TOY_3']],
    ['ids in brackets', named('[TOY_1] a'), ['TOY_1']],
    ['an unknown family at the beginning of the name', named('ABC_1: a'), ['ABC_1']],
    ['an unknown family in brackets', named('[ABC_1] a'), ['ABC_1']],
    ['an id of a known family later in the name', named('a, as TOY_2 says'), ['TOY_2']],
    ['no id in words that resemble one', named('writes UTF-8 and SHA-256'), []],
    ['a browser test', "test('TOY_1: a', async ({ page }) => {})", ['TOY_1']],
    ['a table of cases', "it.each([['x', 1]])('TOY_1: %s', () => {})", ['TOY_1']],
    ['a table as a template', "it.each`a | b\n${1} | ${2}`('TOY_1: a', () => {})", ['TOY_1']],
    ['ids in the table', "it.each([['TOY_1', 1], ['TOY_2', 2]])('%s: a', () => {})", ['TOY_1', 'TOY_2']],
    [
      'ids of cases in a loop',
      "for (const c of [{ rule: 'TOY_3' }]) it(`${c.rule}: a`, () => {})",
      ['TOY_3'],
    ],
    ['a template with an id', 'it(`TOY_1: ${a}`, () => {})', ['TOY_1']],
    ['no id in a comment', "// it('TOY_1: a')\n/*\n * TOY_1 */\nit('b', () => {}) // TOY_2", []],
  ])('finds %s', (_what, code, ids) => {
    const cited = citedRules('a.test.ts', withIds(code), new Set(['TOY'])).map(({ id }) => id)
    expect(cited).toEqual(ids.map(withIds))
  })
})
