import { z } from 'zod'
import { NAMED_ANSWERS } from '#shared/contract/answers.ts'
import { calls } from '#shared/contract/calls.ts'
import { descriptionOf } from '#shared/schemas/described-by.ts'
import { CALL_NAMES, refusedOf, type CallName, type Refused } from './statuses.ts'

/** A JSON Schema (2020-12). */
export type JsonSchema = z.core.JSONSchema.BaseSchema

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** The name of a schema of a call: `UpdateCardBody`, `UpdateCard409`. */
export function schemaName(call: CallName, part: 'Params' | 'Query' | 'Body' | 'Reply' | number): string {
  return `${call.charAt(0).toUpperCase()}${call.slice(1)}${part}`
}

/** The body of a refusal. @param codes undefined for any */
export function refusalSchema({ reasons, carries }: Pick<Refused, 'reasons' | 'carries'>): z.ZodType {
  return z.object({
    message: z.string(),
    code: z.enum(reasons.map(([code]) => code)),
    fields: z.record(z.string(), z.string()).optional(),
    ...carries,
  })
}

/** A description in place of what zod can't see. It refers to no other schema. */
function describe({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const description = descriptionOf(zodSchema)
  if (!description) return
  const { $schema: _, ...described } = z.toJSONSchema(description, { io: 'input' })
  Object.assign(jsonSchema, described)
}

type Named = readonly (readonly [name: string, schema: z.ZodType | undefined])[]

/** By name, with references to each other; a schema with several names is described under the first. */
function toJson(named: Named, io: 'input' | 'output'): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  const aliases: [string, JsonSchema][] = []
  for (const [id, schema] of named) {
    if (!schema) continue
    const known = registry.get(schema)
    if (known) aliases.push([id, refTo(known.id)])
    else registry.add(schema, { id })
  }
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => refTo(id).$ref, override: describe })
  const described: Record<string, JsonSchema> = Object.fromEntries(aliases)
  for (const [name, { $schema: _schema, $id: _id, ...schema }] of Object.entries(schemas))
    described[name] = schema
  return described
}

/**
 * Every schema of the contract as JSON Schema, made by zod: what callers send, and what the server answers. Those of answers allow
 * no further fields.
 */
export function contractSchemas(): Record<string, JsonSchema> {
  const sent = CALL_NAMES.flatMap((name): Named => {
    const { params, query, body } = calls[name]
    return [
      [schemaName(name, 'Params'), params],
      [schemaName(name, 'Query'), query],
      [schemaName(name, 'Body'), body],
    ]
  })
  const answered = CALL_NAMES.flatMap((name): Named => [
    [schemaName(name, 'Reply'), calls[name].reply],
    ...refusedOf(name).map((refused) => [schemaName(name, refused.status), refusalSchema(refused)] as const),
  ])
  return {
    ...toJson(sent, 'input'),
    ...toJson([...Object.entries(NAMED_ANSWERS), ...answered], 'output'),
  }
}
