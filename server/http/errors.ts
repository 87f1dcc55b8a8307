import type { ErrorRequestHandler } from 'express'
import { STATUS_OF, type ErrorBody } from '#shared/errors.ts'
import { AppError, databaseAway } from '../app-error.ts'
import { describeFailure, isPermanent } from '../database/connection-failure.ts'
import { isUnavailable } from '../database/errors.ts'
import type { Logger } from '../log.ts'
import type { RefusalLog } from './refusal-log.ts'
import { sendJson } from './send-json.ts'

export const NOT_UTF8 = 'Send JSON, as UTF-8.'

/** Maps errors that Express and body-parser throw for malformed requests, by status. */
function fromHttpError(status: number): AppError {
  if (status === 413) return new AppError('too-large', 'The request is too large.')
  if (status === 415) return new AppError('unsupported-media-type', NOT_UTF8)
  if (status === 404) return new AppError('not-found', "We couldn't find that.")
  return new AppError('invalid', 'The request is malformed.')
}

/** Returns the refusal that an error stands for; undefined for an unexpected error. */
function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (isUnavailable(error)) return databaseAway(error)
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? fromHttpError(status) : undefined
}

/** Turns errors into JSON. Unexpected ones are logged once, and the response reveals nothing about them. */
export function errorHandler(log: Logger, logRefusal: RefusalLog): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const appError = toAppError(error)
    if (!appError) log.error({ event: 'sys_crash', err: error, requestId: req.id }, 'unexpected error')
    const refusal =
      appError ?? new AppError('internal', 'Something went wrong on our side. Please try again.')
    const { code, message, details } = refusal
    if (code === 'unavailable' && refusal.cause !== undefined) {
      const failure = describeFailure(refusal.cause, 'command')
      if (isPermanent(failure)) log.error({ event: 'database_refused', ...failure, requestId: req.id })
      else log.error({ event: 'sys_unavailable', ...failure, requestId: req.id })
    }
    logRefusal(req, refusal)
    // A session that could not be stored fails after its response was sent: there is nothing left to answer.
    if (res.writableEnded) return
    if (res.headersSent) return next(error)
    if (details.retryAfterSeconds !== undefined) res.set('Retry-After', String(details.retryAfterSeconds))
    if (code === 'unavailable') res.set('Retry-After', '1')
    const body: ErrorBody = {
      message,
      code,
      ...(details.fields && { fields: details.fields }),
      ...details.data,
    }
    sendJson(res.status(STATUS_OF[code]).set('Cache-Control', 'no-store'), body)
  }
}
