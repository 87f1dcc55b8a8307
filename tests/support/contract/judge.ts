import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ALL_CALL_NAMES } from '#shared/contract/calls.ts'
import { openApiDocument, type OpenApiOperation } from '#server/http/openapi/document.ts'

/** One exchange, as the server saw it. */
export interface Exchange {
  method: string
  /** Without a query. */
  path: string
  status: number
  /** Parsed. Undefined without one. */
  sent: unknown
  /** As it went out. */
  answered: string
  type: string | undefined
}

/** Sign-in at a provider: pages that redirect, not calls. */
const NAVIGATIONS = /^\/api\/auth\/(?:google|oidc)/i
/** What can happen before a path is looked up, and for one that no call has. */
const WITHOUT_CALL = new Set([400, 401, 403, 404, 413, 415, 429, 500, 503])
/** Answered to a body, also where the call takes none: the contract tells only those who may send one. */
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

/** Judges what a server answers by its own description. */
export function createJudge(document: object = openApiDocument(ALL_CALL_NAMES, true)) {
  // Code that is not made smaller: a schema judges a few answers, and is compiled in each worker.
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
    // `/api/categories/public` is no category.
    .sort((one, other) => one.path.split('{').length - other.path.split('{').length)

  /** What is wrong with a value; undefined if nothing is. */
  function faultOf(pointer: string, value: unknown): string | undefined {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `api${pointer}` })
    validators.set(pointer, validate)
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: '' })
  }

  /** Where a response is described. */
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
    /** `updateCard 409 conflict`; undefined for what is no call. */
    nameOf: (exchange: Exchange): string | undefined => {
      const call = callOf(exchange)
      if (!call) return undefined
      const { status, answered } = exchange
      const { code } = status < 400 || answered === '' ? {} : (JSON.parse(answered) as { code?: string })
      return [call.operation.operationId, status, ...(code === undefined ? [] : [code])].join(' ')
    },

    /** What the contract doesn't say of an exchange; undefined if it says all. */
    complaintAbout: (exchange: Exchange): string | undefined => {
      const { method, path, status, sent, answered, type } = exchange
      const called = `${method} ${path} answered ${status}`
      // Express answers OPTIONS itself.
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
