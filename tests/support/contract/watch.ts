import { appendFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { inject } from 'vitest'
import { SEEN_ANSWERS } from '../run-folder.ts'
import { createJudge, type Exchange } from './judge.ts'

/** Longer responses, such as exports of large accounts, are not checked. */
const LONGEST = 1_000_000

let judge: ReturnType<typeof createJudge> | undefined
let complaints: string[] = []
const seen = new Set<string>()

/** Returns what the contract does not document about the responses since the last call. */
export function takeComplaints(): string[] {
  const taken = complaints
  complaints = []
  return taken
}

function judgeExchange(exchange: Exchange): void {
  judge ??= createJudge()
  const complaint = judge.complaintAbout(exchange)
  if (complaint) complaints.push(complaint)
  const name = judge.nameOf(exchange)
  if (name === undefined || seen.has(name)) return
  seen.add(name)
  appendFileSync(join(inject('runFolder'), SEEN_ANSWERS), `${name}\n`)
}

function watchResponse(
  req: IncomingMessage & { originalUrl?: string; body?: unknown },
  res: ServerResponse,
): void {
  const parts: Buffer[] = []
  let length = 0
  const keep = (chunk: unknown) => {
    if (typeof chunk !== 'string' && !Buffer.isBuffer(chunk)) return
    length += chunk.length
    if (length <= LONGEST) parts.push(Buffer.from(chunk as string))
  }
  for (const method of ['write', 'end'] as const) {
    const real = res[method].bind(res) as (...args: unknown[]) => never
    res[method] = ((...args: unknown[]) => {
      keep(args[0])
      return real(...args)
    }) as never
  }
  res.once('finish', () => {
    if (length > LONGEST) return
    judgeExchange({
      method: req.method ?? '',
      path: (req.originalUrl ?? req.url ?? '').split('?')[0]!,
      status: res.statusCode,
      sent: req.body,
      answered: Buffer.concat(parts).toString(),
      type: res.getHeader('Content-Type') as string | undefined,
    })
  })
}

/** Checks every API response of a server against its description. `tests/support/server-setup.ts` fails the test that got an undocumented one. */
export function watchAnswers(http: Server): void {
  http.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    if (/^\/api(?:\/|$|\?)/i.test(req.url ?? '')) watchResponse(req, res)
  })
}
