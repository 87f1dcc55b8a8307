import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ALL_CALL_NAMES } from '#shared/contract/calls.ts'
import { openApiDocument, type OpenApiOperation } from '#server/http/openapi/document.ts'

/** A request and its response, as the server saw them. */
export interface Exchange {
  method: string
  /** The path without the query. */
  path: string
  status: number
  /** The parsed request body; undefined if there is none. */
  sent: unknown
  /** The response body as it was sent. */
  answered: string
  type: string | undefined
}

/** Sign-in at a provider: redirecting pages, not API calls. */
const NAVIGATIONS = /^\/api\/auth\/(?:google|oidc)/i
/** Statuses that can occur before a path is looked up, and for paths of no call. */
const WITHOUT_CALL = new Set([400, 401, 403, 404, 413, 415, 429, 500, 503])
/** Statuses for a body that are possible even if the call takes none. The contract documents them only for calls with a body. */
const OF_ANY_BODY = new Set([413, 415])

interface Known {
  operation: OpenApiOperation
  pointer: string
  pattern: RegExp
  method: string
  path: string
}

const escaped = (part: string) => part.replace(/~/g, '~0').replace(/\//g, '~1')
const HERE = 'shared/contract'

/** Returns a judge that checks a server's responses against its API description. */
export function createJudge(document: object = openApiDocument(ALL_CALL_NAMES, true)) {
  // Without optimization: each worker compiles the schemas, and each schema checks only a few responses.
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } }))
  ajv.addSchema({ $id: 'api', ...document })
  const validators = new Map<string, ValidateFunction>()
  const { paths } = document as { paths: Record<string, Record<string, OpenApiOperation>> }
  const known: Known[] = Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        operation,
        pointer: `#/paths/${escaped(path)}/${method}`,
        pattern: new RegExp(`^${path.replace('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
        method: method.toUpperCase(),
        path,
      })),
    )
    // Literal paths first: `/api/categories/public` is not a category.
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)

  /** Returns what is wrong with a value; undefined if it is valid. */
  function faultOf(pointer: string, value: unknown): string | undefined {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api${pointer}` })
    validators.set(pointer, validate)
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: '' })
  }

  /** Returns the description of a response. */
  function responseOf({ operation, pointer }: Known, status: number) {
    const response = operation.responses[status]
    if (response?.$ref === undefined) return { response, at: `${pointer}/responses/${status}` }
    const name = response.$ref.split('/').at(-1)!
    const { responses } = (document as { components: { responses: Record<string, { content: object }> } })
      .components
    return { response: responses[name], at: response.$ref }
  }

  function callOf({ method, path }: Pick<Exchange, 'method' | 'path'>): Known | undefined {
    const wanted = method === 'HEAD' ? 'GET' : method
    return known.find((one) => one.method === wanted && one.pattern.test(path))
  }

  return {
    /** Returns a name such as `updateCard 409 conflict`; undefined if the exchange is no call. */
    nameOf: (exchange: Exchange): string | undefined => {
      const call = callOf(exchange)
      if (!call) return undefined
      const { status, answered } = exchange
      const { code } = status < 400 || answered === '' ? {} : (JSON.parse(answered) as { code?: string })
      return [call.operation.operationId, status, ...(code === undefined ? [] : [code])].join(' ')
    },

    /** Returns what the contract does not document about an exchange; undefined if everything is documented. */
    complaintAbout: (exchange: Exchange): string | undefined => {
      const { method, path, status, sent, answered, type } = exchange
      const called = `${method} ${path} answered ${status}`
      // Express responds to OPTIONS itself.
      if (NAVIGATIONS.test(path) || method === 'OPTIONS') return undefined
      const call = callOf(exchange)
      if (!call)
        return WITHOUT_CALL.has(status)
          ? undefined
          : `${called}, and ${HERE} has no such call: document it there`
      const name = call.operation.operationId
      const { response, at } = responseOf(call, status)
      if (!response && !call.operation.requestBody && OF_ANY_BODY.has(status)) return undefined
      if (!response)
        return `${called}, a status that ${HERE} doesn't document: add it to \`also\` or \`refusals\` of ${name}. It said: ${answered.slice(0, 300)}`
      if (method === 'HEAD') return undefined
      if (status < 400 && call.operation.requestBody && sent !== undefined) {
        const fault = faultOf(`${call.pointer}/requestBody/content/application~1json/schema`, sent)
        if (fault) return `${called} to a body that the schema of ${name} refuses: ${fault}`
      }
      if (!response.content)
        return answered === '' ? undefined : `${called} with a body, and ${HERE} gives ${name} no \`reply\``
      if (!type?.startsWith('application/json')) return `${called} with ${type}, not with JSON`
      const fault = faultOf(`${at}/content/application~1json/schema`, JSON.parse(answered))
      return (
        fault &&
        `${called} with a body that ${HERE} doesn't describe (${name}): ${fault}. It said: ${answered.slice(0, 300)}`
      )
    },
  }
}
