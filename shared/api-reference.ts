/** A socket event, as `openapi.json` lists it under `x-socket-events`. */
export interface SocketEvent {
  name: string
  from: 'client' | 'server'
  text: string
  /** JSON Schema. */
  payload: object
  example?: object
}

/** An inline response, or a reference to a shared one. */
export interface OperationResponse {
  $ref?: string
  content?: { 'application/json': { schema: { $ref?: string } } }
}

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: readonly Record<string, readonly string[] | undefined>[]
  parameters: readonly { name: string; in: string; example?: unknown }[]
  requestBody?: { content: { 'application/json': { example?: unknown } } }
  responses: Record<string, OperationResponse>
  'x-limits'?: readonly string[]
}

/** The part of `openapi.json` that the developers' page reads. */
export interface ApiDocument {
  /** The groups, in the order in which they are shown. */
  tags: readonly { name: string }[]
  paths: Record<string, Record<string, Operation>>
  'x-socket-events': readonly SocketEvent[]
  components: { schemas: Record<string, object> }
}

/** An example request. Its token is the placeholder TOKEN. */
export interface ApiRequest {
  method: string
  url: string
  /** The JSON body; undefined if there is none. */
  body?: unknown
  needsToken: boolean
}

/** A call as the developers' page shows it. */
export interface ReferenceCall {
  name: string
  group: string
  method: string
  path: string
  summary: string
  description: string
  /** The scope that a token needs; undefined if no token can make the call. */
  scope: string | undefined
  /** Whether the call works without a session or a token. */
  isPublic: boolean
  /** The example; undefined if scripts cannot make the call. */
  request: ApiRequest | undefined
  /** The call's own error codes, in addition to those that any call may return. */
  codes: readonly string[]
  limits: readonly string[]
}

export interface ApiReference {
  origin: string
  calls: readonly ReferenceCall[]
  events: readonly SocketEvent[]
}

/** The card used in recipes, with the words of one of its squares. */
export const EXAMPLE_CARD = { cardId: 'V1StGXR8_Z', words: 'Who just joined?' }
/** Placeholder for the server's origin in examples. */
export const EXAMPLE_ORIGIN = 'https://bingo.example'

/** Quotes a text as one shell argument. */
const quoteForShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns the URL of a call with its example parameters filled in. */
function exampleUrl(path: string, { parameters }: Operation, origin: string): string {
  const examplesIn = (location: string) =>
    parameters.filter((parameter) => parameter.in === location && parameter.example !== undefined)
  const filled = examplesIn('path').reduce(
    (address, { name, example }) => address.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  )
  const query = examplesIn('query').map(({ name, example }) => {
    const value = String(example).replace(EXAMPLE_ORIGIN, origin)
    return `${name}=${encodeURIComponent(value)}`
  })
  return origin + (query.length > 0 ? `${filled}?${query.join('&')}` : filled)
}

function curlOf({ method, url, body, needsToken }: ApiRequest): string {
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${/[?&]/.test(url) ? quoteForShell(url) : url}`,
    ...(needsToken ? ['  -H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : ["  -H 'Content-Type: application/json'", `  -d ${quoteForShell(JSON.stringify(body))}`]),
  ].join(' \\\n')
}

function javascriptOf({ method, url, body, needsToken }: ApiRequest): string {
  const headers = [
    ...(needsToken ? ['Authorization: `Bearer ${TOKEN}`'] : []),
    ...(body === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(', ')} },`] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${JSON.stringify(body)}),`]),
  ]
  const optionsArgument = options.length > 0 ? `, {\n${options.join('\n')}\n}` : ''
  return `const response = await fetch(${JSON.stringify(url)}${optionsArgument})\nif (!response.ok) throw new Error(await response.text())`
}

/** JSON is valid Python except for three literals outside of strings. */
const PYTHON_NAMES: Record<string, string> = { true: 'True', false: 'False', null: 'None' }
const pythonValue = (value: unknown) =>
  JSON.stringify(value).replace(/"(?:\\.|[^"\\])*"|true|false|null/g, (found) => PYTHON_NAMES[found] ?? found)

function pythonOf({ method, url, body, needsToken }: ApiRequest): string {
  const callArguments = [
    JSON.stringify(url),
    ...(needsToken ? ['headers={"Authorization": f"Bearer {TOKEN}"}'] : []),
    ...(body === undefined ? [] : [`json=${pythonValue(body)}`]),
  ]
  return `response = requests.${method.toLowerCase()}(\n    ${callArguments.join(',\n    ')},\n)\nresponse.raise_for_status()`
}

/** The languages of the examples, each with a function that writes a request. All but curl raise an error if the server refuses. */
export const EXAMPLE_LANGUAGES = { curl: curlOf, JavaScript: javascriptOf, Python: pythonOf }

/** Returns the error codes of a response by following the reference to its body's schema. */
function codesOf({ content }: OperationResponse, { components }: ApiDocument): readonly string[] {
  const name = content?.['application/json'].schema.$ref?.split('/').at(-1) ?? ''
  const { properties } = (components.schemas[name] ?? {}) as { properties?: { code?: { enum: string[] } } }
  return properties?.code?.enum ?? []
}

/**
 * Extracts what the developers' page shows from the API description.
 * @param origin the origin of the server in the examples, `https://bingo.example`
 */
export function referenceOf(document: ApiDocument, origin: string): ApiReference {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([key, operation]): ReferenceCall => {
      const method = key.toUpperCase()
      const { security, responses } = operation
      const scope = security.find(({ token }) => token)?.token?.[0]
      const isPublic = security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0)
      const isForScripts = scope !== undefined || (isPublic && method === 'GET')
      const body = operation.requestBody?.content['application/json'].example
      return {
        name: operation.operationId,
        group: operation.tags[0] ?? '',
        method,
        path,
        summary: operation.summary,
        description: operation.description,
        scope,
        isPublic,
        request: isForScripts
          ? { method, url: exampleUrl(path, operation, origin), body, needsToken: !isPublic }
          : undefined,
        codes: Object.values(responses).flatMap((response) => codesOf(response, document)),
        limits: operation['x-limits'] ?? [],
      }
    }),
  )
  const order = document.tags.map(({ name }) => name)
  calls.sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
  return { origin, calls, events: document['x-socket-events'] }
}
