import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { startGroup } from './processes.ts'
import { COMMANDS, TIMEOUTS, type Command, type Engine, type EngineOptions } from './webdriver.ts'

const WINDOW = fileURLToPath(new URL('webkit-window.py', import.meta.url))

type Rect = Record<'width' | 'height', number>

/** Starts a virtual screen for windows. */
export async function startScreen(): Promise<{ display: string; end: () => Promise<void> }> {
  const { child, end } = startGroup('Xvfb', () => ({
    args: ['-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
    options: { stdio: ['ignore', 'pipe', 'ignore'] },
  }))
  let display = ''
  child.stdout?.on('data', (chunk: Buffer) => (display += chunk.toString()))
  await eventually(
    () => display,
    (printed) => printed.endsWith('\n'),
  )
  return { display: `:${display.trim()}`, end }
}

/** Returns an environment for programs with their own screen that write only to one folder. */
export function windowEnvironment(folder: string, display: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: display,
    HOME: folder,
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_RUNTIME_DIR: folder,
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
}

/** Starts a WebKitGTK window without a toolbar and with a new profile, driven by WebKitWebDriver. */
export async function startWebkit(display: string, { colorScheme }: EngineOptions): Promise<Engine> {
  const port = await freePort()
  const group = startGroup('WebKitWebDriver', (folder) => ({
    args: [`--port=${port}`],
    options: {
      stdio: 'ignore',
      env: { ...windowEnvironment(folder, display), NO_AT_BRIDGE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    },
  }))
  const log = join(group.folder, 'console.log')
  // The driver takes an executable file, whose output it discards.
  const browser = join(group.folder, 'browser.sh')
  writeFileSync(browser, `#!/bin/sh\nexec /usr/bin/python3 '${WINDOW}' "$@" >>'${log}' 2>&1\n`)
  chmodSync(browser, 0o755)

  const driver = `http://127.0.0.1:${port}`
  async function call(method: string, path: string, body: unknown): Promise<unknown> {
    const response = await fetch(driver + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUTS.pageLoad + 5000),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${path}: ${error}: ${message}`)
  }
  try {
    await eventually(
      () => fetch(`${driver}/status`).catch(() => undefined),
      (response) => response?.ok === true,
    )
    const { sessionId } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: browser, args: [colorScheme ?? 'light'] },
          unhandledPromptBehavior: 'ignore',
        },
      },
    })) as { sessionId: string }
    const send = (command: Command, { id, ...parameters }: Record<string, unknown> = {}) => {
      const [method, path] = COMMANDS[command]
      // In the command for a frame, the id belongs in the body instead of the URL.
      const body = id === undefined || path.includes('{id}') ? parameters : { id }
      return call(method, `/session/${sessionId}${path.replace('{id}', String(id))}`, body)
    }
    await send('SetTimeouts', TIMEOUTS)
    return {
      name: 'WebKit',
      send,
      resize: async (width, height) => void (await send('SetWindowRect', { width, height } satisfies Rect)),
      consoleErrors: () =>
        Promise.resolve(existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(isError) : []),
      close: group.end,
    }
  } catch (error) {
    await group.end()
    throw error
  }
}

/** Messages that WebKit logs when a page is left: about pending requests and the socket. */
const LEFT = /due to access control checks\.$|closed due to suspension\.$/

function isError(line: string): boolean {
  return /CONSOLE .*ERROR|WEB PROCESS/.test(line) && !LEFT.test(line)
}
