import { bareText } from './bare-text.mjs'
import { ownWords } from './own-words.mjs'

const CARD_CALL = /^(?:createCard|getCard|updateCard|deleteCard|listMyCards)$/

const cardCalls = {
  create: (context) => ({
    CallExpression: (node) => {
      if (node.callee.name !== 'call' || !CARD_CALL.test(node.arguments[0]?.value)) return
      const message = 'sends a card request: only client/src/sync may, use a hook or a function of it'
      context.report({ node, message })
    },
  }),
}

const roomEmissions = {
  create: (context) => ({
    CallExpression: (node) => {
      const { object, property } = node.callee
      const isSent =
        property?.name === 'emit' && /^(?:io|broadcast)$/.test(object.name ?? object.property?.name)
      if (!isSent && !/^(?:to|in|except)$/.test(property?.name)) return
      const message =
        'emits to a Socket.IO room: only server/realtime/broadcaster.ts may. Emit an event on server/domain-events.ts after the write instead'
      context.report({ node, message })
    },
  }),
}

/** What Oxlint has no rules for: .oxlintrc.json says where each applies. */
export default {
  meta: { name: 'bingoboard' },
  rules: {
    'bare-text': bareText,
    'card-calls': cardCalls,
    'own-words': ownWords,
    'room-emissions': roomEmissions,
  },
}
