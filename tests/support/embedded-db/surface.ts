import { readFileSync } from 'node:fs'
import type { Context } from '#server/embedded-db/command.ts'

interface Surface {
  /** The fields that each command may have, including those of its statements, index specifications and stages. */
  commands: Map<string, Set<string>>
  queryOperators: Set<string>
  updateOperators: Set<string>
}

const PAGE = new URL('../../../docs/database-surface.md', import.meta.url)
const COMMON_FIELDS = ['$db', 'lsid', '$readPreference', 'writeConcern']

const ticked = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, token]) => token!)

function readSurface(): Surface {
  const page = readFileSync(PAGE, 'utf8')
  const section = (title: string) => page.split(`\n## ${title}\n`)[1]!.split('\n## ')[0]!
  const rows = section('Commands')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return {
    commands: new Map(rows.map(([, name, fields]) => [ticked(name!)[0]!, new Set(ticked(fields!))])),
    queryOperators: new Set(ticked(section('Query operators'))),
    updateOperators: new Set(ticked(section('Update operators'))),
  }
}

const objects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []

/** Returns the filters of a command's look-ups, in the order in which they are planned. */
function filtersOf(body: Context['body']): object[] {
  const filters = [
    body.filter,
    body.query,
    ...objects(body.updates).map(({ q }) => q),
    ...objects(body.deletes).map(({ q }) => q),
    ...objects(body.pipeline).map(({ $match }) => $match),
  ]
  return filters.filter((filter): filter is object => typeof filter === 'object' && filter !== null)
}

/** Returns what a command uses: `command`, `command.field`, `query $operator`, `update $operator`. */
function usedBy({ name, body }: Context): Set<string> {
  const used = new Set([name])
  const field = (of: string) => used.add(`${name}.${of}`)
  for (const key of Object.keys(body)) if (key !== name && !COMMON_FIELDS.includes(key)) field(key)
  for (const list of [body.updates, body.deletes, body.indexes, body.pipeline]) {
    for (const item of objects(list))
      Object.keys(item)
        .filter((key) => key !== 'v')
        .forEach(field)
  }
  if (typeof body.cursor === 'object') Object.keys(body.cursor as object).forEach(field)
  for (const filter of filtersOf(body))
    queryOperators(filter).forEach((operator) => used.add(`query ${operator}`))
  for (const update of [body.update, ...objects(body.updates).map(({ u }) => u)]) {
    if (typeof update !== 'object' || update === null) continue
    for (const key of Object.keys(update)) if (key.startsWith('$')) used.add(`update ${key}`)
  }
  return used
}

function queryOperators(filter: unknown): string[] {
  if (typeof filter !== 'object' || filter === null) return []
  return Object.entries(filter).flatMap(([name, condition]) => {
    if (name === '$or') return [name, ...(condition as unknown[]).flatMap(queryOperators)]
    if (name.startsWith('$')) return [name]
    if (typeof condition !== 'object' || condition === null || '_bsontype' in condition) return []
    return Object.keys(condition).filter((key) => key.startsWith('$'))
  })
}

/** Returns everything that the page lists, in the form of `usedBy`. */
function listed({ commands, queryOperators: query, updateOperators: update }: Surface): Set<string> {
  const all = [...commands].flatMap(([name, fields]) => [
    name,
    ...[...fields].map((field) => `${name}.${field}`),
  ])
  return new Set([
    ...all,
    ...[...query].map((name) => `query ${name}`),
    ...[...update].map((name) => `update ${name}`),
  ])
}

/** Returns each look-up with a condition, such as `find users {email}`, and the index that it uses, or `COLLSCAN`. */
function lookUpsOf({ name, body, plans }: Context): [lookUp: string, plan: string][] {
  return filtersOf(body).flatMap((filter, i) => {
    const plan = plans[i]
    if (plan === undefined || Object.keys(filter).length === 0) return []
    return [[`${name} ${body[name] as string} {${Object.keys(filter).sort().join(' ')}}`, plan]]
  })
}

/**
 * Records the commands of an application under test: pass `record` to `startEmbeddedDb`, and expect `violations()` to
 * be empty at the end. A violation is something that the page does not list, or a look-up that read a whole collection.
 */
export function watchSurface() {
  const allowed = listed(readSurface())
  const used = new Set<string>()
  const lookUps = new Map<string, Set<string>>()
  return {
    /** The plans that each look-up used. */
    lookUps,
    record: (command: Context) => {
      for (const token of usedBy(command)) used.add(token)
      for (const [lookUp, plan] of lookUpsOf(command))
        lookUps.set(lookUp, (lookUps.get(lookUp) ?? new Set()).add(plan))
    },
    violations: () => [
      ...[...used]
        .filter((token) => !allowed.has(token))
        .map((token) => `not in docs/database-surface.md: ${token}`),
      ...[...lookUps]
        .filter(([, plans]) => plans.has('COLLSCAN'))
        .map(([lookUp]) => `reads everything: ${lookUp}`),
    ],
    // The driver's greeting has more fields with other kinds of servers, and with options that this application lacks.
    /** Returns what the page lists but was never sent. */
    unsent: () => [...allowed].filter((token) => !used.has(token) && !token.startsWith('hello.')),
  }
}
