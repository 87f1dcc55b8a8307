import { pipeline } from 'node:stream/promises'
import type { Request, Response, Router } from 'express'
import type { z } from 'zod'
import type { Endpoint } from '#shared/api.ts'
import { safeParse } from '#shared/schemas/safe-parse.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError } from '../app-error.ts'
import { requireScope } from './bearer.ts'
import type { Guard, SignedInGuard } from './guards.ts'
import { sendJson } from './send-json.ts'

type ReplyOf<E> = E extends Endpoint<infer S> ? S['reply'] : never
type Sent<E> = ReplyOf<E> | Answer<ReplyOf<E>> | SerializedReply | StreamedReply
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type UserAfter<G extends readonly Guard[]> =
  Extract<G[number], SignedInGuard> extends never ? SelfUser | undefined : SelfUser

interface Options<P, Q, B, G> {
  params?: P
  query?: Q
  body?: B
  /** Run in this order, before anything is parsed. */
  guards?: G
}

/** What a handler gets: parsed input, the user if there is one, and the raw request for headers and the session. */
export interface Call<P, Q, B, U> {
  params: Parsed<P>
  query: Parsed<Q>
  body: Parsed<B>
  user: U
  req: Request
  res: Response
}

/** A reply with another status than the endpoint's. */
export class Answer<T> {
  readonly status: number
  readonly body: T | undefined

  /** @param body left out for an answer without one, such as 304 */
  constructor(status: number, body?: T) {
    this.status = status
    this.body = body
  }
}

/** An answer names the first ones: 500 bad items would make it 30 kB. */
const MAX_FIELDS = 20

/** A reply that is JSON already, shared with other requests. */
export class SerializedReply {
  readonly json: Buffer

  /** @param json in UTF-8, of the endpoint's reply */
  constructor(json: Buffer) {
    this.json = json
  }
}

/** A reply that is too large for memory, made as fast as its reader takes it. */
export class StreamedReply {
  readonly parts: AsyncIterable<string>
  readonly end: () => void

  /**
   * @param parts of the endpoint's reply as JSON. What they throw cuts the answer off, so that its reader knows.
   * @param end called once, when all parts are sent or their reader is gone
   */
  constructor(parts: AsyncIterable<string>, end: () => void) {
    this.parts = parts
    this.end = end
  }
}

async function sendStreamed({ parts, end }: StreamedReply, res: Response): Promise<void> {
  try {
    await pipeline(parts, res)
  } catch (error) {
    const isReaderGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
    if (!isReaderGone) throw error
  } finally {
    end()
  }
}

/** `code: 'invalid'` with the first message of each field; the first of all is the message. */
function invalid(error: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) {
    fields[path.join('.')] ??= message
    if (Object.keys(fields).length === MAX_FIELDS) break
  }
  return new AppError('invalid', error.issues[0]?.message ?? "The request isn't valid.", { fields })
}

function parse<S>(schema: S | undefined, value: unknown): Parsed<S> {
  if (schema === undefined) return undefined as Parsed<S>
  const parsed = safeParse(schema as S & z.ZodType, value)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data as Parsed<S>
}

/**
 * Adds one HTTP call to a router: runs the guards, parses the input with its schemas and sends what the handler returns with
 * the endpoint's status, or with that of an Answer. `errorHandler` turns everything thrown into an answer.
 */
export function route<
  E extends Endpoint,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
  const G extends readonly Guard[] = readonly [],
>(
  router: Router,
  endpoint: E,
  { params, query, body, guards }: Options<P, Q, B, G>,
  handler: (call: Call<P, Q, B, UserAfter<G>>) => Promise<Sent<E>> | Sent<E>,
): void {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
  router[method](endpoint.path, async (req, res) => {
    requireScope(req, endpoint, res)
    for (const guard of guards ?? []) await guard(req)
    // No one reads the answer. Writes go on: their client may have lost its network after it sent them.
    if (req.method === 'GET' && req.socket.destroyed) return
    const reply = await handler({
      params: parse(params, req.params),
      query: parse(query, req.query),
      body: parse(body, req.body),
      user: req.user as UserAfter<G>,
      req,
      res,
    })
    if (reply instanceof SerializedReply) {
      // Not `send`, which would hash megabytes for an ETag that no one can use: the API's answers are not stored.
      res.status(endpoint.status).type('json').set('Content-Length', String(reply.json.byteLength))
      res.end(reply.json)
      return
    }
    if (reply instanceof StreamedReply) {
      res.status(endpoint.status).type('json')
      return sendStreamed(reply, res)
    }
    const { status, body: answer } =
      reply instanceof Answer ? reply : { status: endpoint.status, body: reply as unknown }
    if (answer === undefined) res.status(status).end()
    else sendJson(res, status, answer)
  })
}
