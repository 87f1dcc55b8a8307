import { MongoClient, MongoServerError } from 'mongodb'
import { encode, type Doc } from '#server/embedded-db/values.ts'

/** Fields that a standalone database does not know, or that its driver adds. */
const OF_A_CONNECTION = ['txnNumber', '$clusterTime', '$readPreference', 'lsid', '$db']

/** Replies with the types of their numbers and patterns. */
const AS_STORED = { promoteValues: false, bsonRegExp: true }

/**
 * The one database behind all members: what a replica set would have copied to each of them.
 * @param uri of the embedded database
 */
export async function reachDatabase(uri: string) {
  const client = await new MongoClient(uri).connect()
  const done = new Map<string, Promise<Buffer>>()

  async function send(body: Doc): Promise<Buffer> {
    const known = Object.entries(body).filter(([field]) => !OF_A_CONNECTION.includes(field))
    const command = Object.fromEntries(known)
    const reply = client.db(body.$db as string).command(command, AS_STORED)
    // A refusal is a reply like any other.
    return encode(
      await reply.catch((error) => {
        if (error instanceof MongoServerError) return error.errorResponse
        throw error
      }),
    )
  }

  return {
    /**
     * Runs a command, and resolves with its reply.
     * @param operation of a write that the driver may send twice: the second time gets the reply of the first
     */
    run: (body: Doc, operation?: string) => {
      if (operation === undefined) return send(body)
      const reply = done.get(operation) ?? send(body)
      done.set(operation, reply)
      return reply
    },
    close: () => client.close(),
  }
}
export type DatabaseBehind = Awaited<ReturnType<typeof reachDatabase>>
