import type { Request, Response, Router } from 'express'
import type { z } from 'zod'
import type { Endpoint } from '#shared/api.ts'
import type { SelfUser } from '#shared/schemas/user.ts'
import { AppError } from '../app-error.ts'
import type { Guard, SignedInGuard } from './guards.ts'

type ReplyOf<E> = E extends Endpoint<infer S> ? S['reply'] : never
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type UserAfter<G extends readonly Guard[]> =
  Extract<G[number], SignedInGuard> extends never ? SelfUser | undefined : SelfUser

interface Options<P, Q, B, G> {
  params?: P
  query?: Q
  body?: B
  /** In their order, before anything is parsed. */
  guards?: G
}

/** What a handler is given: parsed input, the user where there is one, and the raw request for headers and the session. */
export interface Call<P, Q, B, U> {
  params: Parsed<P>
  query: Parsed<Q>
  body: Parsed<B>
  user: U
  req: Request
  res: Response
}

/** `code: 'invalid'`, with the first message of each field, and the first of all as the message. */
function invalid(error: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message
  return new AppError('invalid', error.issues[0]?.message ?? 'The request is not valid.', { fields })
}

function parse<S>(schema: S | undefined, value: unknown): Parsed<S> {
  if (schema === undefined) return undefined as Parsed<S>
  const parsed = (schema as S & z.ZodType).safeParse(value)
  if (!parsed.success) throw invalid(parsed.error)
  return parsed.data as Parsed<S>
}

/**
 * One call of the HTTP door: guards, then input parsed by its schemas, then the handler, whose reply goes out with the
 * endpoint's status; a handler that has answered by itself (304) replies undefined. Whatever is thrown on the way is turned into an answer by `errorHandler`.
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
  handler: (call: Call<P, Q, B, UserAfter<G>>) => Promise<ReplyOf<E> | undefined> | ReplyOf<E> | undefined,
): void {
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
  router[method](endpoint.path, async (req, res) => {
    for (const guard of guards ?? []) await guard(req)
    const reply = await handler({
      params: parse(params, req.params),
      query: parse(query, req.query),
      body: parse(body, req.body),
      user: req.user as UserAfter<G>,
      req,
      res,
    })
    if (res.headersSent) return
    res.status(endpoint.status)
    if (endpoint.status === 204 || endpoint.status === 202) res.end()
    else res.json(reply)
  })
}
