import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join, relative } from 'node:path'

const NAME = /^admin-[\da-f]{8}\.sock$/
/** The server's answer: what was done, or why not. */
export type ConsoleAnswer = { done: string } | { refused: string }

/** Returns the sockets in a data directory, of running or killed servers, by short paths: 103 bytes are the limit. */
export async function adminSockets(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => [])
  return names.filter((name) => NAME.test(name)).map((name) => relative('', join(dataDir, name)))
}

/** Connects to a server; undefined when none listens there any more. */
export function connectTo(path: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ path, allowHalfOpen: true }, () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}
