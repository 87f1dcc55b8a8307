import ts from 'typescript'
import { lineOf, walk } from './source-files.mjs'

const BROADCASTER = 'server/realtime/broadcaster.ts'
/** The browser has one store. The server makes one per page that it renders. */
const STORE_MAKERS = ['client/src/lib/store.ts', 'client/src/entry-server.tsx']
const SYNC = 'client/src/sync/'
const CARD_CALL = /^(?:createCard|getCard|updateCard|deleteCard|listMyCards)$/

const ROOM_CALLS = new Set(['to', 'in', 'except'])
const WIDE_SENDERS = /^(?:io|nsp|namespace|broadcast)$/
const SOCKET_NAMES = /^(?:io|nsp|namespace|socket|broadcast|local|volatile)$/

/** The names along `a.b(…).c`, from the left: ['a', 'b', 'c']. */
function chainOf(expression) {
  if (ts.isCallExpression(expression)) return chainOf(expression.expression)
  if (ts.isPropertyAccessExpression(expression))
    return [...chainOf(expression.expression), expression.name.text]
  if (ts.isIdentifier(expression)) return [expression.text]
  return []
}

function roomEmission(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const chain = chainOf(node.expression)
  const called = chain.at(-1)
  const before = chain.slice(0, -1)
  if (ROOM_CALLS.has(called)) return SOCKET_NAMES.test(before.at(-1) ?? '')
  return called === 'emit' && before.some((name) => WIDE_SENDERS.test(name))
}

const calls = (node, name) => ts.isCallExpression(node) && chainOf(node.expression).at(-1) === name

/** Whether the node is `call('getCard', …)` or another call of one card. */
function isCardCall(node) {
  if (!calls(node, 'call')) return false
  const [name] = node.arguments
  return name !== undefined && ts.isStringLiteral(name) && CARD_CALL.test(name.text)
}

function messageFor(path, node) {
  if (path.startsWith('server/') && path !== BROADCASTER && roomEmission(node))
    return `emits to a Socket.IO room: only ${BROADCASTER} may. Emit an event on server/domain-events.ts after the write instead`
  if (path.startsWith('client/') && !STORE_MAKERS.includes(path) && calls(node, 'createStore'))
    return `creates a second store: the only one is in ${STORE_MAKERS[0]}`
  if (path.startsWith('client/') && !path.startsWith(SYNC) && isCardCall(node))
    return `sends a card request: only ${SYNC} may, use a hook or a function of it`
  return undefined
}

export function codeBreaches(files) {
  const breaches = []
  for (const { path, tree } of files)
    walk(tree, (node) => {
      const message = messageFor(path, node)
      if (message !== undefined) breaches.push({ path, line: lineOf(tree, node), message })
    })
  return breaches
}
