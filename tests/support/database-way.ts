import { connect, createServer, type ListenOptions, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { endOf, listening } from './listening.ts'

export type DatabaseTarget = { path: string } | { host: string; port: number }

interface Hold {
  /** How the command's name appears in its document: as a text or a number. */
  marks: string[]
  taken: () => void
  released: Promise<void>
}

interface Passage {
  asking: Socket
  answering: Socket
  /** Whether a command, which is not a heartbeat, has no answer yet. */
  isWaiting: boolean
}

/** The host of a MongoDB URI: a name with a port, or a socket's path in percent encoding. */
export function targetOf(host: string): DatabaseTarget {
  if (/%2f/i.test(host)) return { path: decodeURIComponent(host) }
  const [name = 'localhost', port = '27017'] = host.split(':')
  return { host: name, port: Number(port) }
}

/**
 * The way to a database, which a test closes, holds up or breaks. It takes no connection before it is opened.
 * @param at where the application finds it
 */
export function createDatabaseWay(at: ListenOptions) {
  const passages = new Set<Passage>()
  let hold: Hold | undefined
  let hung = false
  let slowedByMs = () => 0
  let commandsHang: Promise<void> | undefined
  let close = () => Promise.resolve()

  /** Passes on what the application asks, and what the database answers once that may be. */
  function carry(asking: Socket, target: DatabaseTarget): void {
    const answering = connect(target)
    const passage: Passage = { asking, answering, isWaiting: false }
    passages.add(passage)
    let mayAnswer = Promise.resolve()
    let answered = Promise.resolve()
    for (const [from, to] of [
      [asking, answering],
      [answering, asking],
    ] as const) {
      from.on('error', () => from.destroy())
      from.on('close', () => {
        passages.delete(passage)
        to.destroy()
      })
    }
    asking.on('data', (asked: Buffer) => {
      const isGreeting = ['hello\0', 'ismaster\0'].some((name) => asked.includes(name, 0, 'latin1'))
      passage.isWaiting = !isGreeting
      if (commandsHang && !isGreeting) mayAnswer = commandsHang
      if (hold?.marks.some((mark) => asked.includes(mark, 0, 'latin1'))) {
        mayAnswer = hold.released
        hold.taken()
        hold = undefined
      }
      answering.write(asked)
    })
    answering.on('data', (answer: Buffer) => {
      const ms = slowedByMs()
      // In the order of the answers, whatever each of them waits for.
      answered = Promise.all([answered, mayAnswer, ms > 0 && delay(ms)]).then(() => {
        passage.isWaiting = false
        if (!asking.destroyed) asking.write(answer)
      })
    })
    if (hung) for (const end of [asking, answering]) end.pause()
  }

  return {
    open: async (target: DatabaseTarget) => {
      const server = createServer((asking) => carry(asking, target))
      close = endOf(server)
      await listening(server, at)
    },
    /** Ends all connections and refuses new ones. */
    close: () => close(),
    /**
     * Keeps back the answer to the next command of this name, and what follows it on its connection.
     * @returns `running`: the command has been sent; `release`: lets the answer through
     */
    hold: (command: string) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      const running = new Promise<void>((taken) => {
        hold = { marks: [`\u0002${command}\0`, `\u0010${command}\0`], taken, released }
      })
      return { running, release }
    },
    /**
     * Connections stay open and new ones are taken, but nothing is answered, as with a paused machine or lost packets.
     * @param what `commands`: heartbeats are answered all the same, as with a disk that hangs
     * @returns ends it
     */
    hang: (what: 'everything' | 'commands') => {
      if (what === 'commands') {
        let release = () => {}
        commandsHang = new Promise<void>((resolve) => (release = resolve))
        return () => {
          commandsHang = undefined
          release()
        }
      }
      hung = true
      for (const { asking, answering } of passages) for (const end of [asking, answering]) end.pause()
      return () => {
        hung = false
        for (const { asking, answering } of passages) for (const end of [asking, answering]) end.resume()
      }
    },
    /** Each answer takes this much longer from now on, as from a far database, ms. */
    slow: (ms: () => number) => {
      slowedByMs = ms
    },
    /**
     * Resets connections over TCP, as a firewall or a broken network does.
     * @param isReset asked for each connection
     * @returns how many of them waited for the answer to a command
     */
    reset: (isReset: () => boolean) => {
      let waiting = 0
      for (const { asking, isWaiting } of passages)
        if (isReset()) {
          if (isWaiting) waiting++
          asking.resetAndDestroy()
        }
      return waiting
    },
  }
}
