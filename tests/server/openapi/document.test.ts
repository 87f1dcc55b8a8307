import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '#server/http/openapi/document.ts'
import { useApp } from '#tests/support/app.ts'
import { newVisitor, registeredVisitor } from '#tests/support/visitor.ts'
import { endpoints, type CallName } from '#shared/api.ts'
import { callOf, CALL_NAMES } from '#shared/contract/calls.ts'

const app = useApp()

const PATH = '/api/openapi.json'

describe('GET /api/openapi.json', () => {
  it('API-10: is OpenAPI 3.1 by its own schema', async () => {
    const { status, body } = await newVisitor(app.url).get(PATH)
    expect(status).toBe(200)
    const validator = new Validator()
    expect(await validator.validate(body as Record<string, unknown>)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('API-10: has every call of the contract by method and path, and nothing else', () => {
    const { paths } = openApiDocument()
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
    )
    const contract = CALL_NAMES.map((name) => [name, endpoints[name]] as const).map(
      ([name, { method, path }]) => `${name}: ${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    expect(described.sort()).toEqual(contract.sort())
  })

  it('API-10: says for each call what a caller needs', () => {
    const { paths, components } = openApiDocument()
    const change = paths['/api/cards/{cardId}']!.patch!
    expect(change.security).toEqual([{ session: [] }, { token: ['cards:write'] }])
    expect(change.parameters.map(({ name }) => name)).toEqual(['cardId', 'If-Match'])
    expect(change['x-limits']).toHaveLength(1)
    expect(Object.keys(change.responses).map(Number)).toEqual([
      200, 400, 401, 403, 404, 409, 410, 412, 413, 415, 429, 500, 503,
    ])
    const { properties } = components.schemas.UpdateCardBody as {
      properties: Record<string, object>
    }
    expect(properties.title).toEqual({ type: 'string', maxLength: 100 })
    expect(JSON.stringify(properties.cells)).toContain('"anyOf":[{"minItems"')
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(['title', 'cells', 'gridSize', 'hasFreeSpace', 'newRound', 'opId', 'was']),
    )
  })

  it('API-10: states the bounds of numbers in the form that a generator for Go reads', () => {
    // ogen 1.25 expects the boolean `exclusiveMinimum` of OpenAPI 3.0, and generates no client at all.
    expect(JSON.stringify(openApiDocument())).not.toMatch(/"exclusiveM(?:in|ax)imum"/)
  })

  it('API-10: says for each call with a body that unknown fields are ignored, and they are', () => {
    const { paths } = openApiDocument()
    for (const name of CALL_NAMES) {
      const { body, example } = callOf(name)
      const { method, path } = endpoints[name]
      const { description } = paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!
      const says = description.includes("We ignore fields that we don't know.")
      expect([name, says]).toEqual([name, body !== undefined])
      if (body && typeof example.body === 'object' && example.body !== null)
        expect([name, JSON.stringify(body.parse({ ...example.body, unheardOf: 1 }))]).toEqual([
          name,
          JSON.stringify(body.parse(example.body)),
        ])
    }
  })

  const ajv = addFormats.default(new Ajv2020({ strict: false }))
  beforeAll(() => void ajv.addSchema({ $id: 'api', ...openApiDocument() }))
  it('API-10: allows new fields in the responses of later versions', async () => {
    const { visitor } = await registeredVisitor(app.url)
    const { cardId } = await visitor.makeCard({ title: 'Stand-up' })
    const withNews = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(withNews)
      if (typeof value !== 'object' || value === null) return value
      return {
        ...Object.fromEntries(Object.entries(value).map(([key, of]) => [key, withNews(of)])),
        isNew: true,
      }
    }
    for (const [path, at, status] of [
      ['/api/user', '/api/user', 200],
      ['/api/config', '/api/config', 200],
      ['/api/my-cards', '/api/my-cards', 200],
      [`/api/cards/${cardId}`, '/api/cards/{cardId}', 200],
      ['/api/cards/V1StGXR8_Z', '/api/cards/{cardId}', 404],
    ] as const) {
      const { body } = await visitor.get(path)
      const response = `${at.replaceAll('/', '~1').replace(/\{(\w+)\}/g, '%7B$1%7D')}/get/responses/${status}`
      const isDescribed = ajv.compile({ $ref: `api#/paths/${response}/content/application~1json/schema` })
      expect([path, isDescribed(withNews(body)), isDescribed.errors]).toEqual([path, true, null])
    }
  })

  const REPORT = { reason: 'spam', text: 'An advertisement', isTrue: true }
  const [about, other] = [{ cardId: 'V1StGXR8_Z' }, { categoryId: 'V1StGXR8_Z' }]
  it.each<[string, CallName, object, object]>([
    ['an empty email', 'requestInvitation', { email: '' }, { email: 'ann@example.com' }],
    ['no address', 'login', { email: 'ann', password: 'a' }, { email: 'ann@example.com', password: 'a' }],
    ['an empty report', 'createReport', { ...REPORT, ...about, text: '' }, { ...REPORT, ...about }],
    ['a report of nothing', 'createReport', REPORT, { ...REPORT, ...other }],
    ['a report of two things', 'createReport', { ...REPORT, ...about, ...other }, { ...REPORT, ...about }],
    ['an empty name', 'createToken', { name: '', scope: 'cards:read' }, { name: 'Bot', scope: 'cards:read' }],
    ['an empty call', 'updateCard', { call: '' }, { call: 'Echo' }],
    ['an empty word', 'updateCard', { extra: ['a', ''] }, { extra: ['a'] }],
    ['a short name', 'createCategory', { name: 'ab' }, { name: 'abc' }],
    ['a short item', 'updateItem', { content: 'a' }, { content: 'ab' }],
  ])('API-10: describes a body as invalid that is refused for %s', (_what, name, bad, good) => {
    const { method, path } = endpoints[name]
    const at = `~1${path
      .slice(1)
      .replaceAll('/', '~1')
      .replace(/:(\w+)/g, '%7B$1%7D')}/${method.toLowerCase()}`
    const $ref = `api#/paths/${at}/requestBody/content/application~1json/schema`
    const isDescribed = ajv.compile({ $ref })
    for (const [body, isRight] of [
      [bad, false],
      [good, true],
    ] as const)
      expect([isDescribed(body), callOf(name).body!.safeParse(body).success]).toEqual([isRight, isRight])
  })

  it('API-10: lists the same methods for each path as OPTIONS', async () => {
    const guest = newVisitor(app.url)
    for (const [path, operations] of Object.entries(openApiDocument().paths)) {
      const methods = Object.keys(operations).map((method) => method.toUpperCase())
      const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort().join(', ')
      const { status, headers } = await guest.send('OPTIONS', path.replace(/\{\w+\}/g, 'V1StGXR8_Z'))
      expect([path, status, headers.allow]).toEqual([path, 200, allowed])
    }
  })

  it('API-10: is created once, and 304 for a client who has it', async () => {
    const guest = newVisitor(app.url)
    const { headers, body } = await guest.get(PATH)
    expect(headers['cache-control']).toBe('public, no-cache')
    const again = await guest.get(PATH, { 'if-none-match': headers.etag! })
    expect([again.status, again.body]).toEqual([304, undefined])
    const other = await guest.get(PATH, { 'if-none-match': '"another"' })
    expect([other.status, other.headers.etag]).toEqual([200, headers.etag])
    expect(other.body).toEqual(body)
  })
})
