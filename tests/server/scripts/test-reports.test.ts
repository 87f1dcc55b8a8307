import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFolder } from '#tests/support/new-folder.ts'
import { runVitest } from '../../../scripts/lib/testing/steps.mjs'
import { playwrightTally, vitestTally } from '../../../scripts/lib/testing/reports.mjs'

describe('the tally of a test run', () => {
  it.each([
    [
      'a test file that does not load',
      { status: 'failed', message: 'No such import\n  at x', assertionResults: [] },
      { passed: 0, failed: ['tests/a.test.ts: No such import'] },
    ],
    [
      'an error outside of tests, even if every test passed',
      { status: 'passed', assertionResults: [{ fullName: 'a', status: 'passed' }] },
      { passed: 1, failed: ['vitest: ended with exit code 1 and no failed test'] },
    ],
  ])('counts %s', (_what, result, tally) => {
    const testResults = [{ name: '/p/tests/a.test.ts', ...result }]
    expect(vitestTally({ testResults }, 1)).toEqual({ ...tally, flaky: [], skipped: [] })
  })

  it.each([
    ['vitest', vitestTally],
    ['playwright', playwrightTally],
  ])('counts a %s that wrote no report, or ran nothing, as failed', (name, tally) => {
    expect(tally(undefined, 0).failed).toEqual([`${name}: ran no test`])
    expect(tally(undefined, 3).failed).toEqual([`${name}: ended with exit code 3 and no failed test`])
  })

  it('counts browser tests by project, and reports one that passes on retry as flaky', () => {
    const tests = ['expected', 'flaky', 'unexpected', 'skipped'].map((status) => ({
      projectName: status,
      status,
    }))
    const report = {
      suites: [{ title: 'a.test.ts', specs: [{ title: 'plays', tests }] }],
      errors: [{ message: 'No fixture\nmore' }],
    }
    expect(playwrightTally(report, 1)).toEqual({
      passed: 1,
      failed: ['a.test.ts: plays [unexpected]', 'playwright: No fixture'],
      flaky: ['a.test.ts: plays [flaky]'],
      skipped: ['a.test.ts: plays [skipped]'],
    })
  })

  it('counts a test of Vitest that passes when repeated as flaky', async () => {
    const root = newFolder()
    const tests = "let tries = 0\nit('late', () => expect(++tries).toBe(2))\nit('fine', () => undefined)"
    await writeFile(join(root, 'a.test.js'), tests)
    const write = () => undefined
    const tally = await runVitest(['--root', root, '--globals'], { all: false, write })
    expect(tally).toEqual({
      passed: 1,
      failed: [],
      flaky: [expect.stringMatching(/a\.test\.js: late: AssertionError: expected 1 to be 2/)],
      skipped: [],
    })
  })
})
