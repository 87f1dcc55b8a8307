import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  permissions: object
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>
}
const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

it('OPS-37: the workflow may only read, and every action is pinned by its commit', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.length).toBeGreaterThan(4)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
})
