import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDb, type EmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import {
  dropDatabase,
  GIVEN_URI,
  inDatabase,
  newDatabaseName,
  primaryOf,
  throughSocket,
} from './given-mongodb.ts'

/** A database behind an address that stays, while itself goes away and comes back with its data. */
export interface SwitchableDatabase {
  uri: string
  stop: () => Promise<void>
  start: () => Promise<void>
  /**
   * Keeps back the answer to the next command of this name, and what follows it on its connection.
   * @returns `running`: the command has been sent; `release`: lets the answer through
   */
  hold: (command: string) => { running: Promise<void>; release: () => void }
  /**
   * Connections stay open and new ones are taken, but nothing is answered, as with a paused machine or lost packets.
   * @param what `commands`: heartbeats are answered all the same, as with a disk that hangs
   * @returns ends it
   */
  hang: (what: 'everything' | 'commands') => () => void
  /** Each answer takes this much longer from now on, as from a far database, ms. */
  slow: (ms: number) => void
  dispose: () => Promise<void>
}

interface Hold {
  /** How the command's name appears in its document: as a text or a number. */
  marks: string[]
  taken: () => void
  released: Promise<void>
}

type Target = { path: string } | { host: string; port: number }

function targetOf(host: string): Target {
  if (/%2f/i.test(host)) return { path: decodeURIComponent(host) }
  const [name = 'localhost', port = '27017'] = host.split(':')
  return { host: name, port: Number(port) }
}

/** The embedded database, or the one at TEST_MONGODB_URI, where only the way to it goes away. */
export async function startSwitchableDatabase(): Promise<SwitchableDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'bingoboard-away-'))
  const given = GIVEN_URI && inDatabase(GIVEN_URI, newDatabaseName())
  const path = join(folder, 'way.sock')
  const open = new Set<Socket>()
  let hold: Hold | undefined
  let hung = false
  let slowedByMs = 0
  let commandsHang: Promise<void> | undefined
  let embedded: EmbeddedDb | undefined
  let way: Server | undefined

  /** Hands on what the application asks, and what the database answers once that may be. */
  function carry(asking: Socket, target: Target): void {
    const answering = connect(target)
    let mayAnswer = Promise.resolve()
    for (const [from, to] of [
      [asking, answering],
      [answering, asking],
    ] as const) {
      open.add(from)
      from.on('error', () => from.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
    asking.on('data', (asked: Buffer) => {
      const isGreeting = ['hello\0', 'ismaster\0'].some((name) => asked.includes(name, 0, 'latin1'))
      if (commandsHang && !isGreeting) mayAnswer = commandsHang
      if (hold?.marks.some((mark) => asked.includes(mark, 0, 'latin1'))) {
        mayAnswer = hold.released
        hold.taken()
        hold = undefined
      }
      answering.write(asked)
    })
    answering.on('data', (answer: Buffer) => {
      if (slowedByMs > 0) setTimeout(() => void mayAnswer.then(() => asking.write(answer)), slowedByMs)
      else void mayAnswer.then(() => asking.write(answer))
    })
    if (hung) for (const end of [asking, answering]) end.pause()
  }

  const start = async () => {
    if (!given) embedded = await startEmbeddedDb({ dataDir: join(folder, 'data') })
    const target = targetOf(given ? await primaryOf(given) : /\/\/([^/]+)/.exec(embedded!.uri)![1]!)
    way = createServer((asking) => carry(asking, target)).listen(path)
    await once(way, 'listening')
  }
  const stop = async () => {
    way?.close()
    for (const socket of open) socket.destroy()
    await embedded?.close()
    embedded = undefined
  }

  await start()
  return {
    uri: throughSocket(given ?? embedded!.uri, path),
    stop,
    start,
    hold: (command) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      const running = new Promise<void>((taken) => {
        hold = { marks: [`\u0002${command}\0`, `\u0010${command}\0`], taken, released }
      })
      return { running, release }
    },
    hang: (what) => {
      if (what === 'commands') {
        let release = () => {}
        commandsHang = new Promise<void>((resolve) => (release = resolve))
        return () => {
          commandsHang = undefined
          release()
        }
      }
      hung = true
      for (const socket of open) socket.pause()
      return () => {
        hung = false
        for (const socket of open) socket.resume()
      }
    },
    slow: (ms) => {
      slowedByMs = ms
    },
    dispose: async () => {
      await stop()
      if (given) await dropDatabase(given)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
