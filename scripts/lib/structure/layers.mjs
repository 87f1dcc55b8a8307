/**
 * Layers and their allowed imports. A file belongs to the first layer that has it.
 *
 * @typedef {object} Layer
 * @property {string} name
 * @property {RegExp} [files] by default those in the folder of that name
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

const SHARED = ['shared', 'shared/messages']
const BASE = 'server (its base files)'
const SERVER_LAYERS = [
  BASE,
  'server/models',
  'server/mail',
  'server/previews',
  'server/services',
  'server/http',
  'server/realtime',
  'server/database',
  'server/embedded-db',
]
/** What screens are made of. */
const PARTS = ['client/src/sync', 'client/src/ui', 'client/src/lib', 'client/src/styles']

const TRANSPORT_ADVICE =
  'A transport parses, calls one service and replies: data is read and changed in server/services, and what both transports need is a base file in server/'

/** @type {Layer[]} */
const LAYERS = [
  {
    name: 'shared/messages',
    mayImport: ['shared'],
    onlyPackages: ['date-fns'],
    advice:
      'A language has words, and what they are made of: what decides which are shown belongs where they are shown',
  },
  {
    // shared/schemas calls shared/rules. Back up, rules take types only, which are erased: a card's type follows from its schema.
    name: 'shared',
    mayImport: [],
    onlyPackages: ['zod', 'nanoid'],
    advice:
      'What needs Node, the DOM or another package belongs in server/ or client/; shared/ holds what both agree on',
  },
  {
    name: 'server (its entry)',
    files: /^server\/(?:index|serve|app|app-metrics|backup|admin|admin-address|admin-socket)\.ts$/,
    mayImport: [...SHARED, ...SERVER_LAYERS],
    advice: 'The entry composes the layers of the server: logic belongs in one of them',
  },
  {
    name: 'server/models',
    mayImport: [...SHARED, BASE],
    neverPackages: TRANSPORT_PACKAGES,
    advice: 'A model knows its documents and shared shapes only: verbs belong in server/services',
  },
  {
    name: 'server/mail',
    mayImport: [...SHARED, BASE],
    neverPackages: TRANSPORT_PACKAGES,
    advice: 'Mail composes and sends emails: server/services decide who gets one and when',
  },
  {
    name: 'server/services',
    mayImport: [...SHARED, BASE, 'server/models', 'server/database', 'server/mail'],
    neverPackages: TRANSPORT_PACKAGES,
    advice:
      'A service takes explicit arguments and refuses with AppError: requests, answers and sockets belong in server/http and server/realtime',
  },
  {
    name: 'server/previews',
    mayImport: [...SHARED, BASE],
    neverPackages: TRANSPORT_PACKAGES,
    advice:
      'Previews draw what they are given: server/services check who may see a card, and server/http sends the picture',
  },
  {
    name: 'server/http',
    mayImport: [...SHARED, BASE, 'server/services', 'server/database', 'server/previews'],
    advice: TRANSPORT_ADVICE,
  },
  {
    name: 'server/realtime',
    mayImport: [...SHARED, BASE, 'server/services', 'server/database'],
    advice: TRANSPORT_ADVICE,
  },
  {
    name: 'server/database',
    mayImport: [...SHARED, BASE, 'server/models', 'server/embedded-db'],
    neverPackages: TRANSPORT_PACKAGES,
    advice: 'server/database connects and seeds; what the product does with data belongs in server/services',
  },
  {
    name: 'server/embedded-db',
    mayImport: [],
    onlyPackages: ['bson', 'lmdb', 'node:'],
    advice:
      'The embedded database knows MongoDB and nothing of this product: what is ours belongs in server/database or server/models',
  },
  {
    name: BASE,
    files: /^server\/[^/]+$/,
    mayImport: [...SHARED],
    advice:
      'A base file is below all layers of the server: code that needs a layer belongs in that layer, or in server/app.ts, which composes them',
  },
  {
    name: 'client/src (its entries)',
    files: /^client\/src\/[^/]+$/,
    mayImport: [...SHARED, 'client/src/app', 'client/src/routes', 'client/src/features', ...PARTS],
    advice: 'An entry hands over to client/src/app',
  },
  {
    name: 'client/src/service-worker',
    mayImport: [...SHARED, 'client/src/lib'],
    advice:
      'The service worker runs without a page: what needs one belongs in client/src/app, and the messages between both in service-worker/messages.ts',
  },
  {
    name: 'client/src/app',
    mayImport: [...SHARED, 'client/src/routes', 'client/src/service-worker', 'client/src/features', ...PARTS],
    advice: 'The frame belongs in client/src/app, a screen in client/src/routes',
  },
  {
    name: 'client/src/routes',
    mayImport: [...SHARED, 'client/src/features', ...PARTS],
    advice: 'A route is one thin file per screen: what several need belongs in a feature, ui or lib',
  },
  {
    name: 'client/src/features',
    mayImport: [...SHARED, ...PARTS],
    advice: `What several features need belongs in ${BASE_FEATURES.map((name) => `features/${name}`).join(' or ')}, in ui (looks) or in lib (no React screens)`,
  },
  {
    name: 'client/src/sync',
    mayImport: [...SHARED, 'client/src/lib'],
    advice:
      'sync keeps cards equal to the server and knows no screen: toasts, words and components belong in a feature, which uses the hooks of sync',
  },
  {
    name: 'client/src/ui',
    mayImport: [...SHARED, 'client/src/lib', 'client/src/styles'],
    advice: 'ui has no knowledge of the product: what knows cards or users belongs in a feature',
  },
  {
    name: 'client/src/styles',
    mayImport: [],
    advice: 'styles has the styles of all screens: those of one feature belong beside it',
  },
  {
    name: 'client/src/lib',
    mayImport: [...SHARED],
    advice: 'lib is below everything else in the client: what knows screens or features belongs in them',
  },
]

/** The layer of a file; undefined when it has none. */
export function layerOf(path) {
  return LAYERS.find(({ name, files }) => (files ? files.test(path) : path.startsWith(`${name}/`)))
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
