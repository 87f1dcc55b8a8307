import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eventually } from '../eventually.ts'
import { startGroup } from './processes.ts'
import { startScreen, windowEnvironment } from './webkit.ts'

const ORCA = fileURLToPath(new URL('orca-to-file.py', import.meta.url))
/** Its own bus, which starts the registry of accessible windows. */
const BUS_CONFIG = '/usr/share/defaults/at-spi2/accessibility.conf'
/** A usual voice's. */
const CHARACTERS_PER_MS = 16 / 1000
/** Nothing more comes after this time. */
const QUIET_MS = 1500

/** Starts Orca on a screen and a bus of its own, without a voice: its words come at once, and are timed here. */
export async function startOrca() {
  const screen = await startScreen()
  let env: NodeJS.ProcessEnv = {}
  const bus = startGroup('dbus-daemon', (folder) => {
    const address = `unix:path=${join(folder, 'bus')}`
    env = environment(folder, screen.display, address)
    return {
      args: [`--config-file=${BUS_CONFIG}`, `--address=${address}`, '--nofork'],
      options: { stdio: 'ignore', env },
    }
  })
  await eventually(
    () => existsSync(join(bus.folder, 'bus')),
    (exists) => exists,
  )
  const file = join(bus.folder, 'heard')
  const orca = startGroup('/usr/bin/python3', (folder) => ({
    args: [ORCA, folder, file],
    options: { stdio: 'ignore', env },
  }))
  const read = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])
  let seen = 0
  await eventually(read, (lines) => lines.length > 0)
  return {
    env,
    /**
     * What is said from the last call on, until nothing more comes. An ellipsis ends what is cut.
     * @param until something that is waited for
     */
    hear: async (until = '') => {
      const fresh = () => read().slice(seen)
      await eventually(
        () => until === '' || fresh().some((line) => line.includes(until)),
        (isHeard) => isHeard,
      ).catch((cause: unknown) => {
        throw new Error(`“${until}” is not said, but ${fresh().join('\n')}`, { cause })
      })
      let before = -1
      for (let lines = read(); lines.length !== before; lines = read()) {
        before = lines.length
        await delay(QUIET_MS)
      }
      const lines = fresh()
      seen += lines.length
      return timed(lines)
    },
    end: async () => {
      for (const group of [orca, bus, screen]) await group.end()
    },
  }
}

/** One bus is that of the session too, so that no program starts another one. */
const environment = (folder: string, display: string, bus: string): NodeJS.ProcessEnv => ({
  ...windowEnvironment(folder, display),
  AT_SPI_BUS_ADDRESS: bus,
  DBUS_SESSION_BUS_ADDRESS: bus,
  GNOME_ACCESSIBILITY: '1',
})

/** The words that are said, of which some are cut or left out as Orca stops to speak. */
function timed(lines: string[]): string[] {
  const said: { words: string; end: number; isCut?: boolean }[] = []
  for (const line of lines) {
    const [at, words] = JSON.parse(line) as [number, string | null]
    if (words === null) {
      for (const one of said) if (one.end > at) Object.assign(one, { isCut: true, end: at })
    } else if (words.trim()) {
      const start = Math.max(at, said.at(-1)?.end ?? 0)
      said.push({ words: words.trim(), end: start + words.length / CHARACTERS_PER_MS })
    }
  }
  return said.map(({ words, isCut }) => (isCut ? `${words} ...` : words))
}
