import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eventually } from '../eventually.ts'
import { startGroup } from './processes.ts'
import { startScreen, windowEnvironment } from './webkit.ts'

const ORCA = fileURLToPath(new URL('orca-to-file.py', import.meta.url))
/** The configuration of a separate bus, which starts the registry of accessible windows. */
const BUS_CONFIG = '/usr/share/defaults/at-spi2/accessibility.conf'
/** The speed of a typical voice. */
const CHARACTERS_PER_MS = 16 / 1000
/** Orca says nothing more if it has been quiet for this time. */
const QUIET_MS = 1500

/** Starts Orca on a separate screen and bus, without a voice: its words arrive at once, and are timed here. */
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
     * Returns what Orca says from the last call on, until it is quiet. Words that are cut off end with an ellipsis.
     * @param until words to wait for
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

/** Returns an environment in which the bus is also the session's, so that no program starts another one. */
const environment = (folder: string, display: string, bus: string): NodeJS.ProcessEnv => ({
  ...windowEnvironment(folder, display),
  AT_SPI_BUS_ADDRESS: bus,
  DBUS_SESSION_BUS_ADDRESS: bus,
  GNOME_ACCESSIBILITY: '1',
})

/** Returns the words as a voice would say them. Some are cut off or left out when Orca stops speaking. */
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
