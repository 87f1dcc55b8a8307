import { readSortFields, type Collection, type Index } from './catalogue.ts'
import { checkFields, countField, docField, docsField, flagField, namespaceOf, OK } from './command.ts'
import type { Command, Context, Reply } from './command.ts'
import { unsupported } from './errors.ts'
import { buildIndex } from './index-build.ts'
import { identical, show, type Doc } from './values.ts'

const INDEX_FIELDS = ['key', 'name', 'unique', 'background', 'expireAfterSeconds', 'v']

type IndexSpec = Omit<Index, 'id'>

/** One command at a time: an index that is unfinished when a build begins has been left by an interrupted one. */
function createIndexes(context: Context): Promise<Reply> {
  const { engine } = context
  const ns = namespaceOf(context)
  const specs = docsField(context.body, 'indexes').map(readSpec)
  const build = async () => {
    for (const spec of specs) if (!exists(engine.catalogue.get(ns), spec)) await buildIndex(engine, ns, spec)
    return { ok: OK }
  }
  const built = engine.lastBuild.then(build)
  engine.lastBuild = built.catch(() => undefined)
  return built
}

function readSpec(spec: Doc): IndexSpec {
  checkFields('createIndexes.indexes', spec, INDEX_FIELDS)
  const key = docField(spec, 'key')
  const fields = readSortFields(key)
  const { name, expireAfterSeconds } = spec
  const expires = expireAfterSeconds !== undefined
  if (
    typeof name !== 'string' ||
    fields.length === 0 ||
    (expires && (fields.length > 1 || fields[0]![1] !== 1))
  )
    throw unsupported(`the index ${show(spec)}`)
  return {
    name,
    key,
    fields,
    unique: flagField(spec, 'unique'),
    ...(expires && { expireAfterSeconds: countField(spec, 'expireAfterSeconds') }),
  }
}

/** True for the very same index, unless it is unfinished. One of the same name or key with another definition is refused. */
function exists(collection: Collection | undefined, spec: IndexSpec): boolean {
  const existing = collection?.indexes.find(
    ({ name, key, building }) => !building && (name === spec.name || identical(key, spec.key)),
  )
  if (!existing) return false
  const { name, key, unique, expireAfterSeconds } = existing
  const same = name === spec.name && identical(key, spec.key) && unique === spec.unique
  if (same && expireAfterSeconds === spec.expireAfterSeconds) return true
  throw unsupported(`an index ${spec.name} ${show(spec.key)} beside ${name} ${show(key)}`)
}

export const schemaCommands: Record<string, Command> = {
  createIndexes: { fields: ['indexes'], run: createIndexes },
}
