import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/metrics.ts'
import { connectRedis } from '#server/redis.ts'
import { useApp } from '#tests/support/app.ts'

interface Expression {
  /** The name of the panel or alert. */
  where: string
  expr: string
}

interface Panel {
  title: string
  targets?: { expr: string }[]
}

const read = (path: string) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8')

/** Added by Prometheus, or to the buckets of a histogram. */
const COMMON_LABELS = ['job', 'instance', 'le']
const OWN = /\b(?:bingoboard|process|nodejs)_\w+/g

function dashboardExpressions(): Expression[] {
  const { panels } = JSON.parse(read('monitoring/grafana-dashboard.json')) as { panels: Panel[] }
  return panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr })))
}

/** Parses the expressions of the alert rules: the text after `expr:`, or the indented lines below `expr: >-`. */
function alertExpressions(): Expression[] {
  const [, ...rules] = read('monitoring/alerts.yaml').split(/^ +- alert: /m)
  return rules.map((rule) => {
    const [, folded, line] = /^ {8}expr: (?:>-\n((?: {10}.*\n)+)|(.+)\n)/m.exec(rule) ?? []
    return { where: rule.split('\n')[0]!, expr: (folded ?? line ?? '').replace(/\s+/g, ' ').trim() }
  })
}

describe('the dashboard and the alert rules', () => {
  const metrics = createMetrics()
  const expressions = [...dashboardExpressions(), ...alertExpressions()]

  // Unreachable, which is enough for the metrics to exist.
  const redis = connectRedis('redis://127.0.0.1:1', createLog('silent'))

  useApp({ metrics, redis })
  afterAll(() => redis.close())

  /** Returns a metric's labels by its name in an expression; undefined if the server does not export that name. */
  function labelsOf(name: string): string[] | undefined {
    const plain = metrics.getSingleMetric(name)
    const base = plain ?? metrics.getSingleMetric(name.replace(/_(?:bucket|sum|count)$/, ''))
    const { type, labelNames } = (base ?? {}) as { type?: string; labelNames?: string[] }
    const needsSuffix = type === 'histogram'
    return base && needsSuffix === !plain ? labelNames : undefined
  }

  it('OPS-21: have no empty expression, and each rule has a severity, a summary and a description', () => {
    expect(dashboardExpressions().length).toBeGreaterThan(30)
    expect(alertExpressions().length).toBeGreaterThan(10)
    for (const { where, expr } of expressions)
      expect([where, expr]).toEqual([where, expect.stringMatching(/\w/)])
    for (const rule of read('monitoring/alerts.yaml')
      .split(/^ +- alert: /m)
      .slice(1)) {
      expect(rule).toMatch(/^ {8}labels: \{ severity: (?:page|ticket) \}$/m)
      for (const text of ['summary', 'description']) expect(rule).toMatch(new RegExp(`^ {10}${text}: .`, 'm'))
    }
  })

  it('OPS-21: use only exported metrics and labels', () => {
    const unknown = expressions.flatMap(({ where, expr }) => {
      const names = expr.match(OWN) ?? []
      const missing = names.filter((name) => !labelsOf(name))
      const allLabels = [...COMMON_LABELS, ...names.flatMap((name) => labelsOf(name) ?? [])]
      const selected = [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', selector = '']) =>
        [...selector.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)]
          .map(([, label = '']) => label)
          .filter((label) => ![...COMMON_LABELS, ...(labelsOf(name) ?? [])].includes(label)),
      )
      const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)]
        .flatMap(([, labels = '']) => labels.split(/,\s*/))
        .filter((label) => !allLabels.includes(label))
      return [...missing, ...selected, ...grouped].map((what) => `${where}: ${what}`)
    })
    expect(unknown).toEqual([])
  })

  it('OPS-21: every metric of ours is on the dashboard and in the documentation, and no other is documented', async () => {
    const exported = (await metrics.getMetricsAsJSON())
      .map(({ name }) => name)
      .filter((name) => name.startsWith('bingoboard_'))
    const shown = dashboardExpressions()
      .map(({ expr }) => expr)
      .join(' ')
    expect(exported.filter((name) => !shown.includes(name))).toEqual([])
    const documented = [...read('reference.md').matchAll(/^- `(bingoboard_\w+)`/gm)].map(([, name]) => name)
    expect(documented.toSorted()).toEqual(exported.toSorted())
  })
})
