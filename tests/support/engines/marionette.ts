import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface Reply {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

const COLON = ':'.charCodeAt(0)

/** Firefox's own protocol over TCP: the request `LENGTH:[0,ID,NAME,PARAMETERS]` gets the response `LENGTH:[1,ID,ERROR,RESULT]`. */
export class Marionette {
  readonly #socket: Socket
  readonly #replies = new Map<number, Reply>()
  #received = Buffer.alloc(0)
  #lastId = 0

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      for (const { reject } of this.#replies.values()) reject(new Error('Firefox closed the connection'))
      this.#replies.clear()
    })
  }

  static async connect(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new Marionette(socket)
  }

  send(name: string, parameters: Record<string, unknown> = {}): Promise<unknown> {
    const id = (this.#lastId += 1)
    const text = JSON.stringify([0, id, name, parameters])
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('Firefox closed the connection'))
      this.#replies.set(id, { resolve, reject })
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk])
    for (;;) {
      const start = this.#received.indexOf(COLON) + 1
      const end = start + Number(this.#received.subarray(0, start - 1).toString())
      if (start === 0 || this.#received.length < end) return
      this.#answer(JSON.parse(this.#received.subarray(start, end).toString()) as unknown)
      this.#received = this.#received.subarray(end)
    }
  }

  #answer(packet: unknown): void {
    // The first packet is a greeting.
    if (!Array.isArray(packet)) return
    const [, id, error, result] = packet as [1, number, { error: string; message: string } | null, unknown]
    const reply = this.#replies.get(id)
    this.#replies.delete(id)
    if (error) reply?.reject(new Error(`${error.error}: ${error.message}`))
    // Single values come wrapped.
    else reply?.resolve(isWrapped(result) ? result.value : result)
  }
}

function isWrapped(result: unknown): result is { value: unknown } {
  return typeof result === 'object' && result !== null && Object.keys(result).join() === 'value'
}
