import { spawnSync } from 'node:child_process'
import { chmod, copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { startProgram, writeCertificate } from './nginx.ts'

const CONFIG_FOLDER = 'deploy/proxies'
const APACHE_MODULES = '/usr/lib/apache2/modules'

interface Place {
  folder: string
  port: number
}

/** A proxy for which docs/deploy.md has a configuration. */
interface Proxy {
  config: string
  /** The command that prints the proxy's version. */
  version: [program: string, ...options: string[]]
  /** Texts of the configuration, each of which must occur, and their replacements for the test. */
  replaced: (place: Place) => [string, string][]
  /** The beginning of the file, which a distribution's own file contains. */
  before?: (place: Place) => string
  arguments: (file: string, place: Place) => string[]
  isPlain?: true
  /** Whether the proxy accepts WebSockets inside HTTP/2. */
  hasHttp2Upgrade?: true
  /** Whether callers wait for the app during a restart, instead of getting a page. */
  waitsForApp?: true
}

/** The ports in the configurations: of the app, or of its two servers. */
const APP_PORTS = { one: ['3000'], two: ['3001', '3002'] }

const PROXIES: Record<string, Proxy> = {
  Caddy: {
    config: 'Caddyfile',
    version: ['caddy', 'version'],
    replaced: ({ folder, port }) => [
      ['bingo.example.com {', `localhost:${port} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`],
    ],
    before: () => '{\n\tadmin off\n\tauto_https off\n}\n',
    arguments: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
  HAProxy: {
    config: 'haproxy.cfg',
    version: ['/usr/sbin/haproxy', '-v'],
    replaced: ({ folder, port }) => [
      ['bind :443', `bind 127.0.0.1:${port}`],
      ['/etc/haproxy/bingoboard.pem', `${folder}/both.pem`],
    ],
    arguments: (file) => ['-db', '-f', file],
    hasHttp2Upgrade: true,
  },
  Apache: {
    config: 'apache.conf',
    version: ['/usr/sbin/apache2', '-v'],
    replaced: ({ folder, port }) => [
      ['*:443', `127.0.0.1:${port}`],
      ['bingo.example.com', 'localhost'],
      ['/etc/ssl/bingoboard/', `${folder}/`],
    ],
    before: ({ folder, port }) =>
      [
        `ServerRoot ${folder}\nPidFile ${folder}/pid\nErrorLog ${folder}/error.log\nListen 127.0.0.1:${port}`,
        `User www-data\nGroup www-data\nMutex file:${folder} default`,
        ...['mpm_event', 'authz_core', 'alias', 'proxy', 'proxy_http', 'ssl', 'http2', 'headers'].map(
          (name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`,
        ),
        '',
      ].join('\n'),
    arguments: (file) => ['-D', 'FOREGROUND', '-f', file],
  },
  lighttpd: {
    config: 'lighttpd.conf',
    version: ['/usr/sbin/lighttpd', '-v'],
    replaced: ({ folder, port }) => [
      ['server.port = 443', `server.port = ${port}\nserver.bind = "127.0.0.1"`],
      ['/etc/lighttpd/', `${folder}/`],
      ['/var/empty', folder],
    ],
    arguments: (file) => ['-D', '-f', file],
    hasHttp2Upgrade: true,
  },
  Varnish: {
    config: 'varnish.vcl',
    version: ['/usr/sbin/varnishd', '-V'],
    replaced: () => [],
    arguments: (file, { folder, port }) => [
      ...['-F', '-j', 'none', '-n', `${folder}/state`, '-a', `127.0.0.1:${port}`],
      ...['-s', 'malloc,64m', '-f', file],
    ],
    isPlain: true,
  },
  Traefik: {
    config: 'traefik-dynamic.yaml',
    version: ['traefik', 'version'],
    replaced: () => [['bingo.example.com', 'localhost']],
    arguments: (file, { port }) => [
      `--entryPoints.websecure.address=127.0.0.1:${port}`,
      `--providers.file.filename=${file}`,
      ...['--global.checkNewVersion=false', '--global.sendAnonymousUsage=false'],
    ],
    waitsForApp: true,
  },
}

/** The proxies with a configuration for two servers. */
const TWO_SERVERS: Record<string, Proxy> = {
  Caddy: { ...PROXIES.Caddy!, config: 'two-servers.Caddyfile' },
  HAProxy: { ...PROXIES.HAProxy!, config: 'two-servers.haproxy.cfg' },
}

const isInstalled = ({ version: [program, ...options] }: Proxy) => spawnSync(program, options).status === 0
const names = Object.keys(PROXIES)
export const INSTALLED_PROXIES = names.filter((name) => isInstalled(PROXIES[name]!))
export const INSTALLED_FOR_TWO = Object.keys(TWO_SERVERS).filter((name) => INSTALLED_PROXIES.includes(name))
export const MISSING_PROXIES = names.filter((name) => !INSTALLED_PROXIES.includes(name))

/**
 * Starts a proxy with its file of deploy/proxies, for one server or two; only names, ports and folders are replaced.
 */
export async function startProxy(name: string, ...appPorts: string[]) {
  const isForTwo = appPorts.length === 2
  const proxy = (isForTwo ? TWO_SERVERS : PROXIES)[name]!
  // Apache's workers run as another user, who may not enter a folder of the test run.
  const folder = await mkdtemp('/tmp/bingoboard-proxy-')
  await chmod(folder, 0o755)
  writeCertificate(folder)
  const [chain, key] = ['fullchain.pem', 'privkey.pem'].map((file) => join(folder, file))
  await writeFile(join(folder, 'both.pem'), (await readFile(chain!, 'utf8')) + (await readFile(key!, 'utf8')))
  await copyFile(join(CONFIG_FOLDER, '503.html'), join(folder, '503.html'))
  const place = { folder, port: await freePort() }
  let text = await readFile(join(CONFIG_FOLDER, proxy.config), 'utf8')
  const replaced = [
    ...proxy.replaced(place),
    ...APP_PORTS[isForTwo ? 'two' : 'one'].map((port, at): [string, string] => [port, appPorts[at]!]),
  ]
  if (!proxy.waitsForApp) replaced.push(['/opt/bingoboard/deploy/proxies', folder])
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`${proxy.config} no longer has ${from}`)
    text = text.replaceAll(from, to)
  }
  const file = join(folder, proxy.config)
  await writeFile(file, (proxy.before?.(place) ?? '') + text)
  const url = `${proxy.isPlain ? 'http' : 'https'}://localhost:${place.port}`
  await startProgram(proxy.version[0], proxy.arguments(file, place), folder, `${url}/livez`)
  return {
    name,
    url,
    hasHttp2Upgrade: proxy.hasHttp2Upgrade ?? false,
    waitsForApp: proxy.waitsForApp ?? false,
  }
}
export type RunningProxy = Awaited<ReturnType<typeof startProxy>>
