/**
 * The rooms of the house and the one direction of its imports. A file belongs to the first room whose pattern fits its path.
 *
 * @typedef {object} Room
 * @property {string} name
 * @property {RegExp} files
 * @property {string[]} may rooms that it imports, beside itself
 * @property {string[]} [onlyPackages] the only packages that it imports, `node:` ones included
 * @property {RegExp} [neverPackages]
 * @property {string} belongs where code goes that breaks this
 */

/** Packages that belong to one of the two doors, HTTP and sockets. */
const DOORS =
  /^(?:express|express-session|connect-mongo|helmet|sirv|pino-http|passport(?:-.*)?|socket\.io(?:-.*)?|@socket\.io\/.*)$/
const BASE_FEATURES = ['auth', 'card', 'categories', 'picture', 'print']

const SHARED = 'shared'
const BASE = 'server (its base files)'
const MODELS = 'server/models'
const SERVICES = 'server/services'
const MAIL = 'server/mail'
const PREVIEWS = 'server/previews'
const HTTP = 'server/http'
const REALTIME = 'server/realtime'
const DATABASE = 'server/database'
const EMBEDDED = 'server/embedded-db'
const UI = 'client/src/ui'
const LIB = 'client/src/lib'
const STYLES = 'client/src/styles'
const ROUTES = 'client/src/routes'
const APP = 'client/src/app'
const FEATURE = 'client/src/features'
const WORKER = 'client/src/service-worker'

const SERVER_ROOMS = [BASE, MODELS, MAIL, PREVIEWS, SERVICES, HTTP, REALTIME, DATABASE, EMBEDDED]
const DOOR_ADVICE =
  'A door parses, calls one service and answers: data is read and changed in server/services, and what both doors need is a base file in server/'

/** @type {Room[]} */
const ROOMS = [
  {
    name: SHARED,
    files: /^shared\//,
    may: [],
    onlyPackages: ['zod', 'nanoid'],
    belongs:
      'What needs Node, the DOM or another package belongs in server/ or client/; shared/ holds what both agree on',
  },
  {
    name: 'server (its entry)',
    files: /^server\/(?:index|app)\.ts$/,
    may: [SHARED, ...SERVER_ROOMS],
    belongs: 'The entry puts the rooms of the server together; logic belongs in one of them',
  },
  {
    name: MODELS,
    files: /^server\/models\//,
    may: [SHARED, BASE],
    neverPackages: DOORS,
    belongs: 'A model knows its documents and shared shapes only: verbs belong in server/services',
  },
  {
    name: MAIL,
    files: /^server\/mail\//,
    may: [SHARED, BASE],
    neverPackages: DOORS,
    belongs: 'Mail knows letters and how they go out: who gets one and when is decided in server/services',
  },
  {
    name: SERVICES,
    files: /^server\/services\//,
    may: [SHARED, BASE, MODELS, DATABASE, MAIL],
    neverPackages: DOORS,
    belongs:
      'A service takes explicit arguments and refuses with AppError: requests, answers and sockets belong in server/http and server/realtime',
  },
  {
    name: PREVIEWS,
    files: /^server\/previews\//,
    may: [SHARED, BASE],
    neverPackages: DOORS,
    belongs:
      'Previews draw what they are given: who may see a card is asked in server/services, and how a picture is sent belongs in server/http',
  },
  {
    name: HTTP,
    files: /^server\/http\//,
    may: [SHARED, BASE, SERVICES, DATABASE, PREVIEWS],
    belongs: DOOR_ADVICE,
  },
  {
    name: REALTIME,
    files: /^server\/realtime\//,
    may: [SHARED, BASE, SERVICES, DATABASE],
    belongs: DOOR_ADVICE,
  },
  {
    name: DATABASE,
    files: /^server\/database\//,
    may: [SHARED, BASE, MODELS, EMBEDDED],
    neverPackages: DOORS,
    belongs: 'server/database connects and seeds; what the product does with data belongs in server/services',
  },
  {
    name: EMBEDDED,
    files: /^server\/embedded-db\//,
    may: [],
    onlyPackages: ['bson', 'lmdb', 'node:'],
    belongs:
      'The embedded database knows MongoDB and nothing of this product: what is ours belongs in server/database or server/models',
  },
  {
    name: BASE,
    files: /^server\/[^/]+$/,
    may: [SHARED],
    belongs:
      'A base file stands below all rooms of the server: what needs one of them belongs in it, or in server/app.ts, which puts them together',
  },
  {
    name: 'client/src (its entries)',
    files: /^client\/src\/[^/]+$/,
    may: [SHARED, APP, ROUTES, FEATURE, UI, LIB, STYLES],
    belongs: 'An entry hands over to client/src/app',
  },
  {
    name: WORKER,
    files: /^client\/src\/service-worker\//,
    may: [SHARED, LIB],
    belongs:
      'The service worker runs without a page: what needs one belongs in client/src/lib, and what both say to each other in lib/worker-messages.ts',
  },
  {
    name: APP,
    files: /^client\/src\/app\//,
    may: [SHARED, ROUTES, FEATURE, UI, LIB, STYLES],
    belongs: 'The frame belongs in client/src/app, a screen in client/src/routes',
  },
  {
    name: ROUTES,
    files: /^client\/src\/routes\//,
    may: [SHARED, FEATURE, UI, LIB, STYLES],
    belongs: 'A route is one thin file a screen; what several need belongs in a feature, ui or lib',
  },
  {
    name: FEATURE,
    files: /^client\/src\/features\/[^/]+\//,
    may: [SHARED, UI, LIB, STYLES],
    belongs: `What several features need belongs in ${BASE_FEATURES.map((name) => `features/${name}`).join(' or ')}, in ui (looks) or in lib (no React screens)`,
  },
  {
    name: UI,
    files: /^client\/src\/ui\//,
    may: [SHARED, LIB, STYLES],
    belongs: 'ui holds looks without the product: what knows cards or users belongs in a feature',
  },
  {
    name: STYLES,
    files: /^client\/src\/styles\//,
    may: [],
    belongs: 'styles holds what all screens look like: what one feature looks like stands beside it',
  },
  {
    name: LIB,
    files: /^client\/src\/lib\//,
    may: [SHARED],
    belongs: 'lib stands below everything of the client: what knows screens or features belongs in them',
  },
]

/** The room of a file; undefined when it stands in none. */
export function roomOf(path) {
  return ROOMS.find(({ files }) => files.test(path))
}

/** The feature of a file, such as `play`. */
export function featureOf(path) {
  return /^client\/src\/features\/([^/]+)\//.exec(path)?.[1]
}

/** Features that the others build on. */
export function isBaseFeature(name) {
  return BASE_FEATURES.includes(name)
}
