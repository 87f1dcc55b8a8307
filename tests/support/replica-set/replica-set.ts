import { setTimeout as delay } from 'node:timers/promises'
import { ObjectId } from 'bson'
import { startEmbeddedDb } from '#server/embedded-db/embedded-db.ts'
import { reachDatabase } from './database-behind.ts'
import { startMember, type SetState } from './member.ts'
import type { Failure } from './wire-reply.ts'
import { newFolder } from '../new-folder.ts'

const MEMBERS = 3

/** How the primary leaves: it steps down and stays a member, or its machine is off until after the election. */
type Departure = 'steps down' | 'crashes'

/** Returns the id of an election; ids of later elections are greater. */
function electionIdOf(term: number): ObjectId {
  return new ObjectId(`7fffffff${term.toString(16).padStart(16, '0')}`)
}

/**
 * Starts the embedded database behind three addresses that behave like a replica set of MongoDB: greetings that stream
 * changes, elections, refusals by members that are not the primary, and writes that the driver retries. Acknowledged
 * writes are on all members, as with `w: majority`.
 */
export async function startReplicaSet() {
  const dir = newFolder()
  const embedded = await startEmbeddedDb({ dataDir: dir })
  const database = await reachDatabase(embedded.uri)
  let term = 1
  const state: SetState = {
    name: 'rs0',
    hosts: [],
    primary: undefined,
    electionId: electionIdOf(term),
    setVersion: 1,
    failure: undefined,
    ran: [],
  }
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => startMember(state, database)))
  state.hosts = members.map(({ host }) => host)
  state.primary = state.hosts[0]!
  const announce = () => members.forEach((member) => member.announce())

  return {
    /** A URI with three hosts, the set's name, and `readPreference=secondaryPreferred`, which the app must ignore. */
    uri: `mongodb://${state.hosts.join(',')}/bingoboard?replicaSet=${state.name}&readPreference=secondaryPreferred`,
    primary: () => state.primary,
    /** The commands that ran so far. */
    ran: state.ran,
    /** Holds an election: the primary leaves, there is none for a while, and then another member is the primary. */
    elect: async ({ departure, withoutPrimaryMs }: { departure: Departure; withoutPrimaryMs: number }) => {
      const old = members.find(({ host }) => host === state.primary)!
      state.primary = undefined
      old.loseReplies()
      if (departure === 'crashes') await old.crash()
      announce()
      // A member that has stepped down still replies to commands until it closes its connections.
      await delay(withoutPrimaryMs / 2)
      old.closeConnections()
      await delay(withoutPrimaryMs / 2)
      term++
      state.electionId = electionIdOf(term)
      state.setVersion++
      state.primary = members[(members.indexOf(old) + 1) % MEMBERS]!.host
      if (departure === 'crashes') await old.recover()
      announce()
    },
    /** Makes matching commands fail until the returned function is called. */
    fail: (failure: Failure, matches: (command: string) => boolean) => {
      state.failure = { failure, matches }
      return () => {
        state.failure = undefined
      }
    },
    close: async () => {
      await Promise.all(members.map((member) => member.close()))
      await database.close()
      await embedded.close()
    },
  }
}
