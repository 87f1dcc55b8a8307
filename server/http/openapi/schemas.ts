import { z } from 'zod'
import { NAMED_ANSWERS, NAMED_BODIES } from '#shared/contract/answers.ts'
import type { CallName } from '#shared/api.ts'
import { callOf } from '#shared/contract/calls.ts'
import { descriptionOf } from '#shared/schemas/described-by.ts'
import { refusedOf, type Refused } from './statuses.ts'

/** A JSON Schema (2020-12). */
type JsonSchema = z.core.JSONSchema.BaseSchema

/** Returns `not-signed-in` as the name of a type: `NotSignedIn`. */
export const pascalCase = (code: string) =>
  code.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Returns the name of a schema of a call: `UpdateCardBody`. */
export function schemaName(call: CallName, part: 'Body' | 'Reply'): string {
  return `${call.charAt(0).toUpperCase()}${call.slice(1)}${part}`
}

/** Returns the schema of a refusal's body. */
function refusalSchema({ reasons, carries }: Pick<Refused, 'reasons' | 'carries'>): z.ZodType {
  return z.object({
    message: z.string(),
    code: z.enum(reasons.map(([code]) => code)),
    fields: z.record(z.string(), z.string()).optional(),
    ...carries,
  })
}

/** Returns the name of a refusal's body, which lists its codes and further fields: `ConflictWithCard`. */
export function refusalName({ reasons, carries }: Pick<Refused, 'reasons' | 'carries'>): string {
  const codes = reasons.map(([code]) => pascalCase(code)).join('Or')
  return [codes, ...Object.keys(carries).map(pascalCase)].join('With')
}

/**
 * Adds facts that zod can't see, in the terms of client generators: an enum of whole numbers is of integers, and a
 * format needs no pattern of 400 characters. A schema with a separate description gets its fields, without references.
 */
function refine({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const description = descriptionOf(zodSchema)
  if (description) Object.assign(jsonSchema, inputSchema(description))
  const allowed = jsonSchema.enum ?? [jsonSchema.const]
  if (jsonSchema.type === 'number' && allowed.every(Number.isInteger)) jsonSchema.type = 'integer'
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
}

/** Returns the JSON Schema of what callers send, without references to other schemas. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', override: refine })
  return described
}

type Named = readonly (readonly [name: string, schema: z.ZodType | undefined])[]

/** Converts schemas, which may refer to each other; a schema with several names is described under the first. */
function toJson(named: Named, io: 'input' | 'output', override = refine): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  const aliases: [string, JsonSchema][] = []
  for (const [id, given] of named) {
    if (!given) continue
    // Not left to `refine`: here a description may refer to other schemas.
    const schema = descriptionOf(given) ?? given
    const known = registry.get(schema)
    if (known) aliases.push([id, refTo(known.id)])
    else registry.add(schema, { id })
  }
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => refTo(id).$ref, override })
  const described: Record<string, JsonSchema> = Object.fromEntries(aliases)
  for (const [name, { $schema: _schema, $id: _id, ...schema }] of Object.entries(schemas))
    described[name] = schema
  return described
}

/** Like `refine`, but allows fields that are added later: a client generated from a closed schema would refuse them. */
function refineOpen(context: Parameters<typeof refine>[0]): void {
  refine(context)
  if (context.jsonSchema.additionalProperties === false) delete context.jsonSchema.additionalProperties
}

/**
 * Returns every body of the contract as JSON Schema: those of requests and of responses.
 * @param isClosed whether the schemas of responses refuse further fields
 */
export function contractSchemas(names: readonly CallName[], isClosed: boolean): Record<string, JsonSchema> {
  const bodies = names.map((name) => [schemaName(name, 'Body'), callOf(name).body] as const)
  const replies = names.map((name) => [schemaName(name, 'Reply'), callOf(name).reply] as const)
  const refusals = new Map(
    names.flatMap(refusedOf).map((refused) => [refusalName(refused), refusalSchema(refused)]),
  )
  return {
    ...toJson([...Object.entries(NAMED_BODIES), ...bodies], 'input'),
    ...toJson(
      [...Object.entries(NAMED_ANSWERS), ...replies, ...refusals],
      'output',
      isClosed ? refine : refineOpen,
    ),
  }
}
