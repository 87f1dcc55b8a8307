import { basics } from '#messages/basics.ts'
import { profile } from '#messages/profile.ts'
import { endpoints } from '#shared/api.ts'
import { accountHeader, ApiError, NetworkError, translated } from '../../lib/api-client.ts'
import { refreshSession } from '../../lib/session.ts'
import { troubleOf } from '../../lib/way-round.ts'

/** Ends a download that a network swallows. A whole file may take minutes, but not one part of it. */
const TIME_LIMIT_MS = 15_000
/** How a whole file ends. */
const END = '}\n'

/** @throws ApiError, also for the network: a proxy's page has no code */
async function refuse(response: Response): Promise<never> {
  const body: unknown = await response.json().catch(() => undefined)
  const refusal = new ApiError(response.status, body)
  if (refusal.code === undefined) throw troubleOf(new NetworkError(basics.unreachable, { cause: refusal }))
  // Finds the session gone, and leads to the login.
  if (refusal.status === 401) await refreshSession()
  throw await translated(refusal)
}

async function wholeFile(response: Response, stillComing: () => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (;;) {
    stillComing()
    const next = await reader?.read()
    if (!next?.value) break
    parts.push(next.value)
  }
  const file = new Blob(parts, { type: 'application/json' })
  // Across the parts: a network divides them anywhere.
  if ((await file.slice(-END.length).text()) !== END) throw new NetworkError(profile.cutOff)
  return file
}

/**
 * Fetches the file with everything that the server stores of the user. Not by a link: a browser would save a refusal, too.
 * @returns the file, with the name that the server gives it
 * @throws ApiError when the server refuses; NetworkError when it cannot be reached, falls silent, or breaks off
 */
export async function fetchAccountData(): Promise<{ file: Blob; name: string }> {
  const ended = new AbortController()
  let limit: ReturnType<typeof setTimeout> | undefined
  const stillComing = () => {
    clearTimeout(limit)
    limit = setTimeout(() => ended.abort(), TIME_LIMIT_MS)
  }
  let begun = false
  try {
    stillComing()
    const response = await fetch(endpoints.exportAccount.path, {
      credentials: 'same-origin',
      redirect: 'manual',
      headers: accountHeader(),
      signal: ended.signal,
    })
    if (!response.ok) await refuse(response)
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
    // For example a captive portal, which answers 200 to everything.
    if (name === undefined) throw new NetworkError(basics.unreachable)
    begun = true
    return { file: await wholeFile(response, stillComing), name }
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) throw error
    throw new NetworkError(begun ? profile.cutOff : basics.unreachable, { cause: error })
  } finally {
    clearTimeout(limit)
  }
}
