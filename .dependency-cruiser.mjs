/**
 * Layers and their allowed imports, for `npm run check:structure`.
 *
 * @typedef {object} Layer
 * @property {string[]} mayImport other layers
 * @property {string} [onlyPackages] an expression for the allowed ones, in addition to Node's own; all if it is missing
 * @property {boolean} [noTransport] whether packages of HTTP and Socket.IO are refused
 * @property {string} advice where code that breaks these rules belongs
 */

/** Features that others may import, lowest first: each may import those before it. */
const BASE_FEATURES = ['auth', 'card', 'picture', 'categories', 'print', 'co-hosts', 'join', 'editor']

const MESSAGES = 'shared/messages/'
const RULES = 'shared/(?!messages/)'
const SHARED = [RULES, MESSAGES]
const ENTRY = '(?:index|serve|app|app-metrics|backup|admin|admin-address|admin-socket)\\.ts$'
const BASE = `server/(?!${ENTRY})[^/]+$`
/** The folders of the parts that screens are made of. */
const PARTS = ['client/src/sync/', 'client/src/ui/', 'client/src/lib/', 'client/src/styles/']
const FEATURES = 'client/src/features/'

const TRANSPORT_ADVICE =
  'A transport parses, calls one service and replies: data is read and changed in server/services, and what both transports need is a base file in server/'

/** @type {Record<string, Layer>} by a regular expression for the paths of their files */
const LAYERS = {
  [MESSAGES]: {
    mayImport: [RULES],
    onlyPackages: 'date-fns',
    advice:
      'A language has words, and what they are made of: what decides which are shown belongs where they are shown',
  },
  [RULES]: {
    // shared/schemas calls shared/rules. In return, rules import types, which are erased: a card's type is its
    // schema's.
    mayImport: [],
    onlyPackages: 'zod|nanoid',
    advice:
      'What needs Node, the DOM or another package belongs in server/ or client/; shared/ holds what both agree on',
  },
  [`server/${ENTRY}`]: {
    mayImport: ['shared/', 'server/'],
    advice: 'The entry composes the layers of the server: logic belongs in one of them',
  },
  'server/models/': {
    mayImport: [...SHARED, BASE],
    noTransport: true,
    advice: 'A model knows its documents and shared shapes only: verbs belong in server/services',
  },
  'server/mail/': {
    mayImport: [...SHARED, BASE],
    noTransport: true,
    advice: 'Mail composes and sends emails: server/services decide who gets one and when',
  },
  'server/services/': {
    mayImport: [...SHARED, BASE, 'server/models/', 'server/database/', 'server/mail/'],
    noTransport: true,
    advice:
      'A service takes explicit arguments and refuses with AppError: requests, answers and sockets belong in server/http and server/realtime',
  },
  'server/previews/': {
    mayImport: [...SHARED, BASE],
    noTransport: true,
    advice:
      'Previews draw what they are given: server/services check who may see a card, and server/http sends the picture',
  },
  'server/http/': {
    mayImport: [...SHARED, BASE, 'server/services/', 'server/database/', 'server/previews/'],
    advice: TRANSPORT_ADVICE,
  },
  'server/realtime/': {
    mayImport: [...SHARED, BASE, 'server/services/', 'server/database/'],
    advice: TRANSPORT_ADVICE,
  },
  'server/database/': {
    mayImport: [...SHARED, BASE, 'server/models/', 'server/embedded-db/'],
    noTransport: true,
    advice: 'server/database connects and seeds; what the product does with data belongs in server/services',
  },
  'server/embedded-db/': {
    mayImport: [],
    onlyPackages: 'bson|lmdb',
    advice:
      'The embedded database knows MongoDB and nothing of this product: what is ours belongs in server/database or server/models',
  },
  [BASE]: {
    mayImport: SHARED,
    advice:
      'A base file is below all layers of the server: code that needs a layer belongs in that layer, or in server/app.ts, which composes them',
  },
  'client/src/[^/]+$': {
    mayImport: [...SHARED, 'client/src/app/', FEATURES, ...PARTS],
    advice: 'An entry hands over to client/src/app',
  },
  'client/src/service-worker/': {
    mayImport: [...SHARED, 'client/src/lib/'],
    advice:
      'The service worker runs without a page: what needs one belongs in client/src/app, and the messages between both in service-worker/messages.ts',
  },
  'client/src/app/': {
    mayImport: [...SHARED, 'client/src/service-worker/', FEATURES, ...PARTS],
    advice: 'The frame belongs in client/src/app, a screen in its feature',
  },
  [FEATURES]: {
    mayImport: [...SHARED, ...PARTS],
    advice: `What several features need belongs in features/${BASE_FEATURES.join(', features/')}, in ui (looks) or in lib (no React screens)`,
  },
  'client/src/sync/': {
    mayImport: [...SHARED, 'client/src/lib/'],
    advice:
      'sync keeps cards equal to the server and knows no screen: toasts, words and components belong in a feature, which uses the hooks of sync',
  },
  'client/src/ui/': {
    mayImport: [...SHARED, 'client/src/lib/', 'client/src/styles/'],
    advice: 'ui has no knowledge of the product: what knows cards or users belongs in a feature',
  },
  'client/src/styles/': {
    mayImport: [],
    advice: 'styles has the styles of all screens: those of one feature belong beside it',
  },
  'client/src/lib/': {
    mayImport: SHARED,
    advice: 'lib is below everything else in the client: what knows screens or features belongs in them',
  },
}

