/**
 * Layers and their allowed imports. A file belongs to the first layer with a pattern that matches its path.
 *
 * @typedef {object} Layer
 * @property {string} name
 * @property {RegExp} files
 * @property {string[]} mayImport other layers
 * @property {string[]} [onlyPackages] allowed packages, `node:` for Node's own; all where it is missing
 * @property {RegExp} [neverPackages]
 * @property {string} advice where code belongs that breaks this
 */

/** Packages of the two transports, HTTP and Socket.IO. */
const TRANSPORT_PACKAGES =
  /^(?:express|express-session|connect-mongo|helmet|passport(?:-.*)?|socket\.io(?:-.*)?|@socket\.io\/.*)$/
/** Features that others may import, lowest first: each may import those before it. */
const BASE_FEATURES = ['auth', 'card', 'picture', 'categories', 'print', 'co-hosts']

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
const SYNC = 'client/src/sync'
const LIB = 'client/src/lib'
const STYLES = 'client/src/styles'
const ROUTES = 'client/src/routes'
const APP = 'client/src/app'
const FEATURE = 'client/src/features'
const WORKER = 'client/src/service-worker'

const SERVER_LAYERS = [BASE, MODELS, MAIL, PREVIEWS, SERVICES, HTTP, REALTIME, DATABASE, EMBEDDED]
const TRANSPORT_ADVICE =
  'A transport parses, calls one service and replies: data is read and changed in server/services, and what both transports need is a base file in server/'

/** @type {Layer[]} */
const LAYERS = [
  {
    name: SHARED,
    files: /^shared\//,
    mayImport: [],
    onlyPackages: ['zod', 'nanoid'],
    advice:
      'What needs Node, the DOM or another package belongs in server/ or client/; shared/ holds what both agree on',
  },
  {
    name: 'server (its entry)',
    files: /^server\/(?:index|serve|app|app-metrics|backup|admin|admin-address|admin-socket)\.ts$/,
    mayImport: [SHARED, ...SERVER_LAYERS],
    advice: 'The entry composes the layers of the server: logic belongs in one of them',
  },
  {
    name: MODELS,
    files: /^server\/models\//,
    mayImport: [SHARED, BASE],
    neverPackages: TRANSPORT_PACKAGES,
    advice: 'A model knows its documents and shared shapes only: verbs belong in server/services',
  },
  {
    name: MAIL,
    files: /^server\/mail\//,
    mayImport: [SHARED, BASE],
    neverPackages: TRANSPORT_PACKAGES,
    advice: 'Mail composes and sends emails: server/services decide who gets one and when',
  },
  {
    name: SERVICES,
    files: /^server\/services\//,
    mayImport: [SHARED, BASE, MODELS, DATABASE, MAIL],
    neverPackages: TRANSPORT_PACKAGES,
    advice:
      'A service takes explicit arguments and refuses with AppError: requests, answers and sockets belong in server/http and server/realtime',
  },
  {
    name: PREVIEWS,
    files: /^server\/previews\//,
    mayImport: [SHARED, BASE],
    neverPackages: TRANSPORT_PACKAGES,
    advice:
      'Previews draw what they are given: server/services check who may see a card, and server/http sends the picture',
  },
  {
    name: HTTP,
    files: /^server\/http\//,
    mayImport: [SHARED, BASE, SERVICES, DATABASE, PREVIEWS],
    advice: TRANSPORT_ADVICE,
  },
  {
    name: REALTIME,
    files: /^server\/realtime\//,
    mayImport: [SHARED, BASE, SERVICES, DATABASE],
    advice: TRANSPORT_ADVICE,
  },
  {
    name: DATABASE,
    files: /^server\/database\//,
    mayImport: [SHARED, BASE, MODELS, EMBEDDED],
    neverPackages: TRANSPORT_PACKAGES,
    advice: 'server/database connects and seeds; what the product does with data belongs in server/services',
  },
  {
    name: EMBEDDED,
    files: /^server\/embedded-db\//,
    mayImport: [],
    onlyPackages: ['bson', 'lmdb', 'node:'],
    advice:
      'The embedded database knows MongoDB and nothing of this product: what is ours belongs in server/database or server/models',
  },
  {
    name: BASE,
    files: /^server\/[^/]+$/,
    mayImport: [SHARED],
    advice:
      'A base file is below all layers of the server: code that needs a layer belongs in that layer, or in server/app.ts, which composes them',
  },
  {
    name: 'client/src (its entries)',
    files: /^client\/src\/[^/]+$/,
    mayImport: [SHARED, APP, ROUTES, FEATURE, SYNC, UI, LIB, STYLES],
    advice: 'An entry hands over to client/src/app',
  },
  {
    name: WORKER,
    files: /^client\/src\/service-worker\//,
    mayImport: [SHARED, LIB],
    advice:
      'The service worker runs without a page: what needs one belongs in client/src/app, and the messages between both in service-worker/messages.ts',
  },
  {
    name: APP,
    files: /^client\/src\/app\//,
    mayImport: [SHARED, ROUTES, WORKER, FEATURE, SYNC, UI, LIB, STYLES],
    advice: 'The frame belongs in client/src/app, a screen in client/src/routes',
  },
  {
    name: ROUTES,
    files: /^client\/src\/routes\//,
    mayImport: [SHARED, FEATURE, SYNC, UI, LIB, STYLES],
    advice: 'A route is one thin file per screen: what several need belongs in a feature, ui or lib',
  },
  {
    name: FEATURE,
    files: /^client\/src\/features\/[^/]+\//,
    mayImport: [SHARED, SYNC, UI, LIB, STYLES],
    advice: `What several features need belongs in ${BASE_FEATURES.map((name) => `features/${name}`).join(' or ')}, in ui (looks) or in lib (no React screens)`,
  },
  {
    name: SYNC,
    files: /^client\/src\/sync\//,
    mayImport: [SHARED, LIB],
    advice:
      'sync keeps cards equal to the server and knows no screen: toasts, words and components belong in a feature, which uses the hooks of sync',
  },
  {
    name: UI,
    files: /^client\/src\/ui\//,
    mayImport: [SHARED, LIB, STYLES],
    advice: 'ui has no knowledge of the product: what knows cards or users belongs in a feature',
  },
  {
    name: STYLES,
    files: /^client\/src\/styles\//,
    mayImport: [],
    advice: 'styles has the styles of all screens: those of one feature belong beside it',
  },
  {
    name: LIB,
    files: /^client\/src\/lib\//,
    mayImport: [SHARED],
    advice: 'lib is below everything else in the client: what knows screens or features belongs in them',
  },
]

/** The layer of a file; undefined when it has none. */
export function layerOf(path) {
  return LAYERS.find(({ files }) => files.test(path))
}

/** The feature of a file, such as `play`. */
export function featureOf(path) {
  return /^client\/src\/features\/([^/]+)\//.exec(path)?.[1]
}

/** Whether a feature may import another one: a base feature that is below it. */
export function mayImportFeature(name, other) {
  const place = BASE_FEATURES.indexOf(other)
  return place !== -1 && (!BASE_FEATURES.includes(name) || place < BASE_FEATURES.indexOf(name))
}
