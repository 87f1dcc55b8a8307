import type { Server } from 'node:http'
import type { Config } from './config.ts'

/** How many ports after the default are tried. */
const PORTS_TRIED = 100

/**
 * Connections that wait to be accepted: thousands of players come together. Above, a client tries again after
 * 1 to 3 s.
 */
const BACKLOG = 4096

/** Why the server cannot listen: one line that begins with the name of the setting. */
class ListenError extends Error {
  override readonly name = 'ListenError'
}

function listenOn(http: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject)
    http.listen({ port, host, backlog: BACKLOG }, () => {
      http.removeListener('error', reject)
      const address = http.address()
      resolve(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}

/** @param prefix of the settings' names, such as `METRICS_` */
function listenError(error: unknown, port: number, host: string | undefined, prefix = ''): ListenError {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') return new ListenError(`${prefix}PORT ${port} is already in use`)
  if (code === 'EACCES') return new ListenError(`${prefix}PORT ${port} may not be opened by this user`)
  return new ListenError(`${prefix}HOST ${host ?? ''} can't be listened on (${code ?? 'unknown'})`)
}

/**
 * Listens on METRICS_PORT.
 * @returns the port
 */
export async function listenForMetrics(server: Server, { port, host }: { port: number; host: string }) {
  try {
    return await listenOn(server, port, host)
  } catch (error) {
    throw listenError(error, port, host, 'METRICS_')
  }
}

/**
 * Listens on PORT when it is set, else on 3000 or the next free port.
 * @returns the port
 */
export async function listen(http: Server, { port, portIsSet, host }: Config): Promise<number> {
  const last = portIsSet ? port : port + PORTS_TRIED
  for (let candidate = port; ; candidate++) {
    try {
      return await listenOn(http, candidate, host)
    } catch (error) {
      const isBusy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isBusy || candidate >= last) throw listenError(error, candidate, host)
    }
  }
}
