import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How many ports after the default are tried. */
const PORTS_TRIED = 100

/**
 * The most connections that wait to be accepted: thousands of players come together. Beyond them, a client tries again
 * after 1 to 3 s.
 */
const BACKLOG = 4096

interface Place {
  port: number
  /** Left out for all interfaces. */
  host: string | undefined
  /** The prefix of the settings' names: `METRICS_`. */
  prefix?: string
}

/** Says why the server cannot listen, in one line that begins with the name of the setting. */
function listenError(error: unknown, { port, host = '', prefix = '' }: Place): Error {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') return new Error(`${prefix}PORT ${port} is already in use`)
  if (code === 'EACCES') return new Error(`${prefix}PORT ${port} may not be opened by this user`)
  return new Error(`${prefix}HOST ${host} can't be listened on (${code ?? 'unknown'})`)
}

/**
 * Listens on the port; if it isn't set, on the first free one from there on.
 * @returns the port
 */
export async function listen(http: Server, place: Place, portIsSet = true): Promise<number> {
  const { host } = place
  const last = portIsSet ? place.port : place.port + PORTS_TRIED
  for (let { port } = place; ; port++) {
    try {
      http.listen({ port, host, backlog: BACKLOG })
      await once(http, 'listening')
      return (http.address() as AddressInfo).port
    } catch (error) {
      const isBusy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isBusy || port >= last) throw listenError(error, { ...place, port })
    }
  }
}
