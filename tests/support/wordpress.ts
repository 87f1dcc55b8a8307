import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'

/** The path of Debian's package wordpress. Also needed: mariadb-server, php-cli and php-mysql. */
const SOURCE = '/usr/share/wordpress'
const MARIADB = '/usr/sbin/mariadbd'

export const HAS_WORDPRESS =
  existsSync(join(SOURCE, 'wp-includes')) && existsSync(MARIADB) && spawnSync('php', ['-v']).status === 0

/** A one-column theme with the calls that every theme makes. */
const THEME = `<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1"><?php wp_head() ?></head>
<body style="margin:24px"><main style="max-width:650px;margin:auto"><?php while (have_posts()) { the_post(); the_title('<h1>', '</h1>'); the_content(); } ?></main><?php wp_footer() ?></body></html>`

/** Allows requests to this machine and to unusual ports, which WordPress refuses because strangers may have posted the links. */
const PLUGIN = `<?php
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn ($ports, $host, $url) => [...$ports, parse_url($url, PHP_URL_PORT)], 10, 3);`

const configOf = (socket: string, url: string) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', ''); define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true); define('WP_HTTP_BLOCK_EXTERNAL', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';`

/** Creates a post with the text and prints its URL. */
const POST = `<?php
$text = file_get_contents('php://stdin');
require __DIR__ . '/wp-load.php';
echo get_permalink(wp_insert_post(['post_title' => 'Our night', 'post_content' => $text, 'post_status' => 'publish', 'post_author' => 1]));`

const INSTALL = `<?php
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Our site', 'admin', 'admin@riverside.example', false, '', 'a good password');
switch_theme('plain');`

function run(program: string, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(program, args, { input, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}${stdout}`)
  return stdout
}

/** Starts Debian's WordPress on PHP's built-in server and a separate MariaDB. */
export async function startWordPress() {
  // In the system's temporary folder, because the path of a socket is limited to 108 bytes.
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'))
  const site = join(folder, 'site')
  const socket = join(folder, 'db.sock')
  const url = `http://127.0.0.1:${await freePort()}`
  const children: ChildProcess[] = []
  const dispose = async () => {
    for (const child of children.toReversed()) {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }

  const data = `--datadir=${join(folder, 'db')}`
  run('mariadb-install-db', [
    '--no-defaults',
    data,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ])
  const options = [`--socket=${socket}`, '--skip-networking', '--user=root', '--innodb-buffer-pool-size=16M']
  children.push(spawn(MARIADB, ['--no-defaults', data, ...options], { stdio: 'ignore' }))
  const sql = (statement: string) =>
    run('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', statement])
  await eventually(
    () => existsSync(socket),
    (is) => is,
  )
  sql('CREATE DATABASE wordpress')

  await cp(SOURCE, site, {
    recursive: true,
    dereference: true,
    filter: (path) => !path.startsWith(join(SOURCE, 'wp-content/')),
  })
  for (const [path, content] of [
    ['wp-config.php', configOf(socket, url)],
    ['wp-content/mu-plugins/local.php', PLUGIN],
    ['wp-content/themes/plain/index.php', THEME],
    ['wp-content/themes/plain/style.css', '/*\nTheme Name: Plain\n*/'],
    ['install.php', INSTALL],
    ['post.php', POST],
  ] as const) {
    await mkdir(join(site, path, '..'), { recursive: true })
    await writeFile(join(site, path), content)
  }
  run('php', [join(site, 'install.php')])
  // A single process, because its workers would outlive it.
  children.push(spawn('php', ['-S', url.slice('http://'.length), '-t', site], { stdio: 'ignore' }))
  await eventually(
    async () => (await fetch(url).catch(() => undefined))?.status,
    (status) => status === 200,
  )
  return {
    /** Creates a post. @returns its URL */
    post: (text: string): string => run('php', [join(site, 'post.php')], text).trim(),
    dispose,
  }
}
