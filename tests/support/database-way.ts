import { connect, createServer, type ListenOptions, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { endOf, listening } from './listening.ts'

export type DatabaseTarget = { path: string } | { host: string; port: number }

interface Hold {
  /** The bytes of the command's name in its document, where its value is a string or a number. */
  marks: string[]
  taken: () => void
  released: Promise<void>
}

interface Passage {
  asking: Socket
  answering: Socket
  /** Whether a command other than a heartbeat has no reply yet. */
  isWaiting: boolean
}

/** Parses the host of a MongoDB URI: a name with a port, or a percent-encoded socket path. */
export function targetOf(host: string): DatabaseTarget {
  if (/%2f/i.test(host)) return { path: decodeURIComponent(host) }
  const [name = 'localhost', port = '27017'] = host.split(':')
  return { host: name, port: Number(port) }
}

/**
 * Creates a proxy to a database, which a test can close, delay or break. It accepts no connections until it is opened.
 * @param at the address at which the application reaches the proxy
 */
export function createDatabaseWay(at: ListenOptions) {
  const passages = new Set<Passage>()
  let hold: Hold | undefined
  let hung = false
  let slowedByMs = () => 0
  let commandsHang: Promise<void> | undefined
  let close = () => Promise.resolve()

  /** Forwards the application's commands at once, and the database's replies when they are allowed. */
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
      // Keeps the order of the replies, whatever each of them waits for.
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
     * Holds the reply to the next command with this name, and everything that follows it on its connection.
     * @returns `running`, which resolves when the command has been sent, and `release`, which lets the reply through
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
     * Keeps connections open and accepts new ones, but sends no replies, as with a paused machine or lost packets.
     * @param what with `commands`, heartbeats still get replies, as with a disk that hangs
     * @returns a function that ends this
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
    /** Delays each reply by this many ms from now on, as from a distant database. */
    slow: (ms: () => number) => {
      slowedByMs = ms
    },
    /**
     * Resets connections over TCP, as a firewall or a broken network does.
     * @param isReset called for each connection
     * @returns how many of the reset connections waited for the reply to a command
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
