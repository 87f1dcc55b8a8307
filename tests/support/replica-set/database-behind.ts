import { MongoClient, MongoServerError } from 'mongodb'
import { encode, type Doc } from '#server/embedded-db/values.ts'

/** Fields that a standalone database does not support, or that its driver adds. */
const OF_A_CONNECTION = ['txnNumber', '$clusterTime', '$readPreference', 'lsid', '$db']

/** Keeps the types of numbers and patterns in replies. */
const AS_STORED = { promoteValues: false, bsonRegExp: true }

/**
 * Connects to the database that all members share, instead of each having a copy.
 * @param uri the URI of the embedded database
 */
export async function reachDatabase(uri: string) {
  const client = await new MongoClient(uri).connect()
  const done = new Map<string, Promise<Buffer>>()

  async function send(body: Doc): Promise<Buffer> {
    const known = Object.entries(body).filter(([field]) => !OF_A_CONNECTION.includes(field))
    const command = Object.fromEntries(known)
    const reply = client.db(body.$db as string).command(command, AS_STORED)
    // An error reply is passed on like any other reply.
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
     * @param operation the id of a write that the driver may send twice: the second one gets the reply of the first
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
