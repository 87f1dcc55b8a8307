import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import { endAfterTests } from './left-running.ts'

const CONFIG_FOLDER = 'deploy/nginx'
/** The second path is Debian's, which is only in root's PATH. */
const CANDIDATES = ['nginx', '/usr/sbin/nginx']
/** Before this version, HTTP/2 is a parameter of `listen`, and `http2 on` is refused. */
const FIRST_WITH_HTTP2_ON = [1, 25, 1]

const APP_2 = 'app-2:3000'
const LINE_OF_APP_2 = /^( *server )app-2:3000(.*)$/m

interface Program {
  path: string
  version: number[]
}

function installed(): Program | undefined {
  for (const path of CANDIDATES) {
    // nginx prints its version on stderr.
    const said = spawnSync(path, ['-v'], { encoding: 'utf8' }).stderr
    const version = /nginx\/(\d+)\.(\d+)\.(\d+)/
      .exec(said ?? '')
      ?.slice(1)
      .map(Number)
    if (version) return { path, version }
  }
  return undefined
}

/** The nginx of this machine; undefined if there is none. */
export const NGINX = installed()
export const HAS_OPENSSL = spawnSync('openssl', ['version']).status === 0

function isBefore(version: number[], other: number[]): boolean {
  const at = version.findIndex((part, index) => part !== other[index])
  return at >= 0 && (version[at] ?? 0) < (other[at] ?? 0)
}

/** Creates a key and a certificate for localhost, as `privkey.pem` and `fullchain.pem`. */
export function writeCertificate(folder: string): void {
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
}

/**
 * Starts this machine's nginx with the files of deploy/nginx, in which only the names of servers, ports and folders are
 * replaced.
 * @param apps `HOST:PORT` of app-1, app-2 and so on; each further one gets a line like that of app-2
 */
export async function startNginx(
  config: 'http.conf' | 'https.conf',
  [app1, ...others]: [string, string, ...string[]],
) {
  if (!NGINX) throw new Error('nginx is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'bingoboard-nginx-'))
  for (const name of ['tmp', 'tls', 'acme/.well-known/acme-challenge'])
    await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'acme/.well-known/acme-challenge/a-token'), 'the answer')
  const secure = config === 'https.conf'
  if (secure) writeCertificate(join(folder, 'tls'))
  const httpPort = await freePort()
  const httpsPort = await freePort()
  const replaced: [string, string][] = [
    // Replaced first, because the folder of a test is below /tmp too.
    ['/tmp/', `${folder}/tmp/`],
    ['/etc/nginx/bingoboard/', `${folder}/`],
    ['server app-1:3000', `server ${app1}`],
    ['listen 8080', `listen 127.0.0.1:${httpPort}`],
    ['/dev/stdout', `${folder}/access.log`],
    ['/dev/stderr', `${folder}/error.log`],
    ...(secure
      ? ([
          ['listen 8443', `listen 127.0.0.1:${httpsPort}`],
          ['/etc/nginx/tls/', `${folder}/tls/`],
          ['/var/www/acme', `${folder}/acme`],
        ] satisfies [string, string][])
      : []),
  ]
  const used = new Set<string>()
  for (const file of await readdir(CONFIG_FOLDER)) {
    let text = await readFile(join(CONFIG_FOLDER, file), 'utf8')
    for (const [from, to] of replaced) {
      if (text.includes(from)) used.add(from)
      text = text.replaceAll(from, to)
    }
    text = text.replace(LINE_OF_APP_2, (_line, before: string, after: string) => {
      used.add(APP_2)
      return others.map((app) => `${before}${app}${after}`).join('\n')
    })
    if (isBefore(NGINX.version, FIRST_WITH_HTTP2_ON)) text = text.replaceAll(/^\s*http2 on;$/gm, '')
    await writeFile(join(folder, file), text)
  }
  const missing = [...replaced.map(([from]) => from), APP_2].filter((from) => !used.has(from))
  if (missing.length > 0) throw new Error(`deploy/nginx no longer has ${missing.join(', ')}`)

  // A master process of root would run its workers as a user who may not enter the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const args = ['-c', join(folder, config), '-g', `daemon off;${user}`]
  await startProgram(NGINX.path, args, folder, `http://127.0.0.1:${httpPort}/nginx-health`)
  return {
    httpPort,
    /** The port is only open with https.conf. */
    httpsPort,
    /** Returns the access log: one JSON object per line. */
    accessLog: () => readFile(join(folder, 'access.log'), 'utf8'),
  }
}
export type RunningNginx = Awaited<ReturnType<typeof startNginx>>

const endings: (() => Promise<void>)[] = []
endAfterTests(() => Promise.all(endings.map((end) => end())))

/**
 * Starts a proxy with the files of a folder, which is deleted when the proxy ends.
 * @param health the URL that responds with 200 once the proxy runs
 */
export async function startProgram(
  path: string,
  args: string[],
  folder: string,
  health: string,
): Promise<void> {
  const child = spawn(path, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = once(child, 'close')
  endings.push(async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  await eventually(
    async () => {
      if (child.exitCode !== null) throw new Error(`${path} ended with ${child.exitCode}: ${errors}`)
      return (await call(health).catch(() => undefined))?.status
    },
    (status) => status === 200,
  )
}

/** Makes eleven refused log-ins from one IP address, each of which claims another address. @returns the statuses */
export async function guesses(url: string, from: string): Promise<number[]> {
  const statuses: number[] = []
  for (let number = 0; number < 11; number++) {
    const claimed = `203.0.113.${number}`
    const { status } = await call(`${url}/api/login`, {
      method: 'POST',
      body: JSON.stringify({ email: 'someone@example.com', password: 'a wrong password' }),
      headers: { 'x-forwarded-for': claimed, forwarded: `for=${claimed}`, 'x-real-ip': claimed },
      from,
    })
    statuses.push(status)
  }
  return statuses
}
/** The statuses of `guesses` if the true address counts. */
export const TEN_GUESSES = [...Array.from({ length: 10 }, () => 401), 429]

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}
interface Call {
  method?: string
  body?: string
  headers?: Record<string, string>
  /** The source address: all of 127.0.0.0/8 is this machine. */
  from?: string
}

export function call(url: string, { method = 'GET', body, headers = {}, from }: Call = {}): Promise<Reply> {
  const send = url.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const options = {
      method,
      agent: false as const,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      rejectUnauthorized: false,
      ...(from !== undefined && { localAddress: from }),
    }
    const sent = send(url, options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