const OURS = '^(?:shared|server|client|scripts|tests)/'
/** Returns an expression for packages, by their folders, or by their names if only their types are installed. */
const packages = (names) => `^(?:|node_modules/|node_modules/@types/)(?:${names})(?:/|$)`
const TRANSPORT_PACKAGES = packages(
  'express|express-session|connect-mongo|helmet|passport|passport-[^/]+|socket\\.io|socket\\.io-[^/]+|@socket\\.io',
)

const refuse = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const below = (paths) => paths.map((path) => `^${path}`)

const layerRules = Object.entries(LAYERS).flatMap(
  ([layer, { mayImport, onlyPackages, noTransport, advice }]) => {
    const refused = [{ path: OURS, pathNot: below([layer, ...mayImport]) }]
    if (onlyPackages) refused.push({ pathNot: [OURS, packages(onlyPackages)], dependencyTypesNot: ['core'] })
    if (noTransport) refused.push({ path: TRANSPORT_PACKAGES })
    return refused.map((to) => refuse('layer', advice, { path: `^${layer}` }, to))
  },
)

/** A feature may import itself and base features; a base feature only those before it. */
const featureRules = [`(?!(?:${BASE_FEATURES.join('|')})/)([^/]+)`, ...BASE_FEATURES].map((name, index) => {
  const base = BASE_FEATURES.slice(0, index === 0 ? undefined : index - 1)
  const allowed = [index === 0 ? '$1' : name, ...base].map((one) => `${FEATURES}${one}/`)
  const to = { path: `^${FEATURES}`, pathNot: below(allowed) }
  return refuse('feature', LAYERS[FEATURES].advice, { path: `^${FEATURES}${name}/` }, to)
})

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    ...featureRules,
    refuse(
      'no-layer',
      'Move it into a layer, or add one to .dependency-cruiser.mjs',
      { path: '^(?:shared|server|client)/', pathNot: below(Object.keys(LAYERS)) },
      {},
    ),
    refuse(
      'stray-test',
      'A test that nothing runs never fails: tests are tests/{shared,server,e2e}/….test.ts and tests/client/….test.ts or .tsx',
      {
        path: '\\.(?:test|spec)\\.[cm]?[jt]sx?$',
        pathNot: ['^tests/client/.+\\.test\\.tsx?$', '^tests/(?:shared|server|e2e)/.+\\.test\\.ts$'],
      },
      {},
    ),
    refuse(
      'no-circle',
      'Files that import each other have no order in which they can be read',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    refuse(
      'production-package',
      'Production installs without devDependencies, and would not have it. The client is bundled, so its packages are devDependencies',
      { path: '^(?:shared|server)/', pathNot: '^shared/messages/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'unknown'], dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'no-node-in-browsers',
      'What needs Node belongs in server/',
      { path: '^(?:client|shared)/' },
      { dependencyTypes: ['core'] },
    ),
    refuse(
      'one-socket',
      'The only socket is in client/src/sync/socket-client.ts',
      { path: '^client/', pathNot: '^client/src/sync/socket-client\\.ts$' },
      { path: packages('socket\\.io-client'), dependencyTypesNot: ['type-only'] },
    ),
    refuse(
      'alias',
      'Write #shared, #server, #client or #tests, so that moving a file affects its own tree only',
      { path: '^(shared|server|client|tests)/' },
      { path: '^(?:shared|server|client/src|tests)/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
    ),
    refuse(
      'before-the-install',
      'Scripts run before anything is installed: import() packages after the install',
      { path: '^scripts/', pathNot: '^scripts/lib/(?:bench/|messages|page-template)' },
      { path: '^node_modules/', dynamic: false },
    ),
    refuse(
      'vague-name',
      'Name a file after the one thing that it knows, and move the rest to where it is used',
      {},
      { path: `${OURS}.*(?<=/)(?:util|utils|helper|helpers|misc|common|stuff)(?:[./]|$)` },
    ),
    refuse('kebab-case', 'Name files in kebab-case', {}, { path: `${OURS}.*[A-Z_][^/]*(?<!\\.json)$` }),
    refuse(
      'no-index',
      'Import from the file that defines the name: a barrel hides where code is, and causes circles',
      {},
      { path: `${OURS}.*(?<=/)index\\.[^/]+$`, pathNot: '^server/index\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
