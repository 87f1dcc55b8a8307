import type { Logger } from '../log.ts'
import { isUnavailableCode } from './errors.ts'

/** Names the step of the start that an error belongs to. */
export class StepError extends Error {
  override readonly name = 'StepError'
  readonly step: string

  constructor(step: string, cause: unknown) {
    super(`Failed: ${step}`, { cause })
    this.step = step
  }
}

/** Runs a step of the start. A failure is logged with the step's name. @throws StepError */
export async function runStep<T>(step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new StepError(step, error)
  }
}

/** Why the database can't be used, without the driver's messages: they contain the URI with its password. */
interface ConnectionFailure {
  /** `connect`, the index that can't be created, why the data is too new, or `command` for a request. */
  step: string
  /** The error's class. */
  kind: string
  /** MongoDB's code and its name. */
  code?: number
  codeName?: string
  /** The code of the network, of DNS or of TLS, such as ECONNREFUSED. */
  cause?: string
}

/**
 * MongoDB's codes of errors that a person must correct: bad value, missing rights, wrong credentials, unknown command,
 * index that can't be created, invalid options, invalid name, conflicts with an existing index, Atlas's refusals,
 * duplicates under a unique index, what FerretDB 1 lacks; 115 is the embedded database's.
 */
const PERMANENT_CODES = new Set([2, 9, 13, 18, 59, 67, 72, 73, 85, 86, 115, 238, 8000, 11_000])
/** Errors of the driver for a URI that it can't use and for a server that is too old, and ours for data of a newer version. */
const PERMANENT_KINDS = new Set([
  'MongoParseError',
  'MongoAPIError',
  'MongoInvalidArgumentError',
  'MongoMissingCredentialsError',
  'MongoMissingDependencyError',
  'MongoCompatibilityError',
  'NewerDataError',
])
/** Node's codes of certificates that are not trusted, and of a server that does not speak TLS. */
const PERMANENT_CAUSE = /CERT|SIGNATURE|SELF_SIGNED|ERR_SSL|ERR_TLS/

/** Yields an error and its causes, outermost first, with the driver's errors of each server. */
function* errorChain(error: unknown, depth = 0): Generator<Record<string, unknown>> {
  if (typeof error !== 'object' || error === null || depth > 8) return
  const link = error as Record<string, unknown>
  yield link
  for (const next of [link.cause, link.reason, link.error]) yield* errorChain(next, depth + 1)
  if (link.servers instanceof Map)
    for (const server of link.servers.values()) yield* errorChain(server, depth + 1)
}

/**
 * Returns the part of an error that may be logged, without the URI.
 * @param defaultStep the step of an error that names none
 */
export function describeFailure(error: unknown, defaultStep = 'connect'): ConnectionFailure {
  const step = error instanceof StepError ? error.step : defaultStep
  const chain = [...errorChain(error instanceof StepError ? error.cause : error)]
  const refusal = chain.find(({ code }) => typeof code === 'number')
  const root = chain.find(({ code }) => typeof code === 'string')
  return {
    step,
    kind: typeof chain[0]?.name === 'string' ? chain[0].name : typeof error,
    ...(refusal && { code: refusal.code as number }),
    ...(typeof refusal?.codeName === 'string' && { codeName: refusal.codeName }),
    ...(root && { cause: root.code as string }),
  }
}

/** Whether a failure lasts until a person changes the configuration or the database. */
export function isPermanent({ step, kind, code, cause }: ConnectionFailure): boolean {
  return (
    PERMANENT_KINDS.has(kind) ||
    (code !== undefined &&
      (PERMANENT_CODES.has(code) || (step.startsWith('index ') && !isUnavailableCode(code)))) ||
    (cause !== undefined && PERMANENT_CAUSE.test(cause))
  )
}

/** Logs why the database can't be used: when the reason changes, and again after `repeatMs`. */
export function createFailureLog(log: Logger, repeatMs: number): (error: unknown) => void {
  let loggedReason = ''
  let loggedAtMs = -Infinity
  return (error) => {
    const failure = describeFailure(error)
    const reason = JSON.stringify(failure)
    if (reason === loggedReason && performance.now() - loggedAtMs < repeatMs) return
    loggedReason = reason
    loggedAtMs = performance.now()
    const what = failure.kind === 'MongoParseError' ? 'an option or a value in MONGODB_URI' : 'this'
    if (isPermanent(failure))
      log.error(
        { event: 'database_refused', ...failure },
        `database can't be used until ${what} is corrected`,
      )
    else log.warn({ event: 'database_down', ...failure }, 'database away, trying again')
  }
}
