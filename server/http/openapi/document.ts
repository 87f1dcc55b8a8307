import type { z } from 'zod'
import type { CallName } from '#shared/api.ts'
import type { OperationResponse } from '#shared/api-reference.ts'
import { CALL_NAMES, callOf, CALL_GROUPS } from '#shared/contract/calls.ts'
import { LIMITS, TOKEN_LIMIT } from '#shared/contract/rates.ts'
import { socketEvents } from '#shared/contract/socket.ts'
import { STATUS_OF, type ErrorCode } from '#shared/errors.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { contractSchemas, inputSchema, pascalCase, refTo, refusalName, schemaName } from './schemas.ts'
import { ALWAYS, alwaysOf, refusedOf } from './statuses.ts'

const JSON_TYPE = 'application/json'
const ETAG = { ETag: { description: 'Of this answer, for conditions.', schema: { type: 'string' } } }
const RETRY_AFTER = { 'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } } }
const CONDITION_WORDS = {
  'If-Match': 'Change it only if its ETag is one of these.',
  'If-None-Match': 'Answer 304 if its ETag is one of these.',
}

const DESCRIPTION = `Everything that the pages of ${PRODUCT_NAME} do, and what scripts may do with an access token.

JSON in UTF-8, at most 32 kB. Times are ISO 8601 in UTC. Every refusal has a \`code\`. Lengths are counted in code points after trimming.
Scripts send \`Authorization: Bearer bb_…\`; a token is made in Profile. They run outside of browsers, which let no page of another site read an answer or follow a card. Pages have a session cookie, and their calls must come from our own origin. A call that changes something may name the account that it is made for, \`X-User: id\`: the session of another one is refused.
Where a network refuses PATCH or DELETE, send POST with the method in \`X-HTTP-Method-Override\`: it is the same call in every other respect.
A token has limits of its own: ${TOKEN_LIMIT}.
Changes of cards are pushed by Socket.IO, over WebSocket only: \`x-socket-events\` lists its events.

We may add calls, fields, codes and events at any time: ignore what you don't know. We remove nothing, and change no meaning, without another major version here and a year's notice in the changelog.`

/** Converts a path of Express to OpenAPI's form. */
const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

function json(schema: object, example?: unknown) {
  return { [JSON_TYPE]: { schema, ...(example !== undefined && { example }) } }
}

const UNKNOWN_FIELDS = "We ignore fields that we don't know."

type Schemas = ReturnType<typeof contractSchemas>

/** Returns a reference to a schema, or to the schema that it equals. */
const refIn = (schemas: Schemas, name: string) =>
  schemas[name]?.$ref === undefined ? refTo(name) : schemas[name]

/** @param schema its fields are parameters */
function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined, example: object = {}) {
  if (!schema) return []
  const examples = new Map(Object.entries(example))
  const { properties, required } = inputSchema(schema)
  return Object.entries(properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: required?.includes(name) ?? false,
    schema: field,
    ...(examples.has(name) && { example: examples.get(name) as unknown }),
  }))
}

const groupOf = (name: CallName) =>
  Object.entries(CALL_GROUPS).find(([, calls]) => name in calls)?.[0] ?? 'Internal'

function securityOf(name: CallName) {
  const { scope, auth } = callOf(name)
  return [
    ...(auth === 'session' ? [] : [{}]),
    ...(auth === 'none' ? [] : [{ session: [] }]),
    ...(scope === undefined ? [] : [{ token: [scope] }]),
  ]
}

function successesOf(name: CallName, schemas: Schemas) {
  const { status, reply, otherStatuses = {}, hasEtag } = callOf(name)
  const success = (statusOf: number, description: string) => ({
    description,
    ...(hasEtag && { headers: ETAG }),
    ...(reply && statusOf !== 304 && { content: json(refIn(schemas, schemaName(name, 'Reply'))) }),
  })
  return Object.fromEntries([
    [status, success(status, 'Done.')],
    ...Object.entries(otherStatuses).map(([other, when]) => [other, success(Number(other), when)]),
  ]) as Record<string, object>
}

function operationOf(name: CallName, schemas: Schemas) {
  const { summary, description, params, query, body, limits, conditions = [], example } = callOf(name)
  const refused = refusedOf(name).map((refused) => [
    refused.status,
    {
      description: refused.reasons.map(([code, when]) => `\`${code}\`: ${when}`).join('\n\n'),
      content: json(refTo(refusalName(refused))),
    },
  ])
  const always = Object.keys(alwaysOf(name)).map((code) => [
    STATUS_OF[code as ErrorCode],
    { $ref: `#/components/responses/${pascalCase(code)}` },
  ])
  return {
    operationId: name,
    tags: [groupOf(name)],
    summary,
    description: [description, body && UNKNOWN_FIELDS].filter(Boolean).join(' '),
    security: securityOf(name),
    parameters: [
      ...parametersIn('path', params, example.params),
      ...parametersIn('query', query, example.query),
      ...conditions.map((header) => ({
        name: header,
        in: 'header',
        description: CONDITION_WORDS[header],
        schema: { type: 'string' },
      })),
    ],
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: json(refIn(schemas, schemaName(name, 'Body')), example.body),
      },
    }),
    responses: {
      ...successesOf(name, schemas),
      ...Object.fromEntries([...refused, ...always]),
    } as Record<string, OperationResponse>,
    ...(limits.length > 0 && { 'x-limits': limits.map((limit) => LIMITS[limit]) }),
  }
}

export type OpenApiOperation = ReturnType<typeof operationOf>
/**
 * Describes the API by OpenAPI 3.1, from the contract. This takes some 100 ms, so it is done on the first request.
 * @param names of the calls; tests include the internal ones
 * @param isClosed for tests, which find undescribed fields in responses. Clients must expect new fields.
 */
export function openApiDocument(names: readonly CallName[] = CALL_NAMES, isClosed = false) {
  const schemas = contractSchemas(names, isClosed)
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const name of names) {
    const { method, path } = callOf(name)
    const at = (paths[openApiPath(path)] ??= {})
    at[method.toLowerCase()] = operationOf(name, schemas)
  }
  // Equal schemas are described under the name of the first.
  const described = Object.entries(schemas).filter(([, { $ref }]) => $ref === undefined)
  return {
    openapi: '3.1.0' as const,
    info: { title: `${PRODUCT_NAME} API`, version: '1', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: Object.keys(CALL_GROUPS).map((name) => ({ name })),
    paths,
    'x-socket-events': socketEvents(),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A personal access token, made in Profile.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sid',
          description: 'The session of a browser. Under https its name is `__Host-sid`.',
        },
      },
      responses: Object.fromEntries(
        Object.entries(ALWAYS).map(([code, when]) => [
          pascalCase(code),
          {
            description: `\`${code}\`: ${when}`,
            ...(when.includes('Retry-After') && { headers: RETRY_AFTER }),
            content: json({ ...refTo('Refusal') }),
          },
        ]),
      ),
      schemas: {
        Refusal: {
          type: 'object',
          properties: {
            message: { type: 'string' },
            code: { type: 'string', enum: Object.keys(ALWAYS) },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
          },
          required: ['message', 'code'],
        },
        ...Object.fromEntries(described),
      } as Record<string, object>,
    },
  }
}
