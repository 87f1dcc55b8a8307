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

it('OPS-37: it looks for known holes, in what the server runs on and in the rest', () => {
  const commands = steps.flatMap(({ run }) => run ?? [])
  expect(commands).toContain('npm audit --omit=dev --audit-level=low')
  expect(commands).toContain('npm audit --audit-level=high')
  expect(commands).toContain('npm audit signatures')
})

it('OPS-37: updates of packages, image, compose and actions come weekly, after a week of waiting', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: {
      'package-ecosystem': string
      schedule: { interval: string }
      cooldown: { 'default-days': number }
    }[]
  }
  expect(updates.map((update) => update['package-ecosystem'])).toEqual([
    'npm',
    'docker',
    'docker-compose',
    'github-actions',
  ])
  for (const { schedule, cooldown } of updates) {
    expect(schedule.interval).toBe('weekly')
    expect(cooldown['default-days']).toBeGreaterThanOrEqual(7)
  }
})
