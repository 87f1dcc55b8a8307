/* global Mongo, print, sleep -- of mongosh */
// Run by mongosh in the service mongo-init of compose.yaml: starts the replica set and creates the app's user. It may run
// again at any time: what exists stays, and only the password of the app's user is set anew, so that it can be rotated.
const NAME = 'bingoboard'
const MEMBERS = ['mongo-1:27017', 'mongo-2:27017', 'mongo-3:27017']
const ALREADY_INITIALIZED = 23
const WITHIN_MS = 120000
const { MONGO_ROOT_PASSWORD, MONGO_APP_PASSWORD } = process.env

/** Tries again until `attempt` succeeds: a member restarts after its first start, and an election takes seconds. */
function eventually(what, attempt) {
  const deadline = Date.now() + WITHIN_MS
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (Date.now() > deadline) throw error
      print(`Waiting: ${what} (${error.codeName || error.message})`)
      sleep(2000)
    }
  }
}

function signIn(hosts, options) {
  const password = encodeURIComponent(MONGO_ROOT_PASSWORD)
  return new Mongo(`mongodb://root:${password}@${hosts}/admin?${options}`)
}

eventually('the replica set', () => {
  const admin = signIn(MEMBERS[0], 'directConnection=true&serverSelectionTimeoutMS=3000').getDB('admin')
  try {
    admin.runCommand({ ping: 1 })
    const members = MEMBERS.map((host, _id) => ({ _id, host }))
    const answer = admin.runCommand({ replSetInitiate: { _id: NAME, members } })
    if (!answer.ok) throw Object.assign(new Error(answer.errmsg), answer)
  } catch (error) {
    if (error.code !== ALREADY_INITIALIZED) throw error
  }
})

eventually("the app's user", () => {
  const db = signIn(MEMBERS.join(','), `replicaSet=${NAME}&serverSelectionTimeoutMS=3000`).getDB(NAME)
  const account = { pwd: MONGO_APP_PASSWORD, roles: [{ role: 'readWrite', db: NAME }] }
  if (db.getUser(NAME)) db.updateUser(NAME, account)
  else db.createUser({ user: NAME, ...account })
})

print('The replica set is ready.')
