import { randomBytes } from 'node:crypto'
import mongoose from 'mongoose'

/** The MongoDB on which the tests run instead of the embedded database. */
export const GIVEN_URI = process.env.TEST_MONGODB_URI

interface Parts {
  /** `user:password@`, or nothing. */
  login: string
  hosts: string
  name: string
  options: string[]
}

function partsOf(uri: string): Parts & { srv: string } {
  const [, srv = '', login = '', hosts = '', name = '', query = ''] =
    /^mongodb(\+srv)?:\/\/([^@/?]*@)?([^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(uri) ?? []
  return { srv, login, hosts, name, options: query.split('&').filter((option) => option !== '') }
}

const isNamed = (name: string) => (option: string) =>
  option.toLowerCase().startsWith(`${name.toLowerCase()}=`)

/** Returns the URI of another database on the same MongoDB, with the same user and authentication database. */
export function inDatabase(uri: string, name: string): string {
  const { srv, login, hosts, name: given, options } = partsOf(uri)
  if (login !== '' && !options.some(isNamed('authSource')) && !options.some(isNamed('authMechanism')))
    options.push(`authSource=${given || 'admin'}`)
  const query = options.length > 0 ? `?${options.join('&')}` : ''
  return `mongodb${srv}://${login}${hosts}/${name}${query}`
}

/** Returns the URI of the same database through a socket at `path` that leads to one of its nodes. */
export function throughSocket(uri: string, path: string): string {
  const { login, name, options } = partsOf(uri)
  const kept = options.filter((option) => !isNamed('directConnection')(option))
  // The certificate is issued for the host behind the socket.
  if (kept.some((option) => /^(?:tls|ssl)=true$/i.test(option))) kept.push('tlsAllowInvalidHostnames=true')
  return `mongodb://${login}${encodeURIComponent(path)}/${name}?${[...kept, 'directConnection=true'].join('&')}`
}

/** Returns a unique database name that contains the run's name, so that the run can delete leftovers. */
export function newDatabaseName(): string {
  const run = process.env.TEST_MONGODB_RUN
  return ['bingoboard-test', ...(run === undefined ? [] : [run]), randomBytes(6).toString('hex')].join('-')
}

async function withClient<T>(
  uri: string,
  work: (client: mongoose.mongo.MongoClient) => Promise<T>,
): Promise<T> {
  const client = new mongoose.mongo.MongoClient(uri)
  try {
    return await work(client)
  } finally {
    await client.close()
  }
}

/** Returns `host:port` of the node that accepts writes. */
export function primaryOf(uri: string): Promise<string> {
  return withClient(uri, async (client) => {
    const { primary } = await client.db('admin').command({ hello: 1 })
    return typeof primary === 'string' ? primary : partsOf(uri).hosts.split(',')[0]!
  })
}

/** Deletes a test's database on a separate connection, because the test's own may be closed. */
export async function dropDatabase(uri: string): Promise<void> {
  await withClient(uri, (client) => client.db().dropDatabase())
}
