import { basics } from '#messages/basics.ts'
import { profile } from '#messages/profile.ts'
import { endpoints } from '#shared/api.ts'
import { accountHeader, ApiError, NetworkError, translated } from '../../lib/api-client.ts'
import { refreshSession } from '../../lib/session.ts'
import { troubleOf } from '../../lib/way-round.ts'

/** The timeout for each part of a download, in case packets are dropped. A whole file may take minutes. */
const TIME_LIMIT_MS = 15_000
/** The last characters of a complete file. */
const END = '}\n'

/** @throws ApiError; NetworkError if the response has no error code, like a proxy's page */
async function refuse(response: Response): Promise<never> {
  const body: unknown = await response.json().catch(() => undefined)
  const refusal = new ApiError(response.status, body)
  if (refusal.code === undefined) throw troubleOf(new NetworkError(basics.unreachable, { cause: refusal }))
  // Detects that the session has ended, which opens the sign-in screen.
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
  // Checked on the whole file, as the network may split it anywhere.
  if ((await file.slice(-END.length).text()) !== END) throw new NetworkError(profile.cutOff)
  return file
}

/**
 * Fetches the file with everything that the server stores about the user. Not as a link, because a browser would save
 * an error response as the file.
 * @returns the file, with the name that the server gives it
 * @throws ApiError if the server refuses; NetworkError if it cannot be reached, times out, or the connection breaks
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
    // For example a captive portal, which responds with 200 to everything.
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
